import type { Page } from '@playwright/test';
import { labelOf, titleOf } from './content.ts';
import { expect, open, test } from './journey.ts';

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const throwing = `export default () => { throw new Error('The floor gave way.') }`;

const breakPage = (page: Page, chunk: string) =>
  page.route(`**/assets/${chunk}-*.js`, (route) =>
    route.fulfill({ contentType: 'text/javascript', body: throwing }),
  );

test('an unknown address gives 404 and the router screen, before and after the scripts', async ({
  page,
  request,
  watch,
}) => {
  watch.expectError(/404 \(Not Found\)/);
  const response = await request.get('/nowhere');
  expect(response.status()).toBe(404);
  const html = await response.text();
  expect(html).toContain('Unexpected Application Error!</h1>');
  expect(html).toContain('404 Not Found');
  await open(page, '/nowhere');
  await expect(heading(page)).toHaveText('Unexpected Application Error!');
  await expect(page.getByRole('main').getByText('404 Not Found')).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'Back to the start' }).click();
  await expect(page).toHaveURL('/');
});

for (const address of [
  '/writing/nowhere',
  '/bookmarks/a/b',
  '/interactive/ama/1',
  '/%E2%82%AC',
  '/a.b',
  '/index.htm',
])
  test(`the unknown address ${address} shows the router screen`, async ({ page, watch }) => {
    watch.expectError(/404 \(Not Found\)/);
    const response = await page.goto(address);
    expect(response?.status()).toBe(404);
    await expect(heading(page)).toHaveText(/Unexpected Application Error!|Unknown Bookmark/);
    await expect(page.getByRole('navigation', { name: 'Main menu' })).toBeVisible();
  });

test('a malformed address is refused without harm', async ({ request, server }) => {
  for (const address of ['/%E0%A4%A', '/%00', '/..%2f..%2fetc%2fpasswd', '//nowhere'])
    expect((await request.get(server.url + address)).status(), address).toBeGreaterThanOrEqual(400);
});

test('a page that throws when it is opened shows "Unexpected Application Error!" with the message', async ({
  page,
  watch,
}) => {
  watch.expectError(/The floor gave way\.|Minified React error #418/);
  await breakPage(page, 'ShareAnything');
  await open(page, '/interactive/share');
  await expect(heading(page)).toHaveText('Unexpected Application Error!');
  await expect(page.getByRole('alert')).toHaveText('The floor gave way.');
});

test('a page that throws after a link was followed leaves the menus, and another page works again', async ({
  page,
  watch,
}) => {
  watch.expectError(/The floor gave way\./);
  await breakPage(page, 'ShareAnything');
  await open(page, '/interactive');
  const subMenu = page.getByRole('navigation', { name: 'Interactive' });
  await subMenu.getByRole('link', { name: labelOf('/interactive/share') }).click();
  await expect(heading(page)).toHaveText('Unexpected Application Error!');
  await expect(page.getByRole('alert')).toHaveText('The floor gave way.');
  await subMenu.getByRole('link', { name: labelOf('/interactive/ama') }).click();
  await expect(heading(page)).toHaveText(titleOf('/interactive/ama'));
});

test('scripts that do not arrive leave a page that can be read and left', async ({ page, watch }) => {
  watch.expectError(/net::ERR_FAILED|Failed to fetch dynamically imported module/);
  await page.route('**/assets/*.js', (route) => route.abort());
  await page.goto('/writing/tango/exercises');
  await expect(heading(page)).toHaveText(titleOf('/writing/tango/exercises'));
  await page.getByRole('link', { name: 'Projects', exact: true }).click();
  await expect(heading(page)).toHaveText(titleOf('/projects'));
});
