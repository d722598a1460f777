import { gzipSync } from 'node:zlib';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { startApp, type TestApp } from '../../testing/app.js';
import { type ErrorBody, paths } from '../contract.js';

const json = 'application/json';

describe('bodies', () => {
  let server: TestApp;
  beforeAll(async () => {
    server = await startApp('sqlite');
  });
  afterAll(() => server.close());
  afterEach(async () => {
    expect(await server.questions()).toEqual([]);
  });

  const send = (payload: string | Buffer | undefined, headers: Record<string, string>) =>
    server.send({ method: 'POST', url: paths.questions, headers, ...(payload !== undefined && { payload }) });

  /** Refused with one of our sentences, in few bytes, repeating nothing of what was sent. */
  const refused = async (
    status: number,
    payload: string | Buffer | undefined,
    type = json,
    echo = 'canary',
  ) => {
    const answer = await send(payload, { 'content-type': type });
    const body = answer.json<ErrorBody>();
    expect([answer.statusCode, Object.keys(body), body.statusCode]).toEqual([
      status,
      ['statusCode', 'message'],
      status,
    ]);
    expect(answer.body).not.toContain(echo);
    expect(answer.body.length).toBeLessThan(200);
  };

  test('an empty body or one without a type', async () => {
    await refused(400, '');
    expect((await send(undefined, {})).statusCode).toBe(400);
    expect((await send('{"question":"x"}', {})).statusCode).toBe(415);
  });

  test('null, text, a number, a list', async () => {
    for (const body of ['null', '"canary"', '7', 'true', '[]', '[{"question":"canary"}]'])
      await refused(400, body);
  });

  test('broken JSON is not echoed', async () => {
    for (const body of ['{"question":"canary', '{"question":"canary",}', "{'canary':1}", '{', '}', 'canary'])
      await refused(400, body);
  });

  test('a question that is not text', async () => {
    for (const value of ['1', 'true', 'null', '{"canary":1}', '["canary"]'])
      await refused(400, `{"question":${value}}`);
    await refused(400, '{}');
  });

  test('bytes that are not UTF-8', async () => {
    const bytes = Buffer.from([0xff, 0xc0, 0xaf, 0xed, 0xa0, 0x80]);
    await refused(400, Buffer.concat([Buffer.from('{"question":"'), bytes, Buffer.from('"}')]));
  });

  test('another charset', async () => {
    const body = '{"question":"canary"}';
    await refused(415, Buffer.from(body, 'utf16le'), `${json}; charset=utf-16le`);
    await refused(415, body, `${json}; charset=foo`);
  });

  test('deep nesting', async () => {
    await refused(400, `{"question":${'['.repeat(10_000)}${']'.repeat(10_000)}}`);
    await refused(400, `${'{"a":'.repeat(10_000)}1${'}'.repeat(10_000)}`);
  });

  test('thousands of unknown keys', async () => {
    const keys = Array.from({ length: 5_000 }, (_, index) => [`k${index}`, 1]);
    await refused(400, JSON.stringify({ question: 'x', ...Object.fromEntries(keys) }), json, 'k1');
    await refused(
      413,
      JSON.stringify({
        question: 'x',
        ...Object.fromEntries([...keys, ...keys.map(([key]) => [`long${key}`, 1])]),
      }),
    );
  });

  test('keys that would reach a prototype', async () => {
    for (const key of ['__proto__', 'constructor', 'prototype', 'toString', 'valueOf'])
      await refused(400, `{"question":"x","${key}":{"canary":true}}`);
    const plain: { canary?: true } = {};
    expect(plain.canary).toBeUndefined();
  });

  test('fields that are not a visitor’s to set', async () => {
    for (const key of ['id', 'answer', 'password', 'visibility', 'createdAt'])
      await refused(400, `{"question":"x","${key}":"canary"}`);
  });

  test('forms and plain text', async () => {
    await refused(415, 'question=canary', 'application/x-www-form-urlencoded');
    await refused(415, '{"question":"canary"}', 'text/plain');
    await refused(415, '--b\r\n\r\ncanary\r\n--b--', 'multipart/form-data; boundary=b');
  });

  test('invalid compressed data, a decompression bomb, an unknown compression', async () => {
    const gzip = (payload: Buffer) => send(payload, { 'content-type': json, 'content-encoding': 'gzip' });
    expect((await gzip(Buffer.from('rubbish'))).statusCode).toBe(400);
    const before = process.memoryUsage.rss();
    expect((await gzip(gzipSync(Buffer.alloc(50_000_000, ' ')))).statusCode).toBe(413);
    expect(process.memoryUsage.rss() - before).toBeLessThan(200_000_000);
    expect((await send('x', { 'content-type': json, 'content-encoding': 'zstd' })).statusCode).toBe(415);
  });
});

describe('bodies that are accepted', () => {
  let server: TestApp;
  beforeAll(async () => {
    server = await startApp('sqlite');
  });
  afterAll(() => server.close());

  test('a byte order mark is no part of the text', async () => {
    expect((await server.post(paths.questions, '\uFEFF{"question":"With a mark?"}')).statusCode).toBe(201);
    expect((await server.questions())[0]?.question).toBe('With a mark?');
  });

  test('of two equal keys the last one counts', async () => {
    expect((await server.post(paths.questions, '{"question":"one","question":"two"}')).statusCode).toBe(201);
    expect((await server.questions())[0]?.question).toBe('two');
  });

  test('an honestly compressed body', async () => {
    const body = gzipSync('{"question":"Compressed?"}');
    expect((await server.post(paths.questions, body, { 'content-encoding': 'gzip' })).statusCode).toBe(201);
    expect((await server.questions())[0]?.question).toBe('Compressed?');
  });
});
