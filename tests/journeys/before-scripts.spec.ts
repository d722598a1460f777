import type { Page, Route } from '@playwright/test';
import { labelOf, titleOf } from './content.ts';
import { allowAnalytics, expect, open, test, whenReady } from './journey.ts';

/** Holds every script of the site until they are let go. */
const holdScripts = async (page: Page) => {
  const held: Route[] = [];
  let free = false;
  await page.route('**/assets/*.js', (route) => {
    if (free) return route.continue();
    held.push(route);
    return undefined;
  });
  return async () => {
    free = true;
    await Promise.all(held.splice(0).map((route) => route.continue()));
    await whenReady(page);
  };
};

/** Every document that the browser loads into the page. */
const documentsOf = (page: Page) => {
  const documents: string[] = [];
  page.on('request', (request) => {
    if (request.isNavigationRequest() && request.frame() === page.mainFrame())
      documents.push(`${request.method()} ${new URL(request.url()).pathname}`);
  });
  return documents;
};

const questions = (page: Page) => page.getByRole('region', { name: 'All Questions' }).getByRole('article');

test('a question submitted before the scripts arrive is sent once they have arrived', async ({ page }) => {
  const documents = documentsOf(page);
  const letGo = await holdScripts(page);
  await page.goto('/interactive/ama', { waitUntil: 'commit' });
  await page.getByRole('textbox', { name: 'Your name' }).fill('Early bird');
  await page.getByRole('textbox', { name: 'Your question' }).fill('Was I too early?');
  await page.getByRole('button', { name: 'Submit question' }).click();
  const sent = page.waitForRequest((request) => request.method() === 'POST');
  await letGo();
  expect((await sent).postDataJSON()).toMatchObject({ question: 'Was I too early?', name: 'Early bird' });
  await expect(questions(page).filter({ hasText: 'Was I too early?' })).toContainText('Early bird asks');
  await expect(page.getByRole('textbox', { name: 'Your question' })).toHaveValue('');
  expect(documents).toEqual(['GET /interactive/ama']);
});

test('Enter in a field before the scripts arrive causes no native submit and is repeated afterwards', async ({
  page,
}) => {
  const documents = documentsOf(page);
  const letGo = await holdScripts(page);
  await page.goto('/interactive/ama', { waitUntil: 'commit' });
  await page.getByRole('textbox', { name: 'Your question' }).fill('By the Enter key?');
  await page.getByRole('textbox', { name: 'Your name' }).press('Enter');
  await letGo();
  await expect(questions(page).filter({ hasText: 'By the Enter key?' })).toBeVisible();
  expect(documents).toEqual(['GET /interactive/ama']);
});

test('a text typed before the scripts arrive is still there, with the cursor in it', async ({ page }) => {
  const letGo = await holdScripts(page);
  await page.goto('/interactive/share', { waitUntil: 'commit' });
  const message = page.getByRole('textbox', { name: 'Your message' });
  await message.pressSequentially('Half a thought');
  await letGo();
  await expect(message).toHaveValue('Half a thought');
  await expect(message).toBeFocused();
  await page.keyboard.type(', finished');
  await expect(message).toHaveValue('Half a thought, finished');
});

test('an emotion typed before the scripts arrive stays and can be sent at once', async ({ page }) => {
  const documents = documentsOf(page);
  const letGo = await holdScripts(page);
  await page.goto('/projects/emotion-explorer', { waitUntil: 'commit' });
  await page.getByPlaceholder('Type your emotion').pressSequentially('calm');
  await page.getByPlaceholder('Type your emotion').press('Enter');
  await letGo();
  await expect(page.getByPlaceholder('Type your emotion')).toHaveValue('calm');
  await expect(page.getByRole('button', { name: 'Send' })).toBeEnabled();
  expect(documents).toEqual(['GET /projects/emotion-explorer']);
});

test('a press before the scripts arrive is repeated afterwards: quick button, category, theme', async ({
  page,
}) => {
  for (const [route, button, done] of [
    [
      '/projects/emotion-explorer',
      'Angry',
      () => expect(page.getByPlaceholder('Type your emotion')).toHaveValue('Angry'),
    ],
    [
      '/writing',
      /^Personal/,
      () =>
        expect(
          page
            .getByRole('navigation', { name: 'Writing' })
            .getByRole('link', { name: labelOf('/writing/personal/nonsense') }),
        ).toBeVisible(),
    ],
    ['/', 'Salon, dark', () => expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')],
  ] as const) {
    const letGo = await holdScripts(page);
    await page.goto(route, { waitUntil: 'commit' });
    await page.getByRole('button', { name: button, exact: true }).first().click();
    await letGo();
    await done();
    await page.unrouteAll();
  }
});

test('a press on an embed before its own script arrives loads it afterwards', async ({
  page,
  ownerServer,
  watch,
}) => {
  watch.expectHost('www.instagram.com');
  await allowAnalytics(page, watch);
  await page.route('https://www.instagram.com/**', (route) =>
    route.fulfill({ contentType: 'text/html', body: 'It plays' }),
  );
  let letGo = () => {};
  const mayArrive = new Promise<void>((resolve) => (letGo = resolve));
  await page.route('**/assets/embeds-*.js', async (route) => {
    await mayArrive;
    await route.continue();
  });
  await open(page, `${ownerServer.url}/writing/tango/mentoring`);
  await page.getByRole('button', { name: 'Load the photo' }).click();
  letGo();
  await expect(page.getByTitle('Photo post').contentFrame().getByText('It plays')).toBeVisible();
});

test('links work by themselves before the scripts arrive', async ({ page }) => {
  await holdScripts(page);
  await page.goto('/', { waitUntil: 'commit' });
  await page.getByRole('link', { name: 'Work', exact: true }).click({ noWaitAfter: true });
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(titleOf('/work'));
});

test('on a phone a view button and a link of a menu before the scripts arrive do what they do after', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const letGo = await holdScripts(page);
  await page.goto('/writing', { waitUntil: 'commit' });
  await page.getByRole('button', { name: /^Showing page/ }).click();
  await letGo();
  await expect(page.getByRole('navigation', { name: 'Main menu' })).toBeVisible();

  await page.unrouteAll();
  const letGoAgain = await holdScripts(page);
  await page.goto('/writing', { waitUntil: 'commit' });
  await page
    .getByRole('navigation', { name: 'Main menu' })
    .getByRole('link', { name: 'Work', exact: true })
    .click({ noWaitAfter: true });
  await letGoAgain();
  await expect(page).toHaveURL('/work');
  await expect(page.getByRole('navigation', { name: 'Work', exact: true })).toBeVisible();
  await page
    .getByRole('navigation', { name: 'Work', exact: true })
    .getByRole('link', { name: labelOf('/work/freelance') })
    .click();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('a visitor who only reads gets the scripts when the browser is idle', async ({ page }) => {
  await page.goto('/writing/tango/exercises');
  await whenReady(page);
});
