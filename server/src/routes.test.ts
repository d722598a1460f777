import { afterAll, beforeAll, expect, test } from 'vitest';
import { startApp, type TestApp } from '../testing/app.js';
import { paths } from './contract.js';

let server: TestApp;
beforeAll(async () => {
  server = await startApp('sqlite');
});
afterAll(() => server.close());

test('the routes are those of the contract, and health', () => {
  const printed = server.app.getHttpAdapter().getInstance().printRoutes({ commonPrefix: false });
  const routes = printed.match(/\S+ \([A-Z, ]+\)/g)?.toSorted();
  expect(routes).toMatchInlineSnapshot(`
    [
      "/answer (POST)",
      "/api/emotion (POST)",
      "/api/health (GET, HEAD)",
      "/api/messages (POST)",
      "/api/questions (GET, HEAD, POST)",
      "/live (GET, HEAD)",
      "/ready (GET, HEAD)",
    ]
  `);
});

test('only answering needs the password, and it needs it always', async () => {
  const calls: [string, object][] = [
    [paths.questions, { question: 'Open to all?' }],
    [paths.messages, { message: 'Open to all.' }],
  ];
  for (const [url, body] of calls) expect((await server.post(url, body)).statusCode).toBe(201);
  for (const password of ['', 'wrong'])
    expect((await server.post(paths.answer, { id: 1, answer: 'No.', password })).statusCode).toBe(403);
  expect((await server.post(paths.answer, { id: 1, answer: 'No.' })).statusCode).toBe(400);
  expect((await server.questions())[0]?.answer).toBeNull();
});
