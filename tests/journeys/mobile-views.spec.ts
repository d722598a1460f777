import { routes, labelOf } from './content.ts';
import { holdScripts } from './firstPaint.ts';
import { expect, open, test } from './journey.ts';
import { expectView, json, store, stored, subMenu, toggle } from './mobileViews.ts';
import { mainMenu } from './moving.ts';

test.use({ viewport: { width: 390, height: 844 } });

test('the first visit shows the content', async ({ page }) => {
  await open(page, '/writing');
  await expectView(page, 'main');
  expect(await stored(page)).toBeNull();
});

test('the header button cycles between main menu, sub-menu and content, and stores each', async ({
  page,
}) => {
  await open(page, '/writing');
  for (const [view, name] of [
    ['toc1', 'Showing menu. Switch to section.'],
    ['toc2', 'Showing section. Switch to page.'],
    ['main', 'Showing page. Switch to menu.'],
  ] as const) {
    await toggle(page).click();
    await expectView(page, view);
    await expect(toggle(page)).toHaveAccessibleName(name);
    expect(await stored(page)).toBe(json[view]);
  }
});

test('the header button shows where it leads', async ({ page }) => {
  await open(page, '/writing');
  for (const name of ['Menu', 'Section', 'Page']) {
    await expect(toggle(page).locator('b:visible')).toHaveText(name);
    await toggle(page).click();
  }
});

test('choosing a main menu item shows the sub-menu, choosing an article shows the content', async ({
  page,
}) => {
  await open(page, '/');
  await toggle(page).click();
  await mainMenu(page).getByRole('link', { name: 'Writing', exact: true }).click();
  await expect(page).toHaveURL('/writing');
  await expectView(page, 'toc2');
  expect(await stored(page)).toBe(json.toc2);

  await subMenu(page)
    .getByRole('link', { name: labelOf('/writing/tango/exercises') })
    .click();
  await expect(page).toHaveURL('/writing/tango/exercises');
  await expectView(page, 'main');
  expect(await stored(page)).toBe(json.main);
});

test('choosing the article that is on show already shows it', async ({ page }) => {
  await store(page, json.toc2);
  await open(page, '/writing/tango/exercises');
  await expectView(page, 'toc2');
  await subMenu(page)
    .getByRole('link', { name: labelOf('/writing/tango/exercises') })
    .click();
  await expectView(page, 'main');
});

test('pressing close in the sub-menu shows the content', async ({ page }) => {
  await open(page, '/writing');
  await toggle(page).click();
  await toggle(page).click();
  await page.getByRole('button', { name: 'Close the Writing menu' }).click();
  await expectView(page, 'main');
  expect(await stored(page)).toBe(json.main);
});

test('the close button stands 5 px from the edge, below the header', async ({ page }) => {
  await store(page, json.toc2);
  await open(page, '/writing');
  const button = await page.getByRole('button', { name: 'Close the Writing menu' }).boundingBox();
  const header = await page.getByRole('banner').boundingBox();
  expect(button && 390 - button.x - button.width).toBe(5);
  expect(button && header && button.y - header.height).toBe(5);
});

test('Next stands 20 px from the corner on a phone', async ({ page }) => {
  await open(page, '/writing/tango/mentoring');
  const box = await page.getByRole('link', { name: /^Next: / }).boundingBox();
  expect(box && [390 - box.x - box.width, 844 - box.y - box.height]).toEqual([20, 20]);
});

test('Home lists what stands on the page, Social Media its links', async ({ page }) => {
  await store(page, json.toc2);
  await open(page, '/');
  await expectView(page, 'toc2', 'On this page');
  await subMenu(page, 'On this page').getByRole('link', { name: 'On the shelf' }).click();
  await expectView(page, 'main', 'On this page');
  await expect(page.getByRole('heading', { name: 'On the shelf' })).toBeInViewport();

  await open(page, '/social-media');
  await toggle(page).click();
  await toggle(page).click();
  await expectView(page, 'toc2', 'Social Media');
});

test('no view of any page is empty', async ({ page }) => {
  await holdScripts(page);
  for (const route of routes) {
    await page.goto(route, { waitUntil: 'commit' });
    await expect(page.locator('footer')).toBeAttached();
    const words = await page.evaluate(() =>
      ['toc1', 'toc2', 'main'].map((view) => {
        document.documentElement.dataset.view = view;
        return document.querySelector<HTMLElement>('#root')?.innerText.match(/\w+/g)?.length ?? 0;
      }),
    );
    expect(Math.min(...words), `${route}: ${words.join(', ')}`).toBeGreaterThan(10);
  }
});

test('an unknown address shows its page in every view but the menu', async ({ page, watch }) => {
  watch.expectError(/404 \(Not Found\)/);
  await store(page, json.toc2);
  await open(page, '/nowhere');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('the layout is mobile at 767 px and shows everything together from 768 px', async ({ page }) => {
  await open(page, '/writing');
  await page.setViewportSize({ width: 767, height: 844 });
  await expect(toggle(page)).toBeVisible();
  await expectView(page, 'main');
  await page.setViewportSize({ width: 768, height: 844 });
  await expect(toggle(page)).toBeHidden();
  for (const part of [mainMenu(page), subMenu(page), page.getByRole('main')])
    await expect(part).toBeVisible();
  await expect(page.getByRole('button', { name: 'Close the Writing menu' })).toBeHidden();
  const [menuBox, subBox, mainBox] = await Promise.all(
    [mainMenu(page), subMenu(page), page.getByRole('main')].map((part) => part.boundingBox()),
  );
  expect(menuBox && subBox && mainBox && menuBox.x < subBox.x && subBox.x < mainBox.x).toBe(true);
});
