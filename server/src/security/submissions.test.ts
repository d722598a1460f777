import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { databaseKinds, password, startApp, type TestApp } from '../../testing/app.js';
import { paths } from '../contract.js';

describe.each(databaseKinds)('submissions on %s', (kind) => {
  let server: TestApp;
  beforeAll(async () => {
    server = await startApp(kind);
  });
  afterEach(() => vi.useRealTimers());
  afterAll(() => server.close());

  const ask = (question: string, more: object = {}) => server.post(paths.questions, { question, ...more });
  const count = async (table: string) =>
    Number((await server.query<{ n: number }>(`SELECT count(*) AS n FROM ${table}`))[0]?.n);

  test('the same question twice at once is one row and two successes', async () => {
    const before = await count('question');
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => ask('Pressed twice?', { name: 'Ada' })),
    );
    expect(new Set(answers.map(({ statusCode, body }) => `${statusCode} ${body}`)).size).toBe(1);
    expect(answers[0]?.statusCode).toBe(201);
    expect(await count('question')).toBe(before + 1);
    expect((await ask('Pressed twice?', { name: 'Bob' })).statusCode).toBe(201);
    expect(await count('question')).toBe(before + 2);
  });

  test('the same message twice at once is one row', async () => {
    const send = () => server.post(paths.messages, { message: 'Hello', email: 'a@example.org' });
    const answers = await Promise.all([send(), send(), send()]);
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([201, 201, 201]);
    expect(await count('message')).toBe(1);
  });

  test.each([
    ['ten seconds later', 10_001, 2],
    ['nine seconds later', 9_000, 1],
    ['after the clock was put back a day', -86_400_000, 2],
    ['after the clock was put forward a day', 86_400_000, 2],
  ])('the same question %s', async (moment, later, rows) => {
    vi.useFakeTimers({ toFake: ['Date'] });
    const now = Date.now();
    await ask(`Again ${moment}?`);
    vi.setSystemTime(now + later);
    expect((await ask(`Again ${moment}?`)).statusCode).toBe(201);
    const same = (await server.questions()).filter(({ question }) => question === `Again ${moment}?`);
    expect(same).toHaveLength(rows);
    // The list is sorted by id, so that a wrong clock does not change its order.
    expect(same.map(({ id }) => id)).toEqual(same.map(({ id }) => id).toSorted((a, b) => b - a));
  });

  test('suspected spam is answered like a success and kept apart', async () => {
    const honest = await ask('Honest?');
    const caught = await ask('Buy now?', { website: 'https://spam.example' });
    expect([caught.statusCode, Object.keys(caught.json())]).toEqual([
      honest.statusCode,
      Object.keys(honest.json()),
    ]);
    const listed = new Set((await server.questions()).map(({ question }) => question));
    expect([listed.has('Honest?'), listed.has('Buy now?')]).toEqual([true, false]);
    const { id } = caught.json<{ id: number }>();
    expect((await server.post(paths.answer, { id, answer: 'x', password })).statusCode).toBe(404);
    const kept = await server.query('SELECT visibility FROM question WHERE id = $1', [id]);
    expect(kept).toEqual([{ visibility: 'spam' }]);

    const message = { message: 'Win now', website: 'x' };
    expect((await server.post(paths.messages, message)).json()).toEqual({ received: true });
    const [row] = await server.query<{ suspected_spam: unknown }>(
      'SELECT suspected_spam FROM message ORDER BY id DESC LIMIT 1',
    );
    expect(Boolean(row?.suspected_spam)).toBe(true);
  });

  test('an empty honeypot field is not suspicious', async () => {
    for (const website of ['', null, ' ']) {
      await ask(`Field left at ${JSON.stringify(website)}?`, { website });
      expect((await server.questions())[0]?.question).toBe(`Field left at ${JSON.stringify(website)}?`);
    }
    expect((await ask('x', { website: 7 })).statusCode).toBe(400);
  });
});
