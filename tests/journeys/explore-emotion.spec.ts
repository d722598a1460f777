import type { Page, Route } from '@playwright/test';
import { expect, open, test } from './journey.ts';

const call = '**/api/emotion';

const input = (page: Page) => page.getByPlaceholder('Type your emotion');
const send = (page: Page) => page.getByRole('button', { name: 'Send' });
const quick = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const result = (page: Page) => page.getByRole('region', { name: 'Words for it' });

const answer = {
  intro: 'Something between two words.',
  emotions: Array.from({ length: 6 }, (_, index) => ({
    name: `Word ${index + 1}`,
    language: `Language ${index + 1}`,
    meaning: `What word ${index + 1} means.`,
    culturalContext: `Where word ${index + 1} is said.`,
  })),
};

const hold = async (page: Page) => {
  const held: Route[] = [];
  await page.route(call, (route) => void held.push(route));
  return async (respond: (route: Route) => Promise<void>) => {
    await expect.poll(() => held.length).toBeGreaterThan(0);
    await respond(held.shift() as Route);
  };
};

test.beforeEach(({ page }) => open(page, '/projects/emotion-explorer'));

test('idle: an input with its placeholder, the three quick buttons, and nothing found yet', async ({
  page,
}) => {
  await expect(input(page)).toHaveValue('');
  for (const name of ['Calm', 'Angry', 'Bitter']) await expect(quick(page, name)).toBeVisible();
  await expect(result(page)).toHaveCount(0);
  await expect(send(page)).toBeDisabled();
});

for (const name of ['Calm', 'Angry', 'Bitter'])
  test(`the quick button ${name} fills the input and sends nothing`, async ({ page }) => {
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.method()));
    await quick(page, name).click();
    await expect(input(page)).toHaveValue(name);
    await expect(quick(page, name)).toHaveAttribute('aria-pressed', 'true');
    await expect(send(page)).toBeEnabled();
    expect(asked).not.toContain('POST');
  });

test('Send is disabled while the input is empty or only white space', async ({ page }) => {
  for (const text of ['', ' ', '\t', '   ']) {
    await input(page).fill(text);
    await expect(send(page)).toBeDisabled();
    await input(page).press('Enter');
  }
  await expect(result(page)).toHaveCount(0);
  await input(page).fill(' a ');
  await expect(send(page)).toBeEnabled();
});

test('while it loads the button reads "Loading..." and is disabled', async ({ page }) => {
  const respond = await hold(page);
  await input(page).fill('calm');
  await send(page).click();
  await expect(page.getByRole('button', { name: 'Loading...' })).toBeDisabled();
  await input(page).press('Enter');
  await respond((route) => route.fulfill({ json: answer }));
  await expect(send(page)).toBeEnabled();
});

test('the emotion is sent as typed, and the answer shows intro, names, languages, meanings and contexts', async ({
  page,
}) => {
  const respond = await hold(page);
  await input(page).fill(' a little lost ');
  const request = page.waitForRequest(call);
  await send(page).click();
  expect((await request).postDataJSON()).toEqual({ emotion: ' a little lost ' });
  await respond((route) => route.fulfill({ json: answer }));
  await expect(result(page)).toContainText(answer.intro);
  await expect(result(page).getByRole('article')).toHaveCount(6);
  for (const [index, emotion] of answer.emotions.entries())
    for (const text of Object.values(emotion))
      await expect(result(page).getByRole('article').nth(index)).toContainText(text);
});

test('a text is sent whole however long it is; if the server refuses it as too long, the page shows nothing', async ({
  page,
  watch,
}) => {
  watch.expectError(/Server error|status of 400/);
  const text = 'a feeling with no end '.repeat(50).trim();
  await input(page).focus();
  await page.keyboard.insertText(text);
  const request = page.waitForRequest(call);
  await send(page).click();
  expect((await request).postDataJSON()).toEqual({ emotion: text });
  expect((await (await request).response())?.status()).toBe(400);
  await expect(send(page)).toBeEnabled();
  await expect(result(page)).toHaveCount(0);
  await expect(input(page)).toHaveValue(text);
});

test('the answer is announced and its intro takes the focus', async ({ page }) => {
  await page.route(call, (route) => route.fulfill({ json: answer }));
  await input(page).fill('calm');
  await input(page).press('Enter');
  await expect(page.getByRole('status').filter({ hasText: answer.intro })).toBeVisible();
  await expect(page.getByText(answer.intro)).toBeFocused();
});

test('a new submit clears the previous result at once', async ({ page }) => {
  const respond = await hold(page);
  await input(page).fill('calm');
  await send(page).click();
  await respond((route) => route.fulfill({ json: answer }));
  await expect(result(page)).toContainText('Word 1');
  await input(page).fill('angry');
  await send(page).click();
  await expect(page.getByRole('button', { name: 'Loading...' })).toBeVisible();
  await expect(page.getByText('Word 1', { exact: true })).toHaveCount(0);
  await expect(page.getByText(answer.intro)).toHaveCount(0);
  await respond((route) => route.fulfill({ json: { ...answer, intro: 'Another answer.' } }));
  await expect(result(page)).toContainText('Another answer.');
});

