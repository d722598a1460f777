import type { Page } from '@playwright/test';
import { answerOne, askMany, entry, list } from './askMeAnything.ts';
import { expect, open, test } from './journey.ts';

const headings = (page: Page) => list(page).getByRole('heading', { level: 3 });

const numbered = (count: number) => Array.from({ length: count }, (_, index) => `Question ${index + 1}?`);

test('answered questions come first, the rest page by page, and everything can be reached', async ({
  page,
  request,
  freshServer,
}) => {
  const { url } = freshServer;
  const ids = await askMany(request, url, numbered(120));
  await answerOne(request, url, ids[0], 'The oldest is answered.');
  await answerOne(request, url, ids[60], 'One in the middle too.');
  const asked: string[] = [];
  page.on('request', (call) => {
    if (new URL(call.url()).pathname === '/api/questions') asked.push(new URL(call.url()).search);
  });
  await open(page, `${url}/interactive/ama`);
  await expect(list(page)).toContainText('120 asked, 2 answered');
  await expect(headings(page)).toHaveCount(52);
  await expect(headings(page).nth(0)).toHaveText('Question 61?');
  await expect(headings(page).nth(1)).toHaveText('Question 1?');
  await expect(headings(page).nth(2)).toHaveText('Question 120?');
  await expect(list(page).getByRole('heading', { level: 2 })).toHaveText('All Questions');

  const more = page.getByRole('button', { name: 'More questions' });
  await more.click();
  await expect(headings(page)).toHaveCount(102);
  await expect(headings(page).nth(52)).toBeFocused();
  await more.click();
  await expect(headings(page)).toHaveCount(120);
  await expect(more).toBeHidden();
  await expect(headings(page).last()).toHaveText('Question 2?');
  expect(asked.every((search) => /[?&]limit=50\b/.test(search))).toBe(true);
  expect(asked.filter((search) => search.includes('before='))).toHaveLength(2);
});

test('each question has an address that opens it, also one that no page has brought yet', async ({
  page,
  request,
  freshServer,
}) => {
  const { url } = freshServer;
  const [first] = await askMany(request, url, numbered(70));
  const last = page.locator(`#question-${first}`);
  await open(page, `${url}/interactive/ama`);
  await expect(headings(page)).toHaveCount(50);
  await expect(last).toHaveCount(0);
  for (const address of [
    `?question=${first}#question-${first}`,
    `?question=${first}`,
    `#question-${first}`,
  ]) {
    await page.goto(`${url}/`);
    await open(page, `${url}/interactive/ama${address}`);
    await expect(last, address).toContainText('Question 1?');
    await expect(last.getByRole('heading'), address).toBeFocused();
    await expect(last, address).toBeInViewport();
  }

  const link = headings(page).first().locator('xpath=..').getByRole('link');
  await link.click();
  await expect(page).toHaveURL(/\?question=\d+#question-\d+$/);
  await expect(headings(page).first()).toBeFocused();
  await page.goBack();
  await expect(last).toBeVisible();
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('answers are read, and an address opens its question, answered or not', async ({
    page,
    request,
    freshServer,
  }) => {
    const { url } = freshServer;
    const [answered, waiting] = await askMany(request, url, ['Can you read me?', 'Still waiting?']);
    await answerOne(request, url, answered, 'Without any script.');
    await page.goto(`${url}/interactive/ama`);
    await expect(entry(page, 'Can you read me?')).toContainText('Without any script.');
    await expect(entry(page, 'Still waiting?')).toHaveCount(0);
    await page.goto(`${url}/interactive/ama?question=${waiting}#question-${waiting}`);
    await expect(entry(page, 'Still waiting?')).toContainText('No answer yet.');
    await expect(entry(page, 'Still waiting?')).toBeInViewport();
  });

  test('answers older than a question have their own address and a link back to the newest', async ({
    page,
    request,
    freshServer,
  }) => {
    const { url } = freshServer;
    const [first, second] = await askMany(request, url, numbered(2));
    await answerOne(request, url, first, 'One.');
    await answerOne(request, url, second, 'Two.');
    await page.goto(`${url}/interactive/ama?before=${second}`);
    await expect(headings(page)).toHaveText(['Question 1?']);
    await page.getByRole('link', { name: 'Newest answers' }).click();
    await expect(page).toHaveURL(`${url}/interactive/ama`);
    await expect(headings(page)).toHaveText(['Question 2?', 'Question 1?']);
    await expect(page.getByRole('link', { name: /^(Newest|Older) answers$/ })).toHaveCount(0);
  });
});
