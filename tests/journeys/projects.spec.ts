import type { BrowserContext, Page } from '@playwright/test';
import { titleOf } from '../content.ts';
import { expect, open, test } from './journey.ts';
import { edgesOf } from './layout.ts';
import { h1 } from './moving.ts';

const frameOf = (page: Page, name: string) => page.getByTitle(name, { exact: true });

/** Returns the app that runs in the page of Jous, and opens the app in a new tab too. */
const visitJous = async (page: Page, context: BrowserContext) => {
  await expect(h1(page)).toHaveText(titleOf('/projects/jous'));
  const frame = frameOf(page, 'Jous');
  await frame.scrollIntoViewIfNeeded();
  const opening = context.waitForEvent('page');
  await page.getByRole('link', { name: /^Visit App/ }).click();
  return { app: frame.contentFrame(), tab: await opening };
};

test('an app runs in its page, and "Visit App" opens it in a new tab', async ({ page, context }) => {
  await open(page, '/projects/jous');
  const { app, tab } = await visitJous(page, context);
  await expect(app.getByRole('heading', { level: 1, name: 'Jous' })).toBeVisible();
  await expect(app.getByRole('link', { name: /^About/ })).toHaveCount(0);
  await expect(tab).toHaveURL('/apps/jous/');
  await tab.getByRole('link', { name: 'About Jous' }).click();
  await expect(tab).toHaveURL('/projects/jous');
});

test('an app of the owner’s replaces the site’s own', async ({ page, context, ownerSite, watch }) => {
  await watch.expectHost('jous.apps.test', { body: 'It runs' });
  await open(page, `${ownerSite}/projects/jous`);
  const { app, tab } = await visitJous(page, context);
  await expect(app.getByText('It runs')).toBeVisible();
  await tab.waitForURL('https://jous.apps.test/**');
});

test('the frame of Tango Diario is as high as its form, and no higher afterwards', async ({ page }) => {
  await page.setViewportSize({ width: 820, height: 1_180 });
  await open(page, '/projects/tango-diario');
  const frame = frameOf(page, 'Tango Diario');
  await frame.scrollIntoViewIfNeeded();
  const app = frame.contentFrame();
  const press = (name: string) => app.getByRole('button', { name }).click();
  const hidden = () =>
    app.locator('html').evaluate((root) => root.scrollHeight - root.ownerDocument.defaultView!.innerHeight);
  const height = async () => (await frame.boundingBox())?.height ?? 0;
  const before = await height();
  await press('Add a night');
  await expect.poll(hidden).toBe(0);
  expect(await height()).toBeGreaterThan(before);
  await press('Cancel');
  await expect.poll(height).toBe(before);
  // Saving a night must not leave a gap below the message.
  for (const mood of ['Lovely', 'Rare']) {
    await press('Add a night');
    await app.getByRole('radio', { name: mood }).check();
    await press('Keep this night');
    await expect.poll(hidden).toBe(0);
    const said = await edgesOf(app.getByText(/ is kept\.$/));
    expect((await edgesOf(app.getByRole('heading', { level: 2 }).first())).top - said.top).toBeLessThan(100);
  }
});

test('every step of Second Date fits into a small window, with its button', async ({ page }) => {
  await open(page, '/projects/second-date');
  const frame = frameOf(page, 'Second Date');
  const app = frame.contentFrame();
  for (const [width, height] of [
    [390, 700],
    [1366, 650],
  ] as const) {
    await page.setViewportSize({ width, height });
    await frame.scrollIntoViewIfNeeded();
    for (const name of [
      'I answer first',
      'Cover my answer',
      'I’ve got the phone',
      'Cover my answer',
      'Show what we both said',
      'Start again',
    ]) {
      if (name === 'Cover my answer') {
        await app.getByRole('radio', { name: 'Yes, another date' }).press('Space');
        await page.keyboard.press('Tab');
        await page.keyboard.insertText('I liked the walk to the tram.');
      }
      const button = app.getByRole('button', { name });
      await expect(button, `"${name}" at ${width} px`).toBeInViewport({ ratio: 1 });
      expect((await frame.boundingBox())?.height, name).toBeLessThan(height);
      const spare = (await edgesOf(frame)).bottom - (await edgesOf(button)).bottom;
      expect(spare, `space below "${name}" at ${width} px`).toBeGreaterThanOrEqual(20);
      // By keyboard, because presses are ignored just after each step.
      await button.press('Enter');
    }
  }
});
