import { framesOf, holdScripts } from './firstPaint.ts';
import { expect, open, test } from './journey.ts';
import { expectView, json, store, stored, subMenu, toggle } from './mobileViews.ts';
import { mainMenu } from './moving.ts';

test.use({ viewport: { width: 390, height: 844 } });

test('the chosen view is kept over a reload', async ({ page }) => {
  await open(page, '/writing');
  for (const view of ['toc1', 'toc2', 'main'] as const) {
    await toggle(page).click();
    await expectView(page, view);
    await page.reload();
    await expectView(page, view);
  }
});

test('the stored view is there at the first paint, before any script has arrived', async ({ page }) => {
  await holdScripts(page);
  await store(page, json.toc2);
  await page.goto('/writing');
  await expectView(page, 'toc2');
  await expect(toggle(page)).toHaveAccessibleName('Showing section. Switch to page.');
});

for (const view of ['main', 'toc1', 'toc2'] as const)
  test(`no other view flashes while ${view} loads`, async ({ page }) => {
    const frames = await framesOf(page, () =>
      ['[aria-label="Main menu"]', '[aria-label="Writing"]', 'main'].map((selector) =>
        Boolean(document.querySelector(selector)?.checkVisibility()),
      ),
    );
    await store(page, json[view]);
    await open(page, '/writing');
    expect(await frames()).toEqual([[view === 'toc1', view === 'toc2', view === 'main']]);
  });

for (const broken of ['{"view":', '{"view":"everything"}', 'null', '[]', '"toc1"', '{"view":7}', ''])
  test(`a stored ${JSON.stringify(broken)} shows the content and does no harm`, async ({ page }) => {
    await store(page, broken);
    await open(page, '/writing');
    await expectView(page, 'main');
    await toggle(page).click();
    await expectView(page, 'toc1');
    expect(await stored(page)).toBe(json.toc1);
  });

test('blocked storage shows the content, and the views still change', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get: () => {
        throw new DOMException('The storage is blocked.', 'SecurityError');
      },
    });
  });
  await open(page, '/writing');
  await expectView(page, 'main');
  await toggle(page).click();
  await expectView(page, 'toc1');
  await mainMenu(page).getByRole('link', { name: 'Work', exact: true }).click();
  await expectView(page, 'toc2', 'Work');
});

test('full storage does not keep the views from changing', async ({ page }) => {
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('The storage is full.', 'QuotaExceededError');
    };
  });
  await open(page, '/writing');
  await toggle(page).click();
  await expectView(page, 'toc1');
  await toggle(page).click();
  await expectView(page, 'toc2');
});

test('a view that was stored on a phone hides nothing on a desktop', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await store(page, json.toc1);
  await open(page, '/writing');
  for (const part of [mainMenu(page), subMenu(page), page.getByRole('main')])
    await expect(part).toBeVisible();
});
