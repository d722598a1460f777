import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { QueryFailedError } from 'typeorm';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { password, startApp, temporaryDirectory, type TestApp } from '../../testing/app.js';
import { limits, paths } from '../contract.js';
import { QuestionsService } from '../questions/questions.service.js';

const template = {
  address: 'https://example.org',
  path: '/interactive/ama',
  title: 'Ask Me Anything',
  description: 'Questions & answers.',
  slots: { entries: '<!--questions-->', more: '<!--more-->' },
};
const newest = '<a href="/interactive/ama">Newest</a>';

/** Minimal replacement for the renderer that the site's build writes. */
const renderer = `
const escape = (text) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
const entry = ({ id, name, question, answer }) =>
  '<li id="q-' + id + '">' + escape((name ?? 'Anonymous') + ': ' + question + (answer ? ' ' + answer : '')) + '</li>';
export const renderQuestions = ({ questions, isNewest, older }) => ({
  entries: questions.map(entry).join(''),
  more: (isNewest ? '' : '${newest}') + (older ? '<a href="?before=' + older + '">Older</a>' : ''),
});
export const renderAnswer = (text) => '<p>' + escape(text) + '</p>';
`;

describe('the page of the questions', () => {
  let server: TestApp;
  let site: string;
  beforeEach(async () => {
    site = temporaryDirectory();
    const folder = join(site, 'client/interactive/ama');
    mkdirSync(folder, { recursive: true });
    writeFileSync(
      join(folder, 'index.html'),
      `<html><head></head><ol><!--questions--></ol><nav><!--more--></nav>${'<p>x</p>'.repeat(200)}`,
    );
    writeFileSync(join(site, 'questions-page.json'), JSON.stringify(template));
    mkdirSync(join(site, 'server'));
    writeFileSync(join(site, 'server/questions.js'), renderer);
    writeFileSync(
      join(site, 'csp.json'),
      JSON.stringify({ all: {}, pages: { '/interactive/ama': { script: ['sha256-own'] } } }),
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
  const linksIn = (html: string) => /<nav>(.*)<\/nav>/s.exec(html)?.[1];
  const dataIn = (html: string): unknown =>
    JSON.parse(/<script type="application\/json" id="questions">(.*?)<\/script>/s.exec(html)?.[1] ?? '');

  test('holds the questions, answered ones first, in its HTML and as data, up to date right after an answer', async () => {
    expect(itemsOf((await get()).body)).toBe('');
    const first = await ask('First?', 'Ada');
    const second = await ask('Second?');
    await answer(first, 'One.');
    expect(itemsOf((await get()).body)).toBe(
      `<li id="q-${first}">Ada: First? One.</li><li id="q-${second}">Anonymous: Second?</li>`,
    );
    await answer(second, 'Two.');
    await answer(first, 'One again.');
    const page = await get(`${template.path}/`);
    expect(itemsOf(page.body)).toBe(
      `<li id="q-${second}">Anonymous: Second? Two.</li><li id="q-${first}">Ada: First? One again.</li>`,
    );
    expect(dataIn(page.body)).toMatchObject([
      { id: second, question: 'Second?', name: null, answer: 'Two.' },
      { id: first, question: 'First?', name: 'Ada', answer: 'One again.' },
    ]);
  });

  test('is revalidated each time, answers 304 while nothing has changed, and keeps its security policy', async () => {
    const page = await get();
    expect(page.headers).toMatchObject({
      'cache-control': 'no-cache',
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': expect.stringContaining("script-src 'self' 'sha256-own'"),
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
    await ask('And I?');
    expect(itemsOf((await get(`${template.path}?before=${id}`)).body)).toBe('');
    const { body } = await get(`${template.path}?before=${id}&question=${id}`);
    expect(itemsOf(body)).toBe(`<li id="q-${id}">Anonymous: Where am I?</li>`);
    expect(dataIn(body)).toMatchObject([{ id, answer: null }]);
    for (const query of ['question=999', 'question=x', `question=${id}&question=1`, 'question=1e9', 'utm=x'])
      expect((await get(`${template.path}?${query}`)).body, query).toBe((await get()).body);
    await server.query(`UPDATE question SET visibility = 'hidden'`);
    expect((await get(`${template.path}?question=${id}`)).body).not.toContain('Where am I?');
  });

  test('links to the older questions, page by page, each up to date right after an answer', async () => {
    const asked = Array.from({ length: 2 * limits.questionsPerPage + 1 }, (_, index) => index + 1);
    await server.query(
      `INSERT INTO question (id, question, answer, visibility, created_at) VALUES ${asked.map((id) => `(${id}, 'Q${id}?', ${id % 3 === 0 ? 'NULL' : `'A${id}.'`}, 'public', '2026-01-01')`).join()}`,
    );
    const walk = async (url: string): Promise<number[]> => {
      const { body } = await get(url);
      const older = /\?before=\d+/.exec(linksIn(body) ?? '')?.[0];
      const here = [...(itemsOf(body) ?? '').matchAll(/Q(\d+)/g)].map(([, id]) => Number(id));
      return older ? [...here, ...(await walk(template.path + older))] : here;
    };
    expect(new Set(await walk(template.path))).toEqual(new Set(asked));
    expect(linksIn((await get()).body)).not.toContain('Newest');

    const [last] = asked;
    const end = await get(`${template.path}?before=2`);
    expect(itemsOf(end.body)).toContain(`A${last}.`);
    expect(linksIn(end.body)).toBe(newest);
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
    const service = server.app.get(QuestionsService, { strict: false });
    const reading = (['list', 'newestAnswers'] as const).map((method) =>
      vi.spyOn(service, method).mockRejectedValue(gone),
    );
    const page = await get();
    expect([page.statusCode, itemsOf(page.body)]).toEqual([503, '<!--questions-->']);
    expect(page.headers).toMatchObject({
      'cache-control': 'no-store',
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': expect.stringContaining("script-src 'self' 'sha256-own'"),
    });
    expect(server.logged()).toContain('database-unavailable');
    expect((await get(`${template.path}/rss.xml`)).json()).toMatchObject({ statusCode: 503 });
    for (const mocked of reading) mocked.mockRestore();
    expect(itemsOf((await get()).body)).toContain('Yes.');
  });

  test('keeps what people write as text, in the entries and in the data', async () => {
    const hostile = '</script><script>alert(1)</script> <!--more--> $& &amp;';
    const id = await ask(hostile, '<b>"Bold"</b>');
    await answer(id, `Yes.${'\n'.repeat(40)}<img src=x>`);
    const { body } = await get();
    expect(itemsOf(body)).toBe(
      `<li id="q-${id}">&lt;b>"Bold"&lt;/b>: &lt;/script>&lt;script>alert(1)&lt;/script> &lt;!--more--> $&amp; &amp;amp; Yes.\n\n&lt;img src=x></li>`,
    );
    expect(body).not.toMatch(/<script>|<img|<b>/);
    expect(dataIn(body)).toMatchObject([{ question: hostile }]);
  });

  test('has a feed of the answers with absolute addresses', async () => {
    await ask('Not yet?');
    const id = await ask('Fish & chips?\u0001\uFFFE');
    await answer(id, 'Yes.\n\nWith <vinegar>.');
    const feed = await get(`${template.path}/rss.xml`);
    expect(feed.headers['content-type']).toBe('application/rss+xml; charset=utf-8');
    expect(feed.headers.etag).toBeTruthy();
    const link = `https://example.org/interactive/ama?question=${id}#question-${id}`;
    const item = /<item>(.*?)<\/item>/s.exec(feed.body)?.[1] ?? '';
    expect(item).toContain('<![CDATA[Fish & chips?]]>');
    expect(item).toContain(`<link>${link}</link>`);
    expect(item).toContain('<![CDATA[<p>Yes.\n\nWith &lt;vinegar>.</p>]]>');
    expect(Date.parse(/<pubDate>(.*)<\/pubDate>/.exec(item)?.[1] ?? '')).toBeGreaterThan(0);
    expect(feed.body).not.toContain('Not yet?');
  });

  test('has a feed that no question can break', async () => {
    await answer(await ask('a[b[0]]>1 or c[d[1]]>2?'), 'Yes.');
    const { body } = await get(`${template.path}/rss.xml`);
    const [, title = ''] = /<title><!\[CDATA\[(a\[b.*?)\]\]><\/title>/.exec(body) ?? [];
    expect(title).toBe('a[b[0]] >1 or c[d[1]] >2?');
  });

  test('has a feed that begins with the newest answer, also to an older question', async () => {
    const [older, newer] = [await ask('Asked first?'), await ask('Asked later?')];
    for (const id of [newer, older]) await answer(id, 'Yes.');
    const { body } = await get(`${template.path}/rss.xml`);
    expect(body.indexOf('Asked first?')).toBeLessThan(body.indexOf('Asked later?'));
  });
});

test('without a built site there is no such page', async () => {
  const server = await startApp('sqlite');
  for (const url of [template.path, `${template.path}/rss.xml`])
    expect((await server.send({ url })).json()).toEqual({ statusCode: 404, message: 'Not found.' });
  await server.close();
});
