import { expectNoViolation } from './checker.ts';
import { sections } from '../content.ts';
import { blockStorage, expect, fillStorage, open, test } from './journey.ts';
import { edgesOf, framesOf } from './layout.ts';
import { expectView, json, store, stored, toggle } from './mobileViews.ts';
import { follow, h1, mainMenu, menuLink, subMenu } from './moving.ts';

test.use({ viewport: { width: 390, height: 844 } });

test('the header button cycles through the views, which close and reload', async ({ page }) => {
  await open(page, '/writing/tango/exercises');
  await expectView(page, 'main');
  expect(await stored(page)).toBeNull();
  expect((await edgesOf(toggle(page))).right, 'ends where the page does').toBe(370);
  for (const [view, name, next, menu] of [
    ['toc1', 'Showing menu. Switch to section.', 'Section', 'main'],
    ['toc2', 'Showing section. Switch to page.', 'Page', 'Writing'],
    ['main', 'Showing page. Switch to menu.', 'Menu', ''],
  ] as const) {
    await toggle(page).click();
    await expectView(page, view);
    await expect(toggle(page)).toHaveAccessibleName(name);
    await expect(toggle(page).locator('b:visible')).toHaveText(next);
    expect(await stored(page)).toBe(json[view]);
    await expectNoViolation(page, view);
    await page.reload();
    await expectView(page, view);
    if (!menu) continue;
    const close = page.getByRole('button', { name: `Close the ${menu} menu` });
    const { right, top } = await edgesOf(close);
    expect(390 - right, 'close is 5 px from the edge').toBe(5);
    expect(top - (await edgesOf(page.getByRole('banner'))).bottom, 'and 5 px below the header').toBe(5);
    for (const leave of [() => close.click(), () => close.press('Escape')]) {
      await leave();
      await expectView(page, 'main');
      await expect(h1(page)).toBeFocused();
      expect(await stored(page)).toBe(json.main);
      for (let press = 0; press < (view === 'toc1' ? 1 : 2); press += 1) await toggle(page).click();
      await expectView(page, view);
    }
  }
});

test('Home lists the parts of the page, Social Media its links', async ({ page }) => {
  await store(page, json.toc2);
  await open(page, '/');
  await expectView(page, 'toc2', 'On this page');
  await subMenu(page, 'On this page').getByRole('link', { name: 'On the shelf' }).click();
  await expectView(page, 'main', 'On this page');
  await expect(page.getByRole('heading', { name: 'On the shelf' })).toBeInViewport();
  await toggle(page).click();
  await menuLink(page, 'Social Media').click();
  await expectView(page, 'toc2', 'Social Media');
  await expect(subMenu(page, 'Social Media').getByRole('link', { name: 'GitHub' })).toBeVisible();
});

test.describe('on a touch screen', () => {
  test.use({ hasTouch: true, isMobile: true });

  test('rows of the section menus are 44 px high', async ({ page }) => {
    await store(page, json.toc2);
    await open(page, '/');
    for (const { name, path } of sections) {
      await follow(page, path);
      await expectView(page, 'toc2', name);
      for (const width of [1024, 390]) {
        await page.setViewportSize({ width, height: 844 });
        const heights = await subMenu(page, name)
          .locator('a:visible, section > button:visible')
          .evaluateAll((rows) => rows.map((row) => row.getBoundingClientRect().height));
        expect(Math.min(...heights), `${name} at ${width}`).toBeGreaterThanOrEqual(44);
      }
    }
  });
});

test('the layout is mobile up to 767 px, whatever view is stored', async ({ page }) => {
  await store(page, json.toc1);
  await open(page, '/writing');
  await page.setViewportSize({ width: 767, height: 844 });
  await expect(toggle(page)).toBeVisible();
  await expectView(page, 'toc1');
  await page.setViewportSize({ width: 768, height: 844 });
  await expect(toggle(page).or(page.getByRole('button', { name: /^Close the/ }))).toHaveCount(0);
  const edges = () => Promise.all([mainMenu(page), subMenu(page), page.getByRole('main')].map(edgesOf));
  const [menu, bar, below] = await edges();
  expect(below?.left, 'beside the main menu').toBe(menu?.right);
  expect(below?.top, 'below the folded section menu').toBe(bar?.bottom);
  await page.setViewportSize({ width: 1_024, height: 844 });
  const [main, section, content] = await edges();
  expect([section?.left, content?.left], 'side by side').toEqual([main?.right, section?.right]);
});

test('shows the stored view before scripts arrive, without a flash', async ({ page }) => {
  await store(page, json.toc2);
  const frames = await framesOf(page, () =>
    ['[aria-label="Main menu"]', '[aria-label="Writing"]', 'main'].map((selector) =>
      Boolean(document.querySelector(selector)?.checkVisibility()),
    ),
  );
  await open(page, '/writing');
  expect(await frames()).toEqual([[false, true, false]]);
  await page.route('**/assets/*.js', () => undefined);
  await page.goto('/writing');
  await expectView(page, 'toc2');
  await expect(toggle(page)).toHaveAccessibleName('Showing section. Switch to page.');
});

test('a broken stored view shows the content', async ({ page }) => {
  await open(page, '/writing');
  for (const broken of ['{"view":', '{"view":"everything"}', 'null', '[]', '"toc1"', '{"view":7}', '']) {
    await page.evaluate((text) => localStorage.setItem('mobile-view', text), broken);
    await page.reload({ waitUntil: 'domcontentloaded' });
    await expectView(page, 'main');
  }
  await toggle(page).click();
  await expectView(page, 'toc1');
  expect(await stored(page)).toBe(json.toc1);
});

test('views change with full or blocked storage', async ({ page }) => {
  for (const breakStorage of [fillStorage, blockStorage]) {
    await page.addInitScript(breakStorage);
    await open(page, '/writing');
    await expectView(page, 'main');
    await toggle(page).click();
    await expectView(page, 'toc1');
  }
  await menuLink(page, 'Work').click();
  await expectView(page, 'toc2', 'Work');
});
