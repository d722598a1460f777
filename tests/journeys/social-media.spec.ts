import { profiles } from './content.ts';
import { expect, open, test } from './journey.ts';

test('the sidebar lists the profiles in order, each with a logo and an address elsewhere', async ({
  page,
}) => {
  await open(page, '/social-media');
  const links = page.getByRole('navigation', { name: 'Social Media' }).locator('a');
  await expect(links).toHaveText(profiles.map(({ label }) => label));
  for (const link of await links.all()) {
    await expect(link.locator('svg')).toBeVisible();
    await expect(link).toHaveAttribute('href', /^https:\/\//);
  }
});

test('each profile leads out of the site', async ({ page, watch }) => {
  const hosts = profiles.map(({ url }) => new URL(url).host);
  for (const [index, host] of hosts.entries()) {
    watch.expectHost(host);
    await page.route(`https://${host}/**`, (route) =>
      route.fulfill({ contentType: 'text/html', body: 'A profile' }),
    );
    await open(page, '/social-media');
    await page.getByRole('navigation', { name: 'Social Media' }).locator('a').nth(index).click();
    await expect(page).toHaveURL(new RegExp(`^https://${host}/`));
  }
});

test('on a phone the links are in the second view', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, '/');
  await page.getByRole('button', { name: /^Showing / }).click();
  await page
    .getByRole('navigation', { name: 'Main menu' })
    .getByRole('link', { name: 'Social Media' })
    .click();
  await expect(
    page.getByRole('navigation', { name: 'Social Media' }).getByRole('link', { name: 'GitHub' }),
  ).toBeVisible();
});

test('the profiles are on the page too', async ({ page }) => {
  await open(page, '/social-media');
  const links = page.getByRole('main').getByRole('list', { name: 'Profiles' }).getByRole('link');
  await expect(links).toHaveCount(profiles.length);
  for (const [index, { label }] of profiles.entries()) {
    await expect(links.nth(index)).toHaveAccessibleName(`${label} opens in a new tab`);
    await expect(links.nth(index)).toHaveAttribute('href', /^https:\/\//);
  }
});
