import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { databaseKinds, startApp, type TestApp } from '../../testing/app.js';
import type { Question } from '../contract.js';
import { QuestionList } from './question-list.js';

describe.each(databaseKinds)('the list on %s', (kind) => {
  let server: TestApp;
  let list: QuestionList;
  beforeEach(async () => {
    server = await startApp(kind);
    list = new QuestionList(server.database);
  });
  afterEach(async () => {
    vi.restoreAllMocks();
    await server.close();
  });

  const insert = (question: string) =>
    server.database.write(`INSERT INTO question (question, created_at) VALUES ($1, 'x')`, [question]);
  const texts = async () =>
    (JSON.parse((await list.whole()).body.toString()) as Question[]).map(({ question }) => question);
  const countReads = () => {
    const read = vi.spyOn(server.database, 'read');
    return (part: string) => read.mock.calls.filter(([sql]) => sql.includes(part)).length;
  };

  test('is read again only when a question has changed', async () => {
    await insert('One?');
    const reads = countReads();
    const first = await list.whole();
    for (let index = 0; index < 5; index += 1) expect(await list.whole()).toBe(first);
    expect(reads('FROM question')).toBe(1);
    await server.database.write(`INSERT INTO message (message, created_at) VALUES ('x', 'x')`);
    expect(await list.whole()).toBe(first);
    await insert('Two?');
    expect(await texts()).toEqual(['Two?', 'One?']);
    expect(reads('FROM question')).toBe(2);
  });

  test('is shared by all who ask at the same moment', async () => {
    await insert('One?');
    const reads = countReads();
    await Promise.all(Array.from({ length: 50 }, () => list.whole()));
    expect(reads('FROM question')).toBe(1);
    expect(reads('FROM revision')).toBeLessThanOrEqual(2);
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

  test('a long one is read in parts, whole and in order', async () => {
    const from = kind === 'postgres' ? 'generate_series(1, 1203) AS n' : 'counted';
    const counted =
      'WITH RECURSIVE counted(n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM counted WHERE n < 1203)';
    await server.database.write(
      `${kind === 'sqlite' ? counted : ''} INSERT INTO question (question, created_at) SELECT 'Q' || n, 'x' FROM ${from}`,
    );
    const reads = countReads();
    expect(await texts()).toEqual(Array.from({ length: 1_203 }, (_, index) => `Q${1_203 - index}`));
    expect(reads('FROM question')).toBe(3);
  });

  test('a failure is told to those who asked, and not kept', async () => {
    await insert('One?');
    vi.spyOn(server.database, 'read').mockRejectedValueOnce(new Error('away'));
    await expect(list.whole()).rejects.toThrow('away');
    expect(await texts()).toEqual(['One?']);
    await insert('Two?');
    const read = vi.spyOn(server.database, 'read');
    read.mockResolvedValueOnce([{ value: 99 }]).mockRejectedValueOnce(new Error('away again'));
    await expect(list.whole()).rejects.toThrow('away again');
    vi.restoreAllMocks();
    expect(await texts()).toEqual(['Two?', 'One?']);
  });
});
