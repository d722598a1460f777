import { expectNoViolationAnywhere } from './checker.ts';
import {
  answer,
  emotionCall,
  explorerPath,
  holdEmotion,
  input,
  quick,
  result,
  send,
  words,
} from './emotionExplorer.ts';
import { expect, open, test } from './journey.ts';
import { scrolledTo, scrollTo } from './moving.ts';

test.beforeEach(({ page }) => open(page, explorerPath));

test('quick buttons and words of the wall fill the input, and each is explained by six words', async ({
  page,
}) => {
  const sent: string[] = [];
  page.on('request', (request) => sent.push(request.method()));
  await expect(input(page)).toHaveValue('');
  await expect(result(page)).toHaveCount(0);
  for (const text of ['', ' ', '\t', '   ']) {
    await input(page).fill(text);
    await expect(send(page)).toBeDisabled();
    await input(page).press('Enter');
  }
  for (const name of ['Calm', 'Angry', 'Bitter', 'Gelassenheit']) {
    await quick(page, name).click();
    await expect(input(page)).toHaveValue(name);
    await expect(quick(page, name)).toHaveAttribute('aria-pressed', 'true');
    await expect(page.locator('main [aria-pressed="true"]')).toHaveCount(1);
    await expect(send(page)).toBeEnabled();
  }
  expect(sent).not.toContain('POST');

  await expect(words(page).getByRole('listitem')).toHaveCount(16);
  for (const word of await words(page).getByRole('listitem').allInnerTexts()) {
    const response = await page.request.post(emotionCall.replace('**', ''), { data: { emotion: word } });
    expect.soft(((await response.json()) as { intro: string }).intro, word).not.toContain('find no feeling');
  }
  await quick(page, 'Bitter').click();
  await send(page).click();
  const cards = result(page).getByRole('article');
  await expect(cards).toHaveCount(6);
  expect(new Set(await cards.getByRole('heading').allInnerTexts()).size).toBe(6);
  for (const card of await cards.all()) await expect(card).toContainText(/Cultural context/);
});

test('shows the answer and its map in view, keeps the place, and explores further', async ({ page }) => {
  const feeling = 'I miss the town I grew up in';
  await input(page).fill(feeling);
  await send(page).click();
  const map = page.getByRole('figure', { name: 'A map of the answer' });
  await expect(map.getByText('calmer', { exact: true })).toBeInViewport();
  await expect(page.locator('p:focus')).toBeInViewport({ ratio: 1 });
  await expect(input(page), 'for the next feeling').toBeInViewport({ ratio: 1 });
  await scrollTo(page, 200);
  await page.reload();
  await expect(map).toBeVisible();
  expect(await scrolledTo(page)).toBe(200);

  await expect(map.getByRole('link')).toHaveCount(6);
  const first = await map.getByRole('link').first().innerText();
  await map.getByRole('link').first().click();
  await expect(input(page), 'words of the map explore further').toHaveValue(first);
  await page.getByRole('button', { name: feeling }).click();
  await expect(input(page), 'the trail leads back').toHaveValue(feeling);
  await expect(page.getByRole('list', { name: 'The way so far' })).toHaveCount(0);
  await expect(map.getByRole('link')).toHaveCount(6);
  await expectNoViolationAnywhere(page, 'the result');
});

