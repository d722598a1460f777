import type { APIRequestContext, Page } from '@playwright/test';
import { answerField, ask, entry, list, logIn } from './askMeAnything.ts';
import { address as siteAddress } from './content.ts';
import { expect, open, test } from './journey.ts';
import { adminPassword } from './server.ts';

/** Asks by the call itself; gives the ids in the order of asking. */
const askMany = async (request: APIRequestContext, address: string, questions: readonly string[]) => {
  const ids: number[] = [];
  for (const question of questions) {
    const answer = await request.post(`${address}/api/questions`, { data: { question } });
    ids.push(((await answer.json()) as { id: number }).id);
  }
  return ids;
};

const answerOne = (request: APIRequestContext, address: string, id: number | undefined, answer: string) =>
  request.post(`${address}/api/questions/answer`, { data: { id, answer, password: adminPassword } });

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

test('the page that the server sends holds the answers, hydrates without a change, and is up to date right after an answer', async ({
  page,
  freshServer,
}) => {
  await open(page, `${freshServer.url}/interactive/ama`);
  await ask(page, 'Who comes first?', '<b>The owner</b>');
  await logIn(page);
  await page.getByRole('button', { name: 'Add answer' }).click();
  await answerField(page).fill('The one who asked.\n\n\n\n\nAlways.');
  await page.getByRole('button', { name: 'Submit answer' }).click();
  await expect(entry(page, 'Who comes first?')).toContainText('My answer');
  const html = await open(page, `${freshServer.url}/interactive/ama`);
  expect(html).toContain('The one who asked.');
  expect(html).toContain('&lt;b&gt;The owner&lt;/b&gt;');
  const item = entry(page, 'Who comes first?');
  await expect(item).toContainText('<b>The owner</b> asks');
  expect(await item.getByText('The one who asked.').innerText()).toBe('The one who asked.\n\nAlways.');
  const first = await page.request.get(`${freshServer.url}/interactive/ama`);
  const { etag = '' } = first.headers();
  const again = { headers: { 'if-none-match': etag } };
  expect((await page.request.get(`${freshServer.url}/interactive/ama`, again)).status()).toBe(304);
});

test('a question of two thousand empty lines is no taller than one with two', async ({
  page,
  request,
  freshServer,
}) => {
  await askMany(request, freshServer.url, [`Above${'\n'.repeat(1_900)}below`]);
  await open(page, `${freshServer.url}/interactive/ama`);
  const box = await entry(page, 'Above').boundingBox();
  expect(box?.height).toBeLessThan(300);
});

test('a visitor who uses the owner’s name cannot pass for the owner: only an answer carries the logo', async ({
  page,
  request,
  freshServer,
}) => {
  const { url } = freshServer;
  const [id] = await askMany(request, url, ['Real?']);
  await answerOne(request, url, id, 'Real.');
  await request.post(`${url}/api/questions`, { data: { question: 'I am the owner.', name: 'My answer' } });
  await open(page, `${url}/interactive/ama`);
  await expect(entry(page, 'Real?').getByText('My answer', { exact: true })).toBeVisible();
  await expect(entry(page, 'Real?').locator('svg')).toBeVisible();
  await expect(entry(page, 'I am the owner.')).toContainText('My answer asks');
  await expect(entry(page, 'I am the owner.').locator('svg')).toHaveCount(0);
});

test('the answers have a feed of their own, which readers and browsers find', async ({
  page,
  request,
  freshServer,
}) => {
  const { url } = freshServer;
  const [id] = await askMany(request, url, ['Is there <more>?']);
  await answerOne(request, url, id, 'Every now & then.');
  await open(page, `${url}/interactive/ama`);
  await expect(list(page)).toContainText('1 asked, 1 answered');
  const found = await page
    .locator('head link[type="application/rss+xml"]')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
  expect(found).toContain('/interactive/ama/rss.xml');
  const feed = await request.get(`${url}/interactive/ama/rss.xml`);
  expect(feed.headers()['content-type']).toContain('application/rss+xml');
  const [title, link, description] = await page.evaluate(
    (xml) => {
      const parsed = new DOMParser().parseFromString(xml, 'application/xml');
      return ['title', 'link', 'description'].map(
        (name) => parsed.querySelector(`item > ${name}`)?.textContent,
      );
    },
    await feed.text(),
  );
  expect(title).toBe('Is there <more>?');
  expect(link).toBe(`${siteAddress}/interactive/ama?question=${id}#question-${id}`);
  expect(description).toBe('<p>Every now &amp; then.</p>');
  expect(await (await request.get(`${url}/rss.xml`)).text()).not.toContain('Is there');
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

  test('answers older than a question have an address of their own, which leads back to the newest', async ({
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
