import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { startApp, temporaryDirectory, type TestApp } from '../../testing/app.js';
import { paths } from '../contract.js';

/** Writes two pages with forms, in the format of the site's build. */
function buildForms(): string {
  const site = temporaryDirectory();
  const note =
    '<div id="refused" tabindex="-1" hidden=""><p><span>Nothing was sent, and your text is still here.</span></p></div>';
  for (const [page, text] of [
    ['ama', 'question'],
    ['share', 'message'],
  ] as const) {
    const fields = `<textarea dir="auto" name="${text}" class="a"></textarea><input name="name"/><input class="a" name="email"/>`;
    mkdirSync(join(site, 'client/interactive', page), { recursive: true });
    writeFileSync(
      join(site, 'client/interactive', page, 'index.html'),
      `<h1>${page}</h1><form method="post">${note}${fields}</form>`,
    );
  }
  return site;
}

describe('forms without scripts', () => {
  let server: TestApp;
  let site: string;
  beforeEach(async () => {
    site = buildForms();
    server = await startApp('sqlite', { RATE_LIMIT_PER_MINUTE: '5', SITE_DIR: site });
  });
  afterEach(async () => {
    await server.close();
    rmSync(site, { recursive: true });
  });

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

  test('send ten thousand letters of any script', async () => {
    for (const message of ['日'.repeat(10_000), '😀'.repeat(9_999)])
      expect((await send('/interactive/share', { message })).statusCode).toBe(303);
  });

  test('come back as the page, with the sentence and everything that was typed, and meet the limits of the API', async () => {
    const fields = { question: ' ', name: '"Ada" & <b> $&' };
    const blank = await send('/interactive/ama?x="><script>', fields);
    expect([blank.statusCode, blank.headers['content-type'], blank.headers['cache-control']]).toEqual([
      400,
      'text/html; charset=utf-8',
      'no-store',
    ]);
    expect(blank.body).toContain('<h1>ama</h1>');
    expect(blank.body).toContain(
      '<div id="refused" tabindex="-1" autofocus=""><p><span>Question cannot be empty. Nothing was sent, and your text',
    );
    expect(blank.body).toContain('<input name="name" value="&#34;Ada&#34; &#38; &#60;b&#62; $&#38;"/>');
    const empty = await send('/interactive/ama', { question: '', name: '', website: '' });
    expect(empty.body).toContain('<span>Question cannot be empty. Nothing was sent.</span>');
    for (let count = 0; count < 3; count += 1) await server.post(paths.questions, { question: `${count}?` });
    const refused = await send('/interactive/ama', { question: '\nOne too many?\n</textarea><script>' });
    expect(refused.statusCode).toBe(429);
    expect(refused.body).toContain('Too many requests.');
    expect(refused.body).toContain('\n\nOne too many?\n&#60;/textarea&#62;&#60;script&#62;</textarea>');
    expect(refused.headers['content-security-policy']).toContain("form-action 'self'");
    expect(refused.headers['content-security-policy']).not.toContain('unsafe');
  });

  test('come back as the page when they are too large, with the text unless nobody could read it', async () => {
    const long = await send('/interactive/share', { message: 'x'.repeat(100_000), email: 'a@b.example' });
    expect([long.statusCode, long.body.length > 100_000]).toEqual([400, true]);
    expect(long.body).toContain(
      'Message is too long: 10000 characters at most. Nothing was sent, and your text is still here.',
    );
    expect(long.body).toContain('name="email" value="a@b.example"');
    const huge = await send('/interactive/share', { message: 'x'.repeat(200_000) });
    expect([huge.statusCode, huge.headers['content-type']]).toEqual([413, 'text/html; charset=utf-8']);
    expect(huge.body).toContain('<h1>share</h1>');
    expect(huge.body).toContain(
      '<p><span>The request is too large. Nothing was sent: go back to your text.</span></p>',
    );
  });

  test('come back while the database is away, too', async () => {
    await server.query('ALTER TABLE message RENAME TO elsewhere');
    const failed = await send('/interactive/share', { message: 'A long letter', email: 'a@b.example' });
    expect(failed.statusCode).toBe(500);
    expect(failed.body).toContain('<textarea dir="auto" name="message" class="a">\nA long letter</textarea>');
    expect(failed.body).toContain('name="email" value="a@b.example"');
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

test('without a built site a refused form is answered like any other call', async () => {
  const server = await startApp('sqlite');
  const answer = await server.send({
    method: 'POST',
    url: '/interactive/ama',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: 'question=',
  });
  expect(answer.json()).toEqual({ statusCode: 400, message: 'Question cannot be empty.' });
  await server.close();
});
