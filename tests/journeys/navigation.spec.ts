import { labelOf, titleOf } from '../content.ts';
import { expect, open, test } from './journey.ts';
import { h1, mainMenu, menuLink, scrolledTo, subMenu } from './moving.ts';

test('links of menus, texts and drawings lead to the top of a page', async ({ page }) => {
  await open(page, '/work/freelance/');
  await expect(subMenu(page, 'Work').locator('[aria-current="page"]'), 'after a slash at the end').toHaveText(
    labelOf('/work/freelance'),
  );
  const main = page.getByRole('main');
  await main.locator('a[href="/work/experience"]').first().click();
  await expect(h1(page)).toHaveText(titleOf('/work/experience'));
  await page.mouse.wheel(0, 3_000);
  await expect.poll(() => scrolledTo(page)).toBeGreaterThan(500);
  await main.locator('a[href="/projects"]').first().click();
  await expect(h1(page)).toHaveText(titleOf('/projects'));
  await expect(mainMenu(page).locator('[aria-current]')).toHaveText('Projects');
  expect(await scrolledTo(page)).toBe(0);
  await menuLink(page, 'Work').click();
  await page.getByRole('figure').getByRole('link', { name: 'Experience' }).click();
  await expect(page, 'by a link of a drawing').toHaveURL('/work/experience');
});

test('fetches a page once, when its link is hovered, focused or touched', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await open(page, '/');
  await page.waitForLoadState('networkidle');
  const texts = /assets\/(writing|bookmarks|projects|work|interactive|social-media)-/;
  expect(asked.filter((path) => texts.test(path))).toEqual([]);
  const drawing = page.waitForResponse('**/drawings/overview-work.svg');
  await menuLink(page, 'Work').hover();
  await (await drawing).finished();
  const before = asked.length;
  await menuLink(page, 'Work').click();
  await expect(h1(page)).toHaveText(titleOf('/work'));
  expect(asked.slice(before)).toEqual([]);
  const focused = page.waitForRequest('**/assets/bookmarks-*.js');
  await menuLink(page, 'Bookmarks').focus();
  await focused;
  const touched = page.waitForRequest('**/assets/projects-*.js');
  await menuLink(page, 'Projects').dispatchEvent('touchstart');
  await touched;
});

test('leaves clicks with a modifier key to the browser', async ({ page }) => {
  await open(page, '/');
  // Cancels the click before it opens a tab, because a busy machine reports new tabs too late.
  const presses = await page.evaluateHandle(() => {
    const left: boolean[] = [];
    addEventListener('click', (event) => {
      left.push(!event.defaultPrevented);
      event.preventDefault();
    });
    return left;
  });
  await page.evaluate(() => window.scrollTo(0, 600));
  for (const key of ['Control', 'Meta', 'Shift', 'Alt'] as const)
    await menuLink(page, 'Work').click({ modifiers: [key] });
  expect(await scrolledTo(page), 'what is read stays where it is').toBe(600);
  await menuLink(page, 'Work').click();
  expect(await presses.jsonValue()).toEqual([true, true, true, true, false]);
});
