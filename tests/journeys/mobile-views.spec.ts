import { labelOf, sections } from './content.ts';
import { expect, open, test } from './journey.ts';
import { expectView, json, store, stored, subMenu, toggle } from './mobileViews.ts';
import { h1, mainMenu, menuLink } from './moving.ts';

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

test('the word and the panes of the header button show where it leads', async ({ page }) => {
  await open(page, '/writing');
  for (const [pane, name] of ['Menu', 'Section', 'Page'].entries()) {
    await expect(toggle(page).locator('b:visible')).toHaveText(name);
    const filled = await toggle(page)
      .locator('rect:visible')
      .evaluateAll((panes) => panes.findIndex((one) => getComputedStyle(one).fill !== 'none'));
    expect(filled).toBe(pane);
    await toggle(page).click();
  }
});

test('the header ends where the page does', async ({ page }) => {
  await open(page, '/writing');
  const button = await toggle(page).boundingBox();
  expect(button && 390 - button.x - button.width).toBe(20);
});

test('the heading of a section has the focus after its item of the menu was chosen', async ({ page }) => {
  await open(page, '/writing');
  for (const name of ['Work', 'Work', 'Writing']) {
    await page.evaluate(() => void (document.documentElement.dataset.view = 'toc1'));
    await menuLink(page, name).click();
    await expect(subMenu(page, name).getByRole('heading', { name, exact: true })).toBeFocused();
  }
});

test('closing the sub-menu or choosing the current page focuses its heading', async ({ page }) => {
  await open(page, '/writing/tango/exercises');
  for (const leave of [
    page.getByRole('button', { name: 'Close the Writing menu' }),
    subMenu(page).getByRole('link', { name: labelOf('/writing/tango/exercises') }),
  ]) {
    await toggle(page).click();
    await toggle(page).click();
    await leave.click();
    await expect(h1(page)).toBeFocused();
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

test('choosing the current article shows it', async ({ page }) => {
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

test('the close button is 5 px from the edge, below the header', async ({ page }) => {
  await store(page, json.toc2);
  await open(page, '/writing');
  const button = await page.getByRole('button', { name: 'Close the Writing menu' }).boundingBox();
  const header = await page.getByRole('banner').boundingBox();
  expect(button && 390 - button.x - button.width).toBe(5);
  expect(button && header && button.y - header.height).toBe(5);
});

test('Home lists the parts of the page, Social Media its links', async ({ page }) => {
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

test.describe('for fingers', () => {
  test.use({ hasTouch: true, isMobile: true });

  for (const width of [390, 1024])
    test(`rows of the section menu are 44 px high at ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 844 });
      await store(page, json.toc2);
      for (const { name, path } of sections) {
        await open(page, path);
        const heights = await subMenu(page, name)
          .locator('a, section > button')
          .evaluateAll((rows) =>
            rows.filter((row) => row.checkVisibility()).map((row) => row.getBoundingClientRect().height),
          );
        expect(Math.min(...heights), name).toBeGreaterThanOrEqual(44);
      }
    });
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
