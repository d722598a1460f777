import type { Page, Route } from '@playwright/test';
import { hold, nameField, questionField, entry, submit } from './askMeAnything.ts';
import { labelOf, titleOf } from '../content.ts';
import { explorerPath, input, result } from './emotionExplorer.ts';
import { expect, open, test, whenReady } from './journey.ts';
import { h1, mainMenu, menuLink, subMenu } from './moving.ts';

/** Opens a page and holds its scripts until the returned function is called. */
const openWithoutScripts = async (
  page: Page,
  address: string,
  load = () => page.goto(address, { waitUntil: 'commit' }),
) => {
  const held: Route[] = [];
  let free = false;
  await page.unroute('**/assets/*.js');
  await page.route('**/assets/*.js', (route) => (free ? route.continue() : void held.push(route)));
  await load();
  return async () => {
    free = true;
    await Promise.all(held.splice(0).map((route) => route.continue()));
    await whenReady(page);
  };
};

const pressBefore = async (page: Page, address: string, name: string | RegExp) => {
  const letGo = await openWithoutScripts(page, address);
  await page.getByRole('button', { name, exact: true }).first().click();
  await letGo();
};

test('sends forms submitted before the scripts arrive, without a page load', async ({ page }) => {
  const documents: string[] = [];
  const sent: unknown[] = [];
  page.on('request', (request) => {
    if (request.isNavigationRequest())
      documents.push(`${request.method()} ${new URL(request.url()).pathname}`);
    else if (request.method() === 'POST') sent.push(request.postDataJSON());
  });
  let letGo = await openWithoutScripts(page, '/interactive/ama');
  await nameField(page).fill('Early bird');
  await questionField(page).fill('Was I too early?');
  await submit(page).click();
  await letGo();
  await expect(entry(page, 'Was I too early?')).toContainText('Early bird asks');
  await expect(questionField(page)).toHaveValue('');
  letGo = await openWithoutScripts(page, explorerPath);
  await input(page).pressSequentially('calm');
  await input(page).press('Enter');
  await letGo();
  await expect(result(page)).toBeVisible();
  await expect(input(page)).toHaveValue('calm');
  expect(documents).toEqual(['GET /interactive/ama', `GET ${explorerPath}`]);
  const question = expect.objectContaining({ question: 'Was I too early?', name: 'Early bird' }) as unknown;
  expect(sent).toEqual([question, { emotion: 'calm' }]);
});

test('keeps what was typed and chosen before the scripts arrive', async ({ page }) => {
  let letGo = await openWithoutScripts(page, '/interactive/share');
  const message = page.getByRole('textbox', { name: 'Your message' });
  await message.pressSequentially('Half a thought');
  await letGo();
  await expect(message).toBeFocused();
  await page.keyboard.type(', finished');
  await expect(message).toHaveValue('Half a thought, finished');
  letGo = await openWithoutScripts(page, `${explorerPath}/words`);
  await page.getByRole('searchbox').fill('saudade');
  await letGo();
  await expect(page.getByRole('search').getByRole('link', { name: 'Saudade' }).first()).toBeVisible();
  letGo = await openWithoutScripts(page, '/apps/jous/');
  await page.getByText('The coffee').click();
  await letGo();
  await expect(page.getByRole('radio', { name: /^The coffee/ })).toBeChecked();
  await pressBefore(page, '/apps/jous/', 'Turn the card');
  await expect(page.getByRole('radio', { name: /^The coffee/ }), 'as stored').toBeChecked();
});

test('repeats clicks that came before the scripts', async ({ page, ownerSite, watch }) => {
  await watch.expectHost('www.instagram.com', { body: 'It plays' });
  await pressBefore(page, explorerPath, 'Angry');
  await expect(input(page)).toHaveValue('Angry');
  await pressBefore(page, '/writing', /^Personal/);
  const poems = labelOf('/writing/personal/nonsense');
  await expect(subMenu(page).getByRole('link', { name: poems })).toBeVisible();
  await pressBefore(page, '/', 'Salon, dark');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await pressBefore(page, `${ownerSite}/writing/tango/mentoring`, 'Load the photo');
  await expect(page.getByTitle('Photo post').contentFrame().getByText('It plays')).toBeVisible();
});

test('Back, links and the views of a phone work before the scripts arrive', async ({ page }) => {
  await open(page, '/work');
  await menuLink(page, 'Writing').click();
  await expect(h1(page)).toHaveText(titleOf('/writing'));
  const asked = page.waitForRequest('**/assets/main-*.js');
  let letGo = await openWithoutScripts(page, '/writing', () => page.reload({ waitUntil: 'commit' }));
  await asked;
  const work = await hold(page, '**/work', 'GET');
  const scripts = page.waitForResponse('**/assets/main-*.js');
  const reload = page.waitForRequest('**/work');
  await page.evaluate(() => history.back());
  await reload;
  const ready = letGo();
  await (await scripts).finished();
  await work.letGo();
  await expect(h1(page)).toHaveText(titleOf('/work'));
  await ready;
  await expect(h1(page)).toHaveText(titleOf('/work'));
  await page.setViewportSize({ width: 390, height: 844 });
  letGo = await openWithoutScripts(page, '/writing');
  await page.getByRole('button', { name: /^Showing page/ }).click();
  await letGo();
  await expect(mainMenu(page)).toBeVisible();
  letGo = await openWithoutScripts(page, '/writing');
  await menuLink(page, 'Work').click({ noWaitAfter: true });
  await letGo();
  await expect(page).toHaveURL('/work');
  await subMenu(page, 'Work')
    .getByRole('link', { name: labelOf('/work/freelance') })
    .click();
  await expect(h1(page)).toHaveText(titleOf('/work/freelance'));
});
