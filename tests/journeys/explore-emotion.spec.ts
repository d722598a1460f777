import type { Page } from '@playwright/test';
import { cards, explore, explorerPath, holdEmotion, input, map, result, send } from './emotionExplorer.ts';
import { expect, open, test } from './journey.ts';
import { follow, h1 } from './moving.ts';

const quick = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
/** The sixteen words that the page shows before the first answer. */
const words = (page: Page) => page.getByRole('list', { name: /Sixteen words/ });

const answer = {
  intro: 'Between Word 2 (calm) and Word 12.',
  emotions: [1, 2, 3, 4, 5, 6].map((index) => ({
    name: `Word ${index}`,
    language: `Language ${index}`,
    meaning: `What word ${index} means.`,
    culturalContext: `Where word ${index} is said.`,
  })),
};

test.beforeEach(({ page }) => open(page, explorerPath));

test('quick buttons fill the input, words of the wall are looked up at once', async ({ page }) => {
  const sent: string[] = [];
  page.on('request', (request) => sent.push(request.method()));
  await expect(input(page)).toHaveValue('');
  for (const blank of ['', ' \t']) {
    await input(page).fill(blank);
    await expect(send(page)).toBeDisabled();
  }
  await input(page).press('Enter');
  for (const name of ['Calm', 'Angry', 'Bitter']) {
    await quick(page, name).click();
    await expect(input(page)).toHaveValue(name);
    await expect(page.locator('main [aria-pressed="true"]')).toHaveText(name);
    await expect(send(page)).toBeEnabled();
  }
  expect(sent).not.toContain('POST');

  await expect(words(page).getByRole('listitem')).toHaveCount(16);
  for (const emotion of await words(page).getByRole('listitem').allInnerTexts()) {
    const response = await page.request.post('/api/emotion', { data: { emotion } });
    expect.soft(await response.text(), emotion).not.toContain('find no feeling');
  }
  await words(page).getByRole('button', { name: 'Gelassenheit' }).click();
  await expect(input(page)).toHaveValue('Gelassenheit');
  await expect(cards(page)).toHaveCount(6);
  expect(new Set(await cards(page).getByRole('heading').allInnerTexts()).size).toBe(6);
  for (const card of await cards(page).all()) await expect(card).toContainText(/Cultural context/);
});

