import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { databaseKinds, password, startApp, type TestApp } from '../../testing/app.js';
import { paths } from '../contract.js';

const injections = [
  `'`,
  `"`,
  `';--`,
  `' OR '1'='1`,
  `'; DROP TABLE question;--`,
  `"; DROP TABLE message;--`,
  `1; DELETE FROM question`,
  `' UNION SELECT message FROM message--`,
  `\\'; DROP TABLE question;--`,
  `$1`,
  `?1`,
  `:id`,
  `@id`,
  `%27%20OR%201=1`,
  `/* */`,
  `') RETURNING id; --`,
  `\\x27`,
  `'||(SELECT email FROM message)||'`,
  `pg_sleep(9)`,
  `ATTACH DATABASE '/etc/x' AS x`,
];
const markup = [
  '<script>alert(1)</script>',
  '<img src=x onerror=alert(1)>',
  '[click](javascript:alert(1))',
  '{{constructor.constructor("return 1")()}}',
  '**bold** &amp; <b>',
];

describe.each(databaseKinds)('injection on %s', (kind) => {
  let server: TestApp;
  beforeAll(async () => {
    server = await startApp(kind);
  });
  afterAll(() => server.close());

  test('SQL in any field is only text', async () => {
    for (const text of injections) {
      expect(
        (await server.post(paths.questions, { question: text, name: text, website: '' })).statusCode,
      ).toBe(201);
      const [newest] = await server.questions();
      expect([newest?.question, newest?.name]).toEqual([text, text]);
      const answered = await server.post(paths.answer, { id: newest?.id, answer: text, password });
      expect(answered.json()).toMatchObject({ answer: text });
      const message = { message: text, name: text, email: text };
      expect((await server.post(paths.messages, message)).statusCode).toBe(201);
      const query = new URLSearchParams({ limit: text, before: text });
      expect((await server.send({ url: `${paths.questions}?${query}` })).statusCode).toBe(400);
    }
    const kept = await server.query('SELECT message, name, email FROM message ORDER BY id');
    expect(kept).toEqual(injections.map((text) => ({ message: text, name: text, email: text })));
    expect(await server.questions()).toHaveLength(injections.length);
  });

  test('SQL as a password opens nothing', async () => {
    const { id } = (await server.questions())[0] ?? {};
    for (const text of injections.slice(0, 4)) {
      const answer = await server.post(paths.answer, { id, answer: 'x', password: text });
      expect(answer.statusCode).toBe(403);
    }
    expect((await server.post(paths.answer, { id, answer: 'x', password })).statusCode).toBe(200);
  });

  test('markup comes back as the text it is, in JSON that no browser takes for a page', async () => {
    for (const text of markup) {
      await server.post(paths.questions, { question: text });
      const answer = await server.send({ url: paths.questions });
      expect(answer.json()[0].question).toBe(text);
      expect(answer.headers['content-type']).toBe('application/json; charset=utf-8');
      expect(answer.headers['x-content-type-options']).toBe('nosniff');
    }
  });
});
