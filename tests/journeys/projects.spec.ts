import { labelOf, titleOf } from './content.ts';
import { allowAnalytics, expect, open, test } from './journey.ts';

const apps = [
  ['/projects/jous', 'Jous', 'jous.apps.test'],
  ['/projects/second-date', 'Second Date', 'second-date.apps.test'],
  ['/projects/tango-diario', 'Tango Diario', 'tango-diario.apps.test'],
] as const;

test('the overview says "Choose a project to findout more about it"', async ({ page }) => {
  await open(page, '/projects');
  await expect(page.getByRole('heading', { level: 1, name: 'Projects Overview' })).toBeVisible();
  await expect(page.getByText('Choose a project to findout more about it')).toBeVisible();
});

for (const [route, name, host] of apps) {
  test(`${name} runs in its page, and "Visit App" opens it in a new tab`, async ({
    page,
    context,
    ownerServer,
    watch,
  }) => {
    watch.expectHost(host);
    await allowAnalytics(page, watch);
    await context.route(`https://${host}/**`, (frame) =>
      frame.fulfill({ contentType: 'text/html', body: `<p>${name} is running</p>` }),
    );
    await open(page, `${ownerServer.url}${route}`);
    await expect(page.getByRole('heading', { level: 1, name: titleOf(route) })).toBeVisible();
    const frame = page.getByTitle(titleOf(route), { exact: true });
    await frame.scrollIntoViewIfNeeded();
    await expect(frame.contentFrame().getByText(`${name} is running`)).toBeVisible();
    const [tab] = await Promise.all([
      context.waitForEvent('page'),
      page.getByRole('link', { name: /^Visit App/ }).click(),
    ]);
    await tab.waitForLoadState();
    expect(new URL(tab.url()).host).toBe(host);
  });

  test(`${name} is the site’s own app while its address is an example, in the page and in a new tab`, async ({
    page,
    context,
  }) => {
    await open(page, route);
    const frame = page.getByTitle(titleOf(route), { exact: true });
    await frame.scrollIntoViewIfNeeded();
    const app = frame.contentFrame();
    await expect(app.getByRole('heading', { level: 1, name })).toBeVisible();
    await expect(app.getByRole('link', { name: /^About/ })).toHaveCount(0);
    const [tab] = await Promise.all([
      context.waitForEvent('page'),
      page.getByRole('link', { name: /^Visit App/ }).click(),
    ]);
    await expect(tab).toHaveURL(`/apps/${route.replace('/projects/', '')}/`);
    await expect(tab.getByRole('heading', { level: 1, name })).toBeVisible();
    await tab.getByRole('link', { name: `About ${name}` }).click();
    await expect(tab).toHaveURL(route);
  });
}

test('the Emotion Explorer is among the projects', async ({ page }) => {
  await open(page, '/projects');
  await page
    .getByRole('navigation', { name: 'Projects' })
    .getByRole('link', { name: labelOf('/projects/emotion-explorer') })
    .click();
  await expect(page).toHaveURL('/projects/emotion-explorer');
  await expect(page.getByPlaceholder('Type your emotion')).toBeVisible();
});