test('sends an emotion as typed, and shows the loading state and the answer', async ({ page }) => {
  const respond = await holdEmotion(page);
  const request = page.waitForRequest('**/api/emotion');
  await explore(page, ' a little lost ');
  expect((await request).postDataJSON()).toEqual({ emotion: ' a little lost ' });
  await expect(page.getByRole('button', { name: 'Loading...' })).toBeDisabled();
  const axis = page.getByText('more pleasant', { exact: true });
  await expect(axis, 'the axes of the map are here before its words').toBeVisible();
  await input(page).press('Enter');
  await respond((route) => route.fulfill({ json: answer }));
  await expect(send(page)).toBeEnabled();
  await expect(page.getByRole('status').filter({ hasText: answer.intro })).toBeVisible();
  const intro = page.getByText(answer.intro);
  await expect(intro).toBeFocused();
  await expect(intro.locator('i'), 'mentioned words are in italics').toHaveText(['Word 2']);
  await expect(cards(page)).toHaveCount(6);
  for (const [index, emotion] of answer.emotions.entries())
    for (const text of Object.values(emotion)) await expect(cards(page).nth(index)).toContainText(text);

  await explore(page, 'angry');
  await input(page).fill('angry and lonely');
  await expect(cards(page)).toHaveCount(0);
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

test('a failed map leaves the answer; a failed answer is only logged', async ({ page, watch }) => {
  watch.expectError(/Server error|status of 500|Failed to fetch|net::ERR_FAILED/);
  const idle = await page.getByRole('main').innerText();
  await page.route('**/assets/AnswerMap-*.js', (route) => route.abort());
  await explore(page, 'homesick');
  await expect(page.getByRole('button', { name: /^Copy link/ })).toHaveCount(6);
  await expect(map(page)).toHaveCount(0);
  for (const failure of [{ status: 500, body: 'secret details' }, undefined]) {
    await page.route('**/api/emotion', (route) => (failure ? route.fulfill(failure) : route.abort()));
    const logged = page.waitForEvent('console', (line) => /Server error|Failed to fetch/.test(line.text()));
    await send(page).click();
    await logged;
    await expect(send(page)).toBeEnabled();
    await expect(input(page)).toHaveValue('homesick');
    expect(await page.getByRole('main').innerText()).toBe(idle);
  }
});

test('answers a cry for help in its language, and does not keep it', async ({ page }) => {
  await explore(page, 'ich möchte nicht mehr aufwachen');
  await expect(result(page).getByText('Notruf')).toBeFocused();
  await expect(result(page).getByText('Notruf')).toHaveAttribute('lang', 'de');
  const helpline = result(page).getByRole('link', { name: 'Find a Helpline' });
  await expect(helpline).toHaveAttribute('href', 'https://findahelpline.com');
  await page.reload();
  await expect(words(page)).toBeVisible();

  await explore(page, 'I feel worthless and hopeless');
  await map(page).getByRole('link').first().click();
  await expect(page.getByRole('button', { name: 'Save this map' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'worthless' })).toHaveCount(0);
});

test('restores answers after Back, Forward, a reload and other pages', async ({ page }) => {
  await explore(page, 'homesick');
  await expect(cards(page)).toHaveCount(6);
  const first = cards(page).getByRole('heading').first();
  const word = await first.innerText();
  await explore(page, 'furious');
  await expect(first).not.toHaveText(word);
  const respond = await holdEmotion(page);
  await explore(page, 'calm');
  await page.goBack();
  await expect(input(page), 'while another answer is missing').toHaveValue('homesick');
  await respond((route) => route.fulfill({ json: answer }));
  await expect(send(page)).toBeEnabled();
  await expect(first).toHaveText(word);
  await page.goBack();
  await expect(words(page)).toBeVisible();
  await page.goForward();
  await cards(page).getByRole('link', { name: word, exact: true }).click();
  await expect(h1(page)).toHaveText(/^Words for /);
  await expect(page.locator('article[aria-current="location"]')).toContainText(word);
  await page.goBack();
  await expect(first).toHaveText(word);
  await page.reload();
  await expect(first).toHaveText(word);
  for (const stop of ['/projects', explorerPath]) await follow(page, stop);
  await expect(first).toHaveText(word);
});

test('answers wait for a visitor, and a feeling typed on Home comes first', async ({ page }) => {
  const respond = await holdEmotion(page);
  await explore(page, 'calm');
  await follow(page, '/writing');
  await respond((route) => route.fulfill({ json: answer }));
  for (const stop of ['/projects', explorerPath]) await follow(page, stop);
  await expect(page.getByText(answer.intro)).toBeVisible();
  await expect(input(page)).toHaveValue('calm');

  await explore(page, 'bitter');
  await follow(page, '/');
  const feeling = page.getByRole('textbox', { name: 'Right now I feel' });
  const find = page.getByRole('button', { name: 'Find words' });
  await find.click();
  await expect(feeling, 'without a feeling the page stays').toBeFocused();
  await feeling.fill('homesick');
  await find.dblclick();
  await respond((route) => route.fulfill({ json: answer }));
  await respond((route) => route.continue());
  await expect(cards(page).getByRole('link')).toHaveCount(6);
  await expect(input(page)).toHaveValue('homesick');
  await expect(page, 'the text is not in the address').toHaveURL(explorerPath);
  await page.goBack();
  await expect(page, 'Back leads to the page that sent the text').toHaveURL('/');
  await page.goForward();
  await expect(cards(page).getByRole('link')).toHaveCount(6);
  await expect(input(page)).toHaveValue('homesick');
  await page.getByRole('button', { name: 'Start again' }).click();
  await expect(words(page)).toBeVisible();
  await expect(input(page)).toHaveValue('');
});
