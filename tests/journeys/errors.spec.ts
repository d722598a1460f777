import type { Route } from '@playwright/test';
import { labelOf, titleOf } from '../content.ts';
import { explorerPath, input } from './emotionExplorer.ts';
import { expect, open, test } from './journey.ts';
import { toggle } from './mobileViews.ts';
import { follow, h1, mainMenu, menuLink, next, subMenu } from './moving.ts';

const failure = 'Unexpected Application Error!';

test('unknown addresses give 404, what is wrong, and a way on', async ({ page, watch }) => {
  watch.expectError(/404 \(Not Found\)/);
  const main = page.getByRole('main');
  expect(await open(page, '/bookmarks/no-such-book')).toContain('Unknown Bookmark</h1>');
  await expect(h1(page)).toHaveText('Unknown Bookmark');
  await expect(main.getByText('There’s nothing on this shelf.')).toBeVisible();
  await expect(subMenu(page, 'Bookmarks')).toBeVisible();
  await main.getByRole('link', { name: 'All bookmarks' }).click();
  await expect(page).toHaveURL('/bookmarks');
  expect(await open(page, '/nowhere')).toContain(`${failure}</h1>`);
  await expect(h1(page)).toHaveText(failure);
  await expect(main.getByText('404 Not Found')).toBeVisible();
  await expect(mainMenu(page)).toBeVisible();
  await expect(next(page)).toHaveCount(0);
  await page.setViewportSize({ width: 390, height: 844 });
  for (let press = 0; press < 2; press += 1) await toggle(page).click();
  await expect(toggle(page), 'there is no section').toHaveAccessibleName('Showing page. Switch to menu.');
  await main.getByRole('link', { name: 'Back to the start' }).click();
  await expect(page).toHaveURL('/');
});

test('a page that throws shows its message; other pages still work', async ({ page, watch }) => {
  watch.expectError(/The floor gave way\.|Minified React error #418/);
  await page.route('**/assets/ShareAnything-*.js', (route) =>
    route.fulfill({
      contentType: 'text/javascript',
      body: `export default () => { throw new Error('The floor gave way.') }`,
    }),
  );
  const expectFailure = async () => {
    await expect(h1(page)).toHaveText(failure);
    await expect(page.getByRole('alert')).toHaveText('The floor gave way.');
  };
  await open(page, '/interactive/share');
  await expectFailure();
  const menu = subMenu(page, 'Interactive');
  await menu.getByRole('link', { name: labelOf('/interactive/ama') }).click();
  await expect(h1(page)).toHaveText(titleOf('/interactive/ama'));
  await menu.getByRole('link', { name: labelOf('/interactive/share') }).click();
  await expectFailure();
});

test('a page whose data cannot be fetched again keeps its text', async ({ page, watch }) => {
  watch.expectError(/net::ERR_FAILED|Failed to fetch/);
  const refuse = (route: Route) => route.abort();
  await page.route('**/words/awe.json', refuse);
  const refused = page.waitForEvent('requestfailed');
  const expectWords = async () => {
    await expect(h1(page)).toHaveText('Words for awe');
    await expect(page.getByRole('main').getByText('Hushed humility of heart')).toBeVisible();
  };
  await open(page, `${explorerPath}/words/awe`);
  await refused;
  await expectWords();
  await page.unroute('**/words/awe.json', refuse);
  await follow(page, '/projects');
  await page.goBack();
  await expectWords();
});

test('pages whose scripts fail can be read, left, and sent to the server', async ({ page, watch }) => {
  watch.expectError(/net::ERR_FAILED|Failed to fetch dynamically imported module/);
  await page.route('**/assets/*.js', (route) => route.abort());
  await page.goto('/writing/tango/exercises');
  await menuLink(page, 'Projects').click();
  await expect(h1(page)).toHaveText(titleOf('/projects'));
  await page.goto('/interactive/share');
  await page.getByLabel('Your message').fill('On a train.');
  await page.getByRole('button', { name: 'Send message' }).click();
  await expect(page.getByText('It’s arrived.')).toBeVisible();
  await page.goto(explorerPath);
  await input(page).fill('calm');
  await input(page).press('Enter');
  await page.getByRole('link', { name: /^All the words/ }).click();
  await page.goBack();
  await expect(h1(page)).toHaveText('Emotion Explorer');
});
