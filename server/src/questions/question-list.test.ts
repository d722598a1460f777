import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { databaseKinds, startApp, type TestApp } from '../../testing/app.js';
import { limits, paths, type Question } from '../contract.js';
import { QuestionList } from './question-list.js';

describe.each(databaseKinds)('the list on %s', (kind) => {
  let server: TestApp;
  let list: QuestionList;
  beforeEach(async () => {
    server = await startApp(kind);
    list = server.app.get(QuestionList, { strict: false });
  });
  afterEach(async () => {
    vi.restoreAllMocks();
    await server.close();
  });

  const insert = (question: string) =>
    server.query(`INSERT INTO question (question, created_at) VALUES ($1, 'x')`, [question]);
  const insertMany = (count: number, text: string) => {
    const counted = `WITH RECURSIVE counted(n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM counted WHERE n < ${count})`;
    return server.query(
      `${counted} INSERT INTO question (question, created_at) SELECT 'Q' || n || $1, 'x' FROM counted`,
      [text],
    );
  };
  const parse = async (page?: { limit: number; before: number | undefined }) =>
    JSON.parse((await list.get(page)).body.body) as Question[];
  const texts = async () => (await parse()).map(({ question }) => question);

  test('is read again only when a question has changed', async () => {
    await insert('One?');
    const first = await list.get(undefined);
    expect(await list.get(undefined)).toBe(first);
    await server.query(`INSERT INTO message (message, created_at) VALUES ('x', 'x')`);
    expect(await list.get(undefined)).toBe(first);
    await insert('Two?');
    expect(await texts()).toEqual(['Two?', 'One?']);
  });

  test('is shared by all who ask at the same moment, each first page too', async () => {
    await insert('One?');
    const page = { limit: 50, before: undefined };
    const asked = [undefined, page].flatMap((one) => Array.from({ length: 25 }, () => list.get(one)));
    expect(new Set(await Promise.all(asked)).size).toBe(2);
  });

  test('keeps only a few lists, however many lengths are asked for', async () => {
    await insert('One?');
    for (let limit = 1; limit <= 20; limit += 1)
      expect(await parse({ limit, before: undefined })).toHaveLength(1);
    const first = await list.get({ limit: 20, before: undefined });
    expect(await list.get({ limit: 20, before: undefined })).toBe(first);
  });

  test('shows each write to whoever asks after it was confirmed', async () => {
    const seen = await Promise.all(
      Array.from({ length: 40 }, async (_, index) => {
        await insert(`Write ${index}?`);
        return (await texts()).includes(`Write ${index}?`);
      }),
    );
    expect(seen.every(Boolean)).toBe(true);
  });

  test('ends after 500 questions, and names the address of the next ones', async () => {
    await insertMany(1_203, '');
    const found: string[] = [];
    let next: string | undefined = paths.questions;
    while (next) {
      const answer = await server.send({ url: next });
      found.push(...answer.json<Question[]>().map(({ question }) => question));
      next = /^<(.*)>; rel="next"$/.exec(String(answer.headers.link))?.[1];
    }
    expect(found.slice(0, 700)).toEqual(Array.from({ length: 700 }, (_, index) => `Q${1_203 - index}`));
    expect((await server.send({ url: `${paths.questions}?limit=2` })).headers.link).toBeUndefined();
  });

  test('ends after a megabyte: a month of the longest questions does not fill the memory of every visitor', async () => {
    await insertMany(600, '😀'.repeat(1_990));
    const answer = await server.send({ url: paths.questions });
    expect(Buffer.byteLength(answer.body)).toBeLessThanOrEqual(limits.listBytes + 2);
    const ids = answer.json<Question[]>().map(({ id }) => id);
    expect(ids.length).toBeGreaterThan(100);
    expect(answer.headers.link).toBe(`<${paths.questions}?limit=200&before=${ids.at(-1)}>; rel="next"`);
  });

  test('an error reaches those who asked, and is not cached', async () => {
    await insert('One?');
    await server.query('ALTER TABLE question RENAME COLUMN name TO label');
    await expect(list.get(undefined)).rejects.toThrow();
    await server.query('ALTER TABLE question RENAME COLUMN label TO name');
    expect(await texts()).toEqual(['One?']);
  });
});