for (const [what, fail, message] of [
  [
    'an answer that is not OK',
    (route: Route) => route.fulfill({ status: 500, body: 'secret details' }),
    /Server error/,
  ],
  ['a request that never arrives', (route: Route) => route.abort(), /Failed to fetch/],
  ['an answer that is no JSON', (route: Route) => route.fulfill({ body: '<html>' }), /SyntaxError|JSON/],
] as const)
  test(`${what} ends the loading, shows nothing and is only logged`, async ({ page, watch }) => {
    watch.expectError(/Server error|status of 500|Failed to fetch|net::ERR_FAILED|SyntaxError|JSON/);
    const idle = await page.getByRole('main').innerText();
    await page.route(call, fail);
    await input(page).fill('calm');
    const logged = page.waitForEvent(
      'console',
      (line) => line.type() === 'error' && message.test(line.text()),
    );
    await send(page).click();
    await logged;
    await expect(send(page)).toBeEnabled();
    await expect(input(page)).toHaveValue('calm');
    expect(await page.getByRole('main').innerText()).toBe(idle);
    await expect(page.getByRole('alert')).toHaveCount(0);
  });

test('a failure also clears the previous result', async ({ page, watch }) => {
  watch.expectError(/Server error|status of 500/);
  await page.route(call, (route) => route.fulfill({ json: answer }), { times: 1 });
  await input(page).fill('calm');
  await send(page).click();
  await expect(result(page)).toContainText('Word 1');
  await page.route(call, (route) => route.fulfill({ status: 500 }));
  await send(page).click();
  await expect(result(page)).toHaveCount(0);
  await expect(send(page)).toBeEnabled();
});

test('markup in an answer is shown as text', async ({ page }) => {
  const hostile = '<img src=x onerror="document.title=1">';
  const emotion = { name: hostile, language: hostile, meaning: hostile, culturalContext: hostile };
  await page.route(call, (route) => route.fulfill({ json: { intro: hostile, emotions: [emotion] } }));
  await input(page).fill('calm');
  await send(page).click();
  await expect(result(page)).toContainText(hostile);
  await expect(result(page).locator('img')).toHaveCount(0);
});

test('the server answers with six words of six languages, each with meaning and context', async ({
  page,
}) => {
  await quick(page, 'Bitter').click();
  await send(page).click();
  const cards = result(page).getByRole('article');
  await expect(cards).toHaveCount(6);
  const names = await cards.getByRole('heading').allInnerTexts();
  expect(new Set(names).size).toBe(6);
  for (const card of await cards.all()) await expect(card).toContainText(/Cultural context/);
  await expect(page.getByRole('status')).not.toBeEmpty();
});

test('a cry for help is answered with care in its language, and a helpline that can be pressed', async ({
  page,
}) => {
  await input(page).fill('ich möchte nicht mehr aufwachen');
  await send(page).click();
  const words = result(page).getByText('Notruf');
  await expect(words).toBeFocused();
  await expect(words).toHaveAttribute('lang', 'de');
  const helpline = result(page).getByRole('link', { name: 'Find a Helpline' });
  await expect(helpline).toHaveAttribute('href', 'https://findahelpline.com');
});

test('the tool works by keyboard alone, in the order input, quick buttons, Send', async ({ page }) => {
  await page.route(call, (route) => route.fulfill({ json: answer }));
  await input(page).focus();
  await page.keyboard.type('calm');
  for (const name of ['Calm', 'Angry', 'Bitter', 'Send']) {
    await page.keyboard.press('Tab');
    await expect(quick(page, name)).toBeFocused();
  }
  await page.keyboard.press('Enter');
  await expect(result(page)).toContainText('Word 1');
});

test('each word of the wall is one that the explorer explains', async ({ page }) => {
  const wall = page.getByRole('list', { name: /Sixteen words/ }).getByRole('listitem');
  for (const word of await wall.allInnerTexts()) {
    const response = await page.request.post('/api/emotion', { data: { emotion: word } });
    expect.soft(((await response.json()) as { intro: string }).intro, word).not.toContain('find no feeling');
  }
});

test('the sixteen word glyphs show their word under the pointer, with the focus and on a touch screen', async ({
  page,
  browser,
}) => {
  const wall = (on: typeof page) => on.getByRole('list', { name: /Sixteen words/ }).getByRole('listitem');
  await expect(wall(page)).toHaveCount(16);
  const word = wall(page).nth(3).getByText('Gelassenheit');
  await expect(word).toHaveCSS('opacity', '0');
  await wall(page).nth(3).hover();
  await expect(word).toHaveCSS('opacity', '1');
  await wall(page).nth(4).getByRole('button').focus();
  await page.keyboard.press('Shift+Tab');
  await page.mouse.move(0, 0);
  await expect(word).toHaveCSS('opacity', '1');

  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
  });
  const phone = await context.newPage();
  await phone.goto(page.url());
  for (const one of await wall(phone).all()) await expect(one.locator('span')).toHaveCSS('opacity', '1');
  await context.close();
});
