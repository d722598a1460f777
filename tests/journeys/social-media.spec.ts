import { profiles } from './content.ts';
import { expect, open, test } from './journey.ts';
import { subMenu, toggle } from './mobileViews.ts';
import { menuLink } from './moving.ts';

test('the profiles are listed with logo and address, in the sidebar, on the page and in its drawing', async ({
  page,
  watch,
}) => {
  await open(page, '/social-media');
  const main = page.getByRole('main');
  for (const { label, url } of profiles) {
    const inSidebar = subMenu(page, 'Social Media').getByRole('link', { name: label });
    await expect(inSidebar.locator('svg')).toBeVisible();
    const inList = main.getByRole('list', { name: 'Profiles' }).getByRole('link', { name: label });
    await expect(inList).toHaveAccessibleName(`${label} opens in a new tab`);
    const inDrawing = main.getByRole('figure').getByRole('link', { name: label });
    await expect(inDrawing).toHaveAttribute('target', '_blank');
    expect(url).toMatch(/^https:\/\//);
    for (const link of [inSidebar, inList, inDrawing]) await expect(link).toHaveAttribute('href', url);
  }
  const { host } = new URL(profiles[0]?.url ?? '');
  watch.expectHost(host);
  await page.route(`https://${host}/**`, (route) =>
    route.fulfill({ contentType: 'text/html', body: 'A profile' }),
  );
  await subMenu(page, 'Social Media').locator('a').first().click();
  await expect(page).toHaveURL(new RegExp(`^https://${host}/`));
});

test('on a phone the profiles are in the second view', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, '/');
  await toggle(page).click();
  await menuLink(page, 'Social Media').click();
  await expect(subMenu(page, 'Social Media').getByRole('link', { name: 'GitHub' })).toBeVisible();
});
