import type { BrowserContext, Page } from '@playwright/test';
import { titleOf } from './content.ts';
import { edgesOf } from './edges.ts';
import { allowAnalytics, answerHost, expect, open, test } from './journey.ts';
import { h1 } from './moving.ts';

/** Shows the app in its page, and opens it in a new tab. */
const visitApp = async (page: Page, context: BrowserContext, route: string) => {
  await expect(h1(page)).toHaveText(titleOf(route));
  const frame = page.getByTitle(titleOf(route), { exact: true });
  await frame.scrollIntoViewIfNeeded();
  const opening = context.waitForEvent('page');
  await page.getByRole('link', { name: /^Visit App/ }).click();
  return { app: frame.contentFrame(), tab: await opening };
};

test('an app runs in its page, and "Visit App" opens it in a new tab', async ({ page, context }) => {
  await open(page, '/projects/jous');
  const { app, tab } = await visitApp(page, context, '/projects/jous');
  await expect(app.getByRole('heading', { level: 1, name: 'Jous' })).toBeVisible();
  await expect(app.getByRole('link', { name: /^About/ })).toHaveCount(0);
  await expect(tab).toHaveURL('/apps/jous/');
  await tab.getByRole('link', { name: 'About Jous' }).click();
  await expect(tab).toHaveURL('/projects/jous');
});

test('the frame of Tango Diario is as high as its form, and no higher afterwards', async ({ page }) => {
  await page.setViewportSize({ width: 820, height: 1_180 });
  await open(page, '/projects/tango-diario');
  const frame = page.getByTitle('Tango Diario', { exact: true });
  await frame.scrollIntoViewIfNeeded();
  const app = frame.contentFrame();
  const hidden = () =>
    app
      .locator('html')
      .evaluate((root) => root.scrollHeight - (root.ownerDocument.defaultView?.innerHeight ?? 0));
  const height = async () => (await frame.boundingBox())?.height;
  const before = await height();
  await app.getByRole('button', { name: 'Add a night' }).click();
  await expect.poll(hidden).toBe(0);
  expect(await height()).toBeGreaterThan(before ?? 0);
  await app.getByRole('button', { name: 'Cancel' }).click();
  await expect.poll(height).toBe(before);
  // No gaps open with use.
  for (const mood of ['Lovely', 'Rare']) {
    await app.getByRole('button', { name: 'Add a night' }).click();
    await app.getByRole('radio', { name: mood }).check();
    await app.getByRole('button', { name: 'Keep this night' }).click();
    await expect.poll(hidden).toBe(0);
    const said = await edgesOf(app.getByText(/ is kept\.$/));
    const year = await edgesOf(app.getByRole('heading', { level: 2 }).first());
    expect(year.top - said.top).toBeLessThan(100);
  }
});

test('every step of Second Date has its button in the frame', async ({ page }) => {
  await open(page, '/projects/second-date');
  const frame = page.getByTitle('Second Date', { exact: true });
  const app = frame.contentFrame();
  /** Presses the button of a step, after comparing its place with the frame's edge. */
  const goOn = async (name: string) => {
    const button = app.getByRole('button', { name });
    await expect(button).toBeInViewport({ ratio: 1 });
    const spare = (await edgesOf(frame)).bottom - (await edgesOf(button)).bottom;
    expect(spare, `space below "${name}"`).toBeGreaterThanOrEqual(20);
    await button.click();
  };
  for (const width of [390, 1440])
    await test.step(`in a window of ${width} px`, async () => {
      await page.setViewportSize({ width, height: 1000 });
      await frame.scrollIntoViewIfNeeded();
      await goOn('I answer first');
      await app.getByText('Yes, another date').click();
      await app.getByRole('textbox').fill('I liked the walk to the tram.');
      await goOn('Cover my answer');
      await goOn('I’ve got the phone');
      await app.getByText('Yes, another date').click();
      await app.getByRole('textbox').fill('Next time I’ll choose the café.');
      await goOn('Cover my answer');
      await goOn('Show what we both said');
      await goOn('Start again');
    });
});

test('an app of the owner’s replaces the site’s own', async ({ page, context, ownerServer, watch }) => {
  const route = '/projects/jous';
  await allowAnalytics(page, watch);
  await answerHost(context, watch, 'jous.apps.test', 'It runs');
  await open(page, `${ownerServer.url}${route}`);
  const { app, tab } = await visitApp(page, context, route);
  await expect(app.getByText('It runs')).toBeVisible();
  await tab.waitForURL('https://jous.apps.test/**');
});
