import type { Page, Route } from '@playwright/test';
import { nameField, questionField, entry, submit } from './askMeAnything.ts';
import { labelOf, titleOf } from './content.ts';
import { emotionCall, explorerPath, input, result } from './emotionExplorer.ts';
import { allowAnalytics, answerHost, expect, test, whenReady } from './journey.ts';
import { subMenu } from './mobileViews.ts';
import { h1, mainMenu, menuLink } from './moving.ts';

/** Opens a page and holds its scripts until the returned function is called. */
const openWithoutScripts = async (
  page: Page,
  address: string,
  load = () => page.goto(address, { waitUntil: 'commit' }),
) => {
  const held: Route[] = [];
  let free = false;
  await page.unrouteAll();
  await page.route('**/assets/*.js', (route) => {
    if (free) return route.continue();
    held.push(route);
    return undefined;
  });
  await load();
  return async () => {
    free = true;
    await Promise.all(held.splice(0).map((route) => route.continue()));
    await whenReady(page);
  };
};

/** Records every document that the browser loads into the page. */
const documentsOf = (page: Page) => {
  const documents: string[] = [];
  page.on('request', (request) => {
    if (request.isNavigationRequest() && request.frame() === page.mainFrame())
      documents.push(`${request.method()} ${new URL(request.url()).pathname}`);
  });
  return documents;
};

test('sends forms submitted before the scripts arrive, without a page load', async ({ page }) => {
  const documents = documentsOf(page);
  let letGo = await openWithoutScripts(page, '/interactive/ama');
  await nameField(page).fill('Early bird');
  await questionField(page).fill('Was I too early?');
  await submit(page).click();
  const sent = page.waitForRequest((request) => request.method() === 'POST');
  await letGo();
  expect((await sent).postDataJSON()).toMatchObject({ question: 'Was I too early?', name: 'Early bird' });
  await expect(entry(page, 'Was I too early?')).toContainText('Early bird asks');
  await expect(questionField(page)).toHaveValue('');

  letGo = await openWithoutScripts(page, explorerPath);
  await input(page).pressSequentially('calm');
  await input(page).press('Enter');
  const asked = page.waitForRequest(emotionCall);
  await letGo();
  expect((await asked).postDataJSON()).toEqual({ emotion: 'calm' });
  await expect(result(page)).toBeVisible();
  await expect(input(page)).toHaveValue('calm');
  expect(documents).toEqual(['GET /interactive/ama', `GET ${explorerPath}`]);
});

test('keeps text and cursor from before the scripts arrive', async ({ page }) => {
  const letGo = await openWithoutScripts(page, '/interactive/share');
  const message = page.getByRole('textbox', { name: 'Your message' });
  await message.pressSequentially('Half a thought');
  await letGo();
  await expect(message).toBeFocused();
  await page.keyboard.type(', finished');
  await expect(message).toHaveValue('Half a thought, finished');
});

test('finds words that were typed before the scripts arrive', async ({ page }) => {
  const letGo = await openWithoutScripts(page, `${explorerPath}/words`);
  await page.getByRole('searchbox').fill('saudade');
  await letGo();
  await expect(page.getByRole('search').getByRole('link', { name: 'Saudade' }).first()).toBeVisible();
});

test('Jous keeps a course that was chosen before the scripts arrive', async ({ page }) => {
  const letGo = await openWithoutScripts(page, '/apps/jous/');
  await page.getByText('The coffee').click();
  await letGo();
  await expect(page.getByRole('radio', { name: /^The coffee/ })).toBeChecked();
});

test('repeats clicks from before the scripts arrive', async ({ page, ownerServer: { url }, watch }) => {
  for (const [route, name, done] of [
    [explorerPath, 'Angry', () => expect(input(page)).toHaveValue('Angry')],
    [
      '/writing',
      /^Personal/,
      () =>
        expect(
          subMenu(page).getByRole('link', { name: labelOf('/writing/personal/nonsense') }),
        ).toBeVisible(),
    ],
    ['/', 'Salon, dark', () => expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')],
  ] as const) {
    const letGo = await openWithoutScripts(page, route);
    await page.getByRole('button', { name, exact: true }).first().click();
    await letGo();
    await done();
  }
  watch.expectHost('www.googletagmanager.com');
  const letGo = await openWithoutScripts(page, `${url}/writing/tango/mentoring`);
  await allowAnalytics(page, watch);
  await answerHost(page, watch, 'www.instagram.com', 'It plays');
  await page.getByRole('button', { name: 'Load the photo' }).click();
  await letGo();
  await expect(page.getByTitle('Photo post').contentFrame().getByText('It plays')).toBeVisible();
});

test('links work before the scripts arrive; the view button of a phone afterwards', async ({ page }) => {
  await openWithoutScripts(page, '/');
  await menuLink(page, 'Work').click({ noWaitAfter: true });
  await expect(h1(page)).toHaveText(titleOf('/work'));
  await page.setViewportSize({ width: 390, height: 844 });
  let letGo = await openWithoutScripts(page, '/writing');
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

test('Back works before the scripts arrive', async ({ page }) => {
  await page.goto('/work');
  await whenReady(page);
  await menuLink(page, 'Writing').click();
  await expect(h1(page)).toHaveText(titleOf('/writing'));
  const letGo = await openWithoutScripts(page, '/writing', () => page.reload({ waitUntil: 'commit' }));
  await page.evaluate(() => history.back());
  await expect(page).toHaveURL('/work');
  await expect(h1(page)).toHaveText(titleOf('/work'));
  await letGo();
  await expect(h1(page)).toHaveText(titleOf('/work'));
});
