import { RequestMethod } from '@nestjs/common';
import { METHOD_METADATA, PATH_METADATA } from '@nestjs/common/constants.js';
import { ModulesContainer } from '@nestjs/core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startApp, type TestApp } from '../testing/app.js';
import { RateLimit } from './limits/rate-limit.interceptor.js';
import { paths } from './contract.js';

let server: TestApp;
beforeAll(async () => {
  server = await startApp('sqlite');
});
afterAll(() => server.close());

/** Lists all routes and their rate limits, from the metadata of Nest's decorators. */
function routes(): string[] {
  const controllers = [...server.app.get(ModulesContainer).values()].flatMap((module) => [
    ...module.controllers.values(),
  ]);
  return controllers.flatMap(({ metatype }) => {
    const prototype = (metatype as { prototype: Record<string, unknown> }).prototype;
    const read = (key: string, target: object): unknown => Reflect.getMetadata(key, target);
    const base = String(read(PATH_METADATA, metatype as object));
    return Object.getOwnPropertyNames(prototype).flatMap((name) => {
      const handler = prototype[name];
      if (typeof handler !== 'function' || read(METHOD_METADATA, handler) === undefined) return [];
      const method = RequestMethod[Number(read(METHOD_METADATA, handler))];
      const path = `/${base}/${String(read(PATH_METADATA, handler))}`
        .replace(/\/+/g, '/')
        .replace(/(.)\/$/, '$1');
      const limit = read(RateLimit.KEY, handler);
      return [`${method} ${path}${typeof limit === 'string' ? `, limited as ${limit}` : ''}`];
    });
  });
}

test('the routes are those of the contract, health, and the page of the questions with its feed', () => {
  expect(routes().toSorted()).toEqual([
    `GET ${paths.health}`,
    `GET ${paths.questions}`,
    'GET /interactive/ama',
    'GET /interactive/ama/rss.xml',
    `POST ${paths.emotion}, limited as emotion`,
    `POST ${paths.messages}, limited as messages`,
    `POST ${paths.questions}, limited as questions`,
    `POST ${paths.answer}`,
    'POST /interactive/ama, limited as questions',
    'POST /interactive/share, limited as messages',
  ]);
});

test('only answering needs the password, and it needs it always', async () => {
  const open: [string, object][] = [
    [paths.questions, { question: 'Open to all?' }],
    [paths.messages, { message: 'Open to all.' }],
    [paths.emotion, { emotion: 'Calm' }],
  ];
  for (const [url, body] of open) expect((await server.post(url, body)).statusCode).toBeLessThan(300);
  const guarded = routes().filter(
    (route) =>
      !open.some(([url]) => route.startsWith(`POST ${url},`)) && !route.startsWith('POST /interactive/'),
  );
  expect(guarded.filter((route) => route.startsWith('POST'))).toEqual([`POST ${paths.answer}`]);
  for (const password of ['', 'wrong'])
    expect((await server.post(paths.answer, { id: 1, answer: 'No.', password })).statusCode).toBe(403);
  expect((await server.post(paths.answer, { id: 1, answer: 'No.' })).statusCode).toBe(400);
  expect((await server.questions())[0]?.answer).toBeNull();
});
