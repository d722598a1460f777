import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { QueryFailedError } from 'typeorm';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { password, startApp, temporaryDirectory, type TestApp } from '../../testing/app.js';
import { limits, paths } from '../contract.js';
import { Revision } from '../database/revision.js';

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
  ways: {
    slot: '<!--ways-->',
    older: { html: '<a href="?before=9000000003">Older</a>', blank: 9_000_000_003 },
    newest: '<a href="/interactive/ama">Newest</a>',
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
      `<html><head></head><ol><!--questions--></ol><nav><!--ways--></nav>${'<p>x</p>'.repeat(200)}`,
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
  const waysIn = (html: string) => /<nav>(.*)<\/nav>/s.exec(html)?.[1];
  const dataIn = (html: string): unknown =>
    JSON.parse(/<script type="application\/json" id="questions">(.*?)<\/script>/s.exec(html)?.[1] ?? '');

  test('holds the answered questions, in its HTML and as data, up to date right after an answer', async () => {
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

  test('is revalidated each time, answers 304 while nothing has changed, and keeps its security policy', async () => {
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

  test('links to the older answers, page by page, each up to date right after an answer', async () => {
    const asked = Array.from({ length: 2 * limits.questionsPerPage + 1 }, (_, index) => index + 1);
    await server.query(
      `INSERT INTO question (id, question, answer, visibility, created_at) VALUES ${asked.map((id) => `(${id}, 'Q${id}?', 'A${id}.', 'public', '2026-01-01')`).join()}`,
    );
    const walk = async (url: string): Promise<string[]> => {
      const { body } = await get(url);
      const older = /\?before=\d+/.exec(waysIn(body) ?? '')?.[0];
      const here = [...(itemsOf(body) ?? '').matchAll(/A\d+/g)].map(([answer]) => answer);
      return older ? [...here, ...(await walk(template.path + older))] : here;
    };
    const newestFirst = asked.toReversed().map((id) => `A${id}`);
    expect(await walk(template.path)).toEqual(newestFirst);
    expect(waysIn((await get()).body)).not.toContain('Newest');

    const [last] = asked;
    const end = await get(`${template.path}?before=2`);
    expect(itemsOf(end.body)).toContain(`A${last}.`);
    expect(waysIn(end.body)).toBe(template.ways.newest);
    const condition = { 'if-none-match': String(end.headers.etag) };
    expect((await get(`${template.path}?before=2`, condition)).statusCode).toBe(304);
    await answer(1, 'Otherwise.');
    const changed = await get(`${template.path}?before=2`, condition);
    expect(itemsOf(changed.body)).toContain('Otherwise.');
    for (const query of ['before=x', 'before=0', 'before=1&before=2'])
      expect((await get(`${template.path}?${query}`)).body, query).toBe((await get()).body);
  });

  test('comes without questions while they cannot be read, and is not cached', async () => {
    await answer(await ask('Still there?'), 'Yes.');
    const gone = new QueryFailedError('', [], Object.assign(new Error('disk'), { code: 'SQLITE_IOERR' }));
    const reading = vi.spyOn(server.app.get(Revision), 'read').mockRejectedValue(gone);
    const page = await get();
    expect([page.statusCode, itemsOf(page.body), dataIn(page.body)]).toEqual([503, '', []]);
    expect(page.headers).toMatchObject({
      'cache-control': 'no-store',
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': expect.stringContaining('frame-src https://own.example'),
    });
    expect(server.logged()).toContain('database-unavailable');
    expect((await get(`${template.path}/rss.xml`)).json()).toMatchObject({ statusCode: 503 });
    reading.mockRestore();
    expect(itemsOf((await get()).body)).toContain('Yes.');
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