test('sends an emotion as typed, and shows the loading state and the answer', async ({ page }) => {
  const respond = await holdEmotion(page);
  await input(page).fill(' a little lost ');
  const request = page.waitForRequest(emotionCall);
  await send(page).click();
  expect((await request).postDataJSON()).toEqual({ emotion: ' a little lost ' });
  await expect(page.getByRole('button', { name: 'Loading...' })).toBeDisabled();
  await expect(
    page.getByText('more pleasant', { exact: true }),
    'the axes of the map are here before its words',
  ).toBeVisible();
  await input(page).press('Enter');
  await respond((route) => route.fulfill({ json: answer }));
  await expect(send(page)).toBeEnabled();
  await expect(page.getByRole('status').filter({ hasText: answer.intro })).toBeVisible();
  const intro = page.getByText(answer.intro);
  await expect(intro).toBeFocused();
  await expect(intro.locator('i'), 'mentioned words are in italics').toHaveText(['Word 2']);
  await expect(result(page).getByRole('article')).toHaveCount(6);
  for (const [index, emotion] of answer.emotions.entries())
    for (const text of Object.values(emotion))
      await expect(result(page).getByRole('article').nth(index)).toContainText(text);

  await input(page).fill('angry');
  await send(page).click();
  await expect(page.getByRole('button', { name: 'Loading...' })).toBeVisible();
  await input(page).fill('angry and lonely');
  await expect(result(page).getByRole('article')).toHaveCount(0);
  await expect(intro).toHaveCount(0);
  const hostile = '<img src=x onerror="document.title=1">';
  const emotion = { name: hostile, language: hostile, meaning: hostile, culturalContext: hostile };
  await respond((route) => route.fulfill({ json: { intro: hostile, emotions: [emotion] } }));
  await expect(result(page)).toContainText(hostile);
  await expect(result(page).locator('img')).toHaveCount(0);
  await expect(input(page), 'what was typed meanwhile stays').toHaveValue('angry and lonely');
  await expect(input(page)).toBeFocused();
  await page.goBack();
  await expect(intro, 'Back brings its text back').toBeFocused();
  await expect(input(page)).toHaveValue(' a little lost ');
});

test('a failure clears the previous answer and is only logged', async ({ page, watch }) => {
  watch.expectError(
    /Server error|status of 500|Failed to fetch|net::ERR_FAILED|SyntaxError|JSON|another form/,
  );
  const idle = await page.getByRole('main').innerText();
  await page.route(emotionCall, (route) => route.fulfill({ json: answer }), { times: 1 });
  await input(page).fill('calm');
  await send(page).click();
  await expect(result(page)).toContainText('Word 1');
  for (const [failure, message] of [
    [{ status: 500, body: 'secret details' }, /Server error/],
    [undefined, /Failed to fetch/],
    [{ body: '<html>' }, /SyntaxError|JSON/],
    [{ body: 'null' }, /another form/],
    [{ json: {} }, /another form/],
    [{ json: { intro: 'x', emotions: [null] } }, /another form/],
  ] as const) {
    await page.route(emotionCall, (route) => (failure ? route.fulfill(failure) : route.abort()), {
      times: 1,
    });
    const logged = page.waitForEvent(
      'console',
      (line) => line.type() === 'error' && message.test(line.text()),
    );
    await send(page).click();
    await logged;
    await expect(send(page)).toBeEnabled();
    await expect(input(page)).toHaveValue('calm');
    expect(await page.getByRole('main').innerText()).toBe(idle);
  }
});

test('answers a cry for help in its language, and does not keep it', async ({ page }) => {
  await input(page).fill('ich möchte nicht mehr aufwachen');
  await send(page).click();
  await expect(result(page).getByText('Notruf')).toBeFocused();
  await expect(result(page).getByText('Notruf')).toHaveAttribute('lang', 'de');
  const helpline = result(page).getByRole('link', { name: 'Find a Helpline' });
  await expect(helpline).toHaveAttribute('href', 'https://findahelpline.com');
  await page.reload();
  await expect(words(page)).toBeVisible();
});

test('an answer whose map cannot be fetched is shown without it', async ({ page, watch }) => {
  watch.expectError(/net::ERR_FAILED|Failed to fetch/);
  await page.route('**/assets/AnswerMap-*.js', (route) => route.abort());
  await input(page).fill('homesick');
  await send(page).click();
  await expect(page.getByRole('button', { name: /^Copy link/ })).toHaveCount(6);
  await expect(page.getByRole('figure', { name: 'A map of the answer' })).toHaveCount(0);
});
