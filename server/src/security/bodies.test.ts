import { gzipSync } from 'node:zlib';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { startApp, type TestApp } from '../../testing/app.js';
import { type ErrorBody, paths, type Question } from '../contract.js';

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

  /** Sends a body, and expects a short error response that repeats nothing of it. */
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

  test('text in another encoding than UTF-8', async () => {
    await refused(400, Buffer.from('{"question":"canary"}', 'utf16le'), `${json}; charset=utf-16le`);
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

  test('plain text and multipart', async () => {
    await refused(415, '{"question":"canary"}', 'text/plain');
    await refused(415, '--b\r\n\r\ncanary\r\n--b--', 'multipart/form-data; boundary=b');
  });

  test('compressed data, which is never unpacked', async () => {
    for (const encoding of ['gzip', 'br', 'zstd'])
      expect(
        (await send(gzipSync('{"question":"?"}'), { 'content-type': json, 'content-encoding': encoding }))
          .statusCode,
      ).toBe(400);
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

  test('bytes that are not UTF-8 are stored as U+FFFD', async () => {
    const bytes = Buffer.concat([Buffer.from('{"question":"'), Buffer.from([0xff]), Buffer.from('"}')]);
    const { question } = (await server.post(paths.questions, bytes)).json<Question>();
    expect([question, (await server.questions())[0]?.question]).toEqual(['\uFFFD', '\uFFFD']);
  });

  test('of two equal keys the last one counts', async () => {
    expect((await server.post(paths.questions, '{"question":"one","question":"two"}')).statusCode).toBe(201);
    expect((await server.questions())[0]?.question).toBe('two');
  });
});
