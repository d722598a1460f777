import { gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { databaseKinds, password, startApp, type TestApp } from '../../testing/app.js';
import { paths, type Question } from '../contract.js';
import { openDataSource } from '../open-data-source.js';

describe.each(databaseKinds)('questions on %s', (kind) => {
  let server: TestApp;
  beforeAll(async () => {
    server = await startApp(kind);
  });
  afterAll(() => server.close());

  const ask = (question: string, name?: string | null) => server.post(paths.questions, { question, name });
  const answer = (id: unknown, text: string) => server.post(paths.answer, { id, answer: text, password });

  test('are listed newest first, with what was asked, kept to the letter and trimmed at the ends', async () => {
    expect((await server.send({ url: paths.questions })).json()).toEqual([]);
    expect((await ask('  First?\n\tYes.  ', ' Ada ')).statusCode).toBe(201);
    expect((await ask('Second?')).statusCode).toBe(201);
    const list = await server.questions();
    expect(list.map(({ question, name, answer }) => [question, name, answer])).toEqual([
      ['Second?', null, null],
      ['First?\n\tYes.', 'Ada', null],
    ]);
    const ids = list.map(({ id }) => id);
    expect(ids.every(Number.isInteger) && (ids[0] ?? 0) > (ids[1] ?? 0)).toBe(true);
  });

  test('can be answered, and answered again, with the password', async () => {
    const { id } = (await ask('May I lead?')).json<{ id: number }>();
    expect((await answer(id, 'Yes.')).json()).toMatchObject({ id, answer: 'Yes.' });
    expect((await answer(id, 'Please do.')).statusCode).toBe(200);
    expect((await server.questions()).find((question) => question.id === id)?.answer).toBe('Please do.');
  });

  test('an unknown question cannot be answered, and a wrong password reveals nothing about it', async () => {
    const { id } = (await ask('Known?')).json<{ id: number }>();
    expect((await answer(987_654, 'x')).statusCode).toBe(404);
    const known = await server.post(paths.answer, { id, answer: 'x', password: 'wrong' });
    const unknown = await server.post(paths.answer, { id: 987_654, answer: 'x', password: 'wrong' });
    expect(known.statusCode).toBe(403);
    expect([unknown.statusCode, unknown.body]).toEqual([known.statusCode, known.body]);
    await answer(id, 'The right password clears what was held against this address.');
  });

  test('an unchanged list is answered with 304; a changed one has another ETag', async () => {
    const first = await server.send({ url: paths.questions });
    const tag = String(first.headers.etag);
    for (const known of [tag, `W/${tag}`]) {
      const again = await server.send({ url: paths.questions, headers: { 'if-none-match': known } });
      expect([again.statusCode, again.body, again.headers.etag]).toEqual([304, '', tag]);
    }
    await ask('Has it changed?');
    const changed = await server.send({ url: paths.questions, headers: { 'if-none-match': tag } });
    expect(changed.statusCode).toBe(200);
    expect(changed.headers.etag).not.toBe(tag);
    const head = await server.send({ method: 'HEAD', url: paths.questions });
    expect([head.statusCode, head.body, head.headers.etag]).toEqual([200, '', changed.headers.etag]);
  });

  test('are up to date right after a write, also of another program', async () => {
    const { id } = (await ask('Fresh?')).json<{ id: number }>();
    const shown = async () => (await server.questions()).find((question) => question.id === id)?.question;
    const other = await openDataSource(server.config, false);
    for (const source of [server.dataSource, other, server.dataSource, other])
      for (const text of ['Once?', 'Twice?']) {
        await source.query(`UPDATE question SET question = '${text}' WHERE id = ${id}`);
        expect([await shown(), await shown()]).toEqual([text, text]);
      }
    await other.query(`DELETE FROM question WHERE id = ${id}`);
    expect(await shown()).toBeUndefined();
    await other.destroy();
  });

  test('are compressed for clients that accept it', async () => {
    for (let index = 0; index < 30; index += 1) await ask(`A question of some length, number ${index}?`);
    const plain = await server.send({ url: paths.questions });
    const gzip = await server.send({ url: paths.questions, headers: { 'accept-encoding': 'gzip' } });
    expect(gzip.headers).toMatchObject({
      'content-encoding': 'gzip',
      vary: 'accept-encoding',
      'cache-control': 'no-cache',
    });
    expect(gunzipSync(gzip.rawPayload).toString()).toBe(plain.body);
  });

  test('end after 200, and the address of the next ones is named', async () => {
    const counted =
      'WITH RECURSIVE counted(n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM counted WHERE n < 503)';
    await server.query(
      `${counted} INSERT INTO question (question, created_at) SELECT 'Q' || n, 'x' FROM counted`,
    );
    const sizes: number[] = [];
    const found: string[] = [];
    let next: string | undefined = paths.questions;
    while (next) {
      const answer = await server.send({ url: next });
      const page = answer.json<Question[]>().map(({ question }) => question);
      sizes.push(page.length);
      found.push(...page);
      next = /^<(.*)>; rel="next"$/.exec(String(answer.headers.link))?.[1];
    }
    expect(sizes.slice(0, 2)).toEqual([200, 200]);
    expect(found.slice(0, 503)).toEqual(Array.from({ length: 503 }, (_, index) => `Q${503 - index}`));
    await server.query(`DELETE FROM question WHERE created_at = 'x'`);
  });

  test('are paged by key', async () => {
    const all = await server.questions();
    const page = async (query: string) => (await server.send({ url: `${paths.questions}?${query}` })).json();
    expect(await page('limit=2')).toEqual(all.slice(0, 2));
    expect(await page(`limit=2&before=${all[1]?.id}`)).toEqual(all.slice(2, 4));
    expect(await page(`before=${all[0]?.id}&utm=junk`)).toEqual(all.slice(1));
    for (const bad of [
      'limit=0',
      'limit=201',
      'limit=x',
      'limit=1&limit=2',
      'before=-1',
      'before=1e9',
      'limit=',
      'answered=yes',
    ])
      expect(await page(bad)).toMatchObject({ statusCode: 400 });
  });

  test('are paged by whether they have an answer too; their first page says how many there are', async () => {
    const all = await server.questions();
    for (const answered of [true, false]) {
      const some = all.filter((question) => (question.answer !== null) === answered);
      const url = `${paths.questions}?limit=1&answered=${answered}`;
      const first = await server.send({ url });
      expect(first.json()).toEqual(some.slice(0, 1));
      expect(first.headers['x-total-count']).toBe(String(some.length));
      const next = await server.send({ url: `${url}&before=${some[0]?.id}` });
      expect(next.json()).toEqual(some.slice(1, 2));
    }
    expect((await server.send({ url: paths.questions })).headers['x-total-count']).toBeUndefined();
  });
});
