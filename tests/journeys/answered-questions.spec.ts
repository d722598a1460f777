import { answerField, answerOne, ask, askMany, entry, list, logIn } from './askMeAnything.ts';
import { address as siteAddress } from './content.ts';
import { expect, open, test } from './journey.ts';

test("the server's page has the answers, hydrates unchanged and is up to date after an answer", async ({
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
  await expect(entry(page, 'Real?').getByText(/^My answer/)).toBeVisible();
  await expect(entry(page, 'Real?').locator('svg')).toBeVisible();
  await expect(entry(page, 'I am the owner.')).toContainText('My answer asks');
  await expect(entry(page, 'I am the owner.').locator('svg')).toHaveCount(0);
});

test('the answers have their own feed, which readers and browsers find', async ({
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
