import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { databaseKinds, password, startApp, type TestApp } from '../../testing/app.js';
import { paths } from '../contract.js';

const canary = 'c4n4ry';
const address = '203.0.113.77';

describe.each(databaseKinds)('privacy on %s', (kind) => {
  let server: TestApp;
  beforeAll(async () => {
    server = await startApp(kind);
  });
  afterAll(() => server.close());

  const send = (url: string, payload: unknown, method: 'POST' | 'GET' = 'POST') =>
    server.send({
      method,
      url,
      remoteAddress: address,
      headers: {
        'content-type': 'application/json',
        'user-agent': `${canary}-agent`,
        referer: `https://${canary}.example`,
      },
      payload: typeof payload === 'string' ? payload : JSON.stringify(payload),
    });

  test('neither what a visitor wrote nor what identifies a visitor reaches the log', async () => {
    await send(paths.questions, { question: `${canary} question`, name: `${canary} name` });
    await send(paths.messages, { message: `${canary} message`, email: `${canary}@example.org` });
    await send(paths.answer, { id: 1, answer: `${canary} answer`, password: `${canary} password` });
    await send(paths.answer, { id: 1, answer: `${canary} answer`, password });
    await send(paths.questions, `{"question": ${canary}`);
    await send(paths.questions, { [canary]: canary });
    await send(`${paths.questions}?${canary}=1&limit=${canary}`, '', 'GET');
    await send(`/${canary}/%zz`, '', 'GET');
    await server.query(`SELECT ${canary}`).catch(() => undefined);
    const log = server.logged();
    expect(log.split('\n').length).toBeGreaterThan(5);
    for (const secret of [canary, address, password, 'user-agent']) expect(log).not.toContain(secret);
  });

  test('an internal error is logged without the data that caused it, and answered without its cause', async () => {
    await server.query('ALTER TABLE message RENAME COLUMN email TO mail');
    const answer = await send(paths.messages, { message: `${canary} lost`, email: `${canary}@example.org` });
    await server.query('ALTER TABLE message RENAME COLUMN mail TO email');
    expect([answer.statusCode, answer.json()]).toEqual([
      500,
      { statusCode: 500, message: 'Something went wrong.' },
    ]);
    const line = server
      .logged()
      .split('\n')
      .find((entry) => entry.includes('"failure"'));
    expect(line).toContain(String(answer.headers['x-request-id']));
    expect(line).not.toContain(canary);
  });

  test('only what was written and when is stored, and nothing else about the visitor', async () => {
    await send(paths.messages, { message: 'Stored' });
    for (const table of ['message', 'question']) {
      const [row] = await server.query<object>(`SELECT * FROM ${table} LIMIT 1`);
      const kept = Object.keys(row ?? {}).filter(
        (column) => !['visibility', 'suspected_spam', 'fingerprint'].includes(column),
      );
      const words =
        table === 'message' ? ['message', 'name', 'email'] : ['question', 'name', 'answer', 'answered_at'];
      expect(kept.toSorted()).toEqual(['id', 'created_at', ...words].toSorted());
    }
  });

  test('no answer sets a cookie', async () => {
    for (const answer of [
      await send(paths.questions, { question: 'Crumbs?' }),
      await server.send({ url: paths.questions }),
    ])
      expect(answer.headers['set-cookie']).toBeUndefined();
  });
});
