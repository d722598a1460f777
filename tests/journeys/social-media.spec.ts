import { expect, open, test } from './journey.ts';

const profiles = ['Twitter', 'LinkedIn', 'GitHub', 'Instagram', 'TikTok', 'linktr'];

test('the sidebar lists the six profiles in order, each with a logo and an address elsewhere', async ({
  page,
}) => {
  await open(page, '/social-media');
  const links = page.getByRole('navigation', { name: 'Social Media' }).locator('a');
  await expect(links).toHaveText(profiles);
  for (const link of await links.all()) {
    await expect(link.locator('svg')).toBeVisible();
    await expect(link).toHaveAttribute('href', /^https:\/\//);
  }
});

test('each profile leads out of the site', async ({ page, watch }) => {
  const hosts = [
    'twitter.com',
    'www.linkedin.com',
    'github.com',
    'www.instagram.com',
    'www.tiktok.com',
    'linktr.ee',
  ];
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

test('on a phone the links stand in the second view', async ({ page }) => {
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
