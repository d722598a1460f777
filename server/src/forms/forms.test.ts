import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { startApp, type TestApp } from '../../testing/app.js';
import { paths } from '../contract.js';

describe('forms without scripts', () => {
  let server: TestApp;
  beforeEach(async () => {
    server = await startApp('sqlite', { RATE_LIMIT_PER_MINUTE: '5' });
  });
  afterEach(() => server.close());

  const send = (url: string, fields: Record<string, string>, headers: Record<string, string> = {}) =>
    server.send({
      method: 'POST',
      url,
      headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
      payload: new URLSearchParams(fields).toString(),
    });

  test('ask a question, and lead back to the page', async () => {
    const answer = await send('/interactive/ama', { question: 'One?\r\nTwo?', name: '', website: '' });
    expect([answer.statusCode, answer.headers.location]).toEqual([303, '/interactive/ama#sent']);
    expect(await server.questions()).toMatchObject([{ question: 'One?\nTwo?', name: null }]);
  });

  test('send a message; what the honeypot catches is kept apart', async () => {
    for (const website of ['', 'x'])
      expect(
        (await send('/interactive/share', { message: 'Hello', email: 'a@b.example', website })).statusCode,
      ).toBe(303);
    const rows = await server.query<{ suspected_spam: unknown }>(
      'SELECT suspected_spam FROM message ORDER BY id',
    );
    expect(rows.map((row) => Boolean(row.suspected_spam))).toEqual([false, true]);
  });

  test('come back with the sentence and everything that was typed, and meet the limits of the API', async () => {
    const fields = { question: ' ', name: '"Ada" & <b>' };
    const blank = await send('/interactive/ama?x="><script>', fields);
    expect([blank.statusCode, blank.headers['content-type']]).toEqual([400, 'text/html; charset=utf-8']);
    expect(blank.body).toContain('<a href="/interactive/ama">Back to the page</a>');
    expect(blank.body).toContain('<h1>Question cannot be empty.</h1>');
    expect(blank.body).toContain('<input name="name" value="&#34;Ada&#34; &#38; &#60;b&#62;">');
    for (let count = 0; count < 4; count += 1) await server.post(paths.questions, { question: `${count}?` });
    const refused = await send('/interactive/ama', { question: '\nOne too many?\n</textarea><script>' });
    expect(refused.statusCode).toBe(429);
    expect(refused.body).toContain('Too many requests.');
    expect(refused.body).toContain(
      '<textarea name="question" rows="8">\n\nOne too many?\n&#60;/textarea&#62;&#60;script&#62;</textarea>',
    );
    expect(refused.headers['content-security-policy']).toMatch(/form-action 'self'.*style-src 'sha256-/);
    expect(refused.headers['content-security-policy']).not.toMatch(/unsafe|script-src/);
  });

  test('come back while the database is away, too', async () => {
    await server.query('ALTER TABLE message RENAME TO elsewhere');
    const failed = await send('/interactive/share', { message: 'A long letter', email: 'a@b.example' });
    expect(failed.statusCode).toBe(500);
    expect(failed.body).toContain('\nA long letter</textarea>');
    expect(failed.body).toContain('value="a@b.example"');
  });

  test('are refused from another site, and with other fields', async () => {
    const foreign = { host: 'me.example', origin: 'https://evil.example' };
    expect((await send('/interactive/ama', { question: 'Me?' }, foreign)).statusCode).toBe(403);
    for (const fields of [
      { question: 'Me?', answer: 'Yes.' },
      { question: 'Me?', __proto__x: '1' },
    ])
      expect((await send('/interactive/ama', fields)).statusCode).toBe(400);
    expect(await server.questions()).toEqual([]);
  });
});
