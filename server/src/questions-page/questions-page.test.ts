import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { password, startApp, temporaryDirectory, type TestApp } from '../../testing/app.js';
import { paths } from '../contract.js';

const blanks = { id: 9_000_000_001, name: '{{name}}', question: '{{question}}', answer: '{{answer}}' };
const template = {
  address: 'https://example.org',
  path: '/interactive/ama',
  title: 'Ask Me Anything',
  description: 'Questions & answers.',
  language: 'en-GB',
  slot: '<!--questions-->',
  answered: { html: '<li id="q-9000000001">{{name}}: {{question}} {{answer}}</li>', blanks },
  unanswered: {
    html: '<li id="q-9000000002">{{name}}: {{question}}</li>',
    blanks: { ...blanks, id: 9_000_000_002, answer: null },
  },
};

describe('the page of the questions', () => {
  let server: TestApp;
  let site: string;
  beforeEach(async () => {
    site = temporaryDirectory();
    const folder = join(site, 'client/interactive/ama');
    mkdirSync(folder, { recursive: true });
    writeFileSync(
      join(folder, 'index.html'),
      `<html><head></head><ol><!--questions--></ol>${'<p>x</p>'.repeat(200)}`,
    );
    writeFileSync(join(site, 'questions-page.json'), JSON.stringify(template));
    writeFileSync(
      join(site, 'csp.json'),
      JSON.stringify({ '/interactive/ama': { frame: ['https://own.example'] } }),
    );
    server = await startApp('sqlite', { SITE_DIR: site });
  });
  afterEach(async () => {
    await server.close();
    rmSync(site, { recursive: true });
  });

  const ask = async (question: string, name?: string) =>
    (await server.post(paths.questions, { question, name })).json<{ id: number }>().id;
  const answer = (id: number, text: string) => server.post(paths.answer, { id, answer: text, password });
  const get = (url = template.path, headers: Record<string, string> = {}) => server.send({ url, headers });
  const itemsOf = (html: string) => /<ol>(.*)<\/ol>/s.exec(html)?.[1];
  const dataIn = (html: string): unknown =>
    JSON.parse(/<script type="application\/json" id="questions">(.*?)<\/script>/s.exec(html)?.[1] ?? '');

  test('holds what is answered, in its HTML and as data, exact right after an answer', async () => {
    expect(itemsOf((await get()).body)).toBe('');
    const first = await ask('First?', 'Ada');
    const second = await ask('Second?');
    expect(itemsOf((await get()).body)).toBe('');
    await answer(first, 'One.');
    expect(itemsOf((await get()).body)).toBe(`<li id="q-${first}">Ada: First? One.</li>`);
    await answer(second, 'Two.');
    await answer(first, 'One again.');
    const page = await get(`${template.path}/`);
    expect(itemsOf(page.body)).toBe(
      `<li id="q-${second}">Anonymous: Second? Two.</li><li id="q-${first}">Ada: First? One again.</li>`,
    );
    expect(dataIn(page.body)).toEqual([
      { id: second, question: 'Second?', name: null, answer: 'Two.' },
      { id: first, question: 'First?', name: 'Ada', answer: 'One again.' },
    ]);
  });

  test('is asked for again each time, costs a 304 while nothing has changed, and keeps its policy', async () => {
    const page = await get();
    expect(page.headers).toMatchObject({
      'cache-control': 'no-cache',
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': expect.stringContaining('frame-src https://own.example'),
    });
    const condition = { 'if-none-match': String(page.headers.etag) };
    expect((await get(template.path, condition)).statusCode).toBe(304);
    await answer(await ask('Changed?'), 'Yes.');
    expect((await get(template.path, condition)).statusCode).toBe(200);
    const zipped = await get(template.path, { 'accept-encoding': 'gzip' });
    expect(gunzipSync(zipped.rawPayload).toString()).toContain('Changed?');
    expect((await server.send({ method: 'HEAD', url: template.path })).statusCode).toBe(200);
  });

  test('holds the question that its address names, also one without an answer; other queries change nothing', async () => {
    const id = await ask('Where am I?');
    const { body } = await get(`${template.path}?question=${id}`);
    expect(itemsOf(body)).toBe(`<li id="q-${id}">Anonymous: Where am I?</li>`);
    expect(dataIn(body)).toMatchObject([{ id, answer: null }]);
    for (const query of ['question=999', 'question=x', `question=${id}&question=1`, 'question=1e9', 'utm=x'])
      expect((await get(`${template.path}?${query}`)).body, query).toBe((await get()).body);
    await server.query(`UPDATE question SET visibility = 'hidden'`);
    expect((await get(`${template.path}?question=${id}`)).body).not.toContain('Where am I?');
  });

  test('shows what people write as text, never as markup nor as a blank', async () => {
    const hostile = '</script><script>alert(1)</script> {{answer}} 9000000001 $& &amp;';
    const id = await ask(hostile, '<b>"Bold"</b>');
    await answer(id, `{{name}}${'\n'.repeat(40)}<img src=x>`);
    const { body } = await get();
    expect(itemsOf(body)).toBe(
      `<li id="q-${id}">&lt;b&gt;&quot;Bold&quot;&lt;/b&gt;: &lt;/script&gt;&lt;script&gt;alert(1)&lt;/script&gt; {{answer}} 9000000001 $&amp; &amp;amp; {{name}}\n\n&lt;img src=x&gt;</li>`,
    );
    expect(body).not.toMatch(/<script>|<img|<b>/);
    expect(dataIn(body)).toMatchObject([{ question: hostile }]);
  });

  test('has a feed of the answers with absolute addresses', async () => {
    await ask('Not yet?');
    const id = await ask('Fish & chips?\u0001');
    await answer(id, 'Yes.\n\nWith <vinegar>.');
    const feed = await get(`${template.path}/rss.xml`);
    expect(feed.headers['content-type']).toBe('application/rss+xml; charset=utf-8');
    expect(feed.headers.etag).toBeTruthy();
    const link = `https://example.org/interactive/ama?question=${id}#question-${id}`;
    expect(feed.body).toContain(
      `<item><title>Fish &amp; chips?</title><link>${link}</link><guid>${link}</guid><description>&lt;p&gt;Yes.&lt;/p&gt;&lt;p&gt;With &amp;lt;vinegar&amp;gt;.&lt;/p&gt;</description></item>`,
    );
    expect(feed.body).not.toContain('Not yet?');
  });
});

test('without a built site there is no such page', async () => {
  const server = await startApp('sqlite');
  for (const url of [template.path, `${template.path}/rss.xml`])
    expect((await server.send({ url })).json()).toEqual({ statusCode: 404, message: 'Not found.' });
  await server.close();
});
