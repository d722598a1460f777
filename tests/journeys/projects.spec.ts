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

  test(`${name} asks nobody while its address is an example: its drawing is a figure, and there is no button`, async ({
    page,
  }) => {
    await open(page, route);
    await expect(page.locator('iframe')).toHaveCount(0);
    await expect(page.locator('figure figcaption').filter({ hasText: /^Fig\. 1\. / })).toBeVisible();
    await expect(page.getByRole('link', { name: /^Visit App/ })).toHaveCount(0);
    await expect(page.getByText(/will (run|stand|open) here/)).toHaveCount(0);
  });
}

test('the Emotion Explorer stands among the projects', async ({ page }) => {
  await open(page, '/projects');
  await page
    .getByRole('navigation', { name: 'Projects' })
    .getByRole('link', { name: labelOf('/projects/emotion-explorer') })
    .click();
  await expect(page).toHaveURL('/projects/emotion-explorer');
  await expect(page.getByPlaceholder('Type your emotion')).toBeVisible();
});
