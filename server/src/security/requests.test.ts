import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startApp, temporaryDirectory, type TestApp } from '../../testing/app.js';
import { paths } from '../contract.js';

const secret = 'canary in a private message';
type Method = 'GET' | 'HEAD' | 'PUT' | 'DELETE' | 'PATCH' | 'OPTIONS' | 'TRACE';

describe('requests', () => {
  let server: TestApp;
  let base: string;
  beforeAll(async () => {
    const site = join(temporaryDirectory(), 'dist');
    mkdirSync(join(site, 'client', '404'), { recursive: true });
    mkdirSync(join(site, 'client', '.git'), { recursive: true });
    writeFileSync(join(site, 'client', 'index.html'), '<h1>Home</h1>');
    writeFileSync(join(site, 'client', '404', 'index.html'), '<h1>Nothing here</h1>');
    writeFileSync(join(site, 'client', '.git', 'HEAD'), 'ref');
    writeFileSync(join(site, 'client', 'main.js.map'), '{}');
    server = await startApp('sqlite', { SITE_DIR: site });
    await server.app.listen(0, '127.0.0.1');
    base = await server.app.getUrl();
    await server.post(paths.messages, { message: secret, name: 'Canary Name', email: 'canary@example.org' });
    await server.post(paths.questions, { question: 'A public question?' });
  });
  afterAll(() => server.close());

  const post = (headers: Record<string, string>) =>
    server.post(paths.questions, { question: 'From where?' }, headers);

  test('another site cannot post', async () => {
    const host = { host: 'me.example' };
    for (const headers of [
      { ...host, origin: 'https://evil.example' },
      { ...host, origin: 'null' },
      { ...host, 'sec-fetch-site': 'cross-site' },
      { ...host, 'sec-fetch-site': 'same-site', origin: 'https://other.me.example' },
    ]) {
      const answer = await post(headers);
      expect([answer.statusCode, answer.json()]).toEqual([403, { statusCode: 403, message: 'Not allowed.' }]);
      expect(answer.headers['x-content-type-options']).toBe('nosniff');
    }
  });

  test('our own pages and tools without an origin can', async () => {
    const host = { host: 'me.example' };
    expect((await post({})).statusCode).toBe(201);
    expect((await post({ ...host, origin: 'https://me.example' })).statusCode).toBe(201);
    expect(
      (await post({ ...host, origin: 'https://me.example', 'sec-fetch-site': 'same-origin' })).statusCode,
    ).toBe(201);
  });

  test('a preflight from elsewhere is granted nothing', async () => {
    const headers = { origin: 'https://evil.example', 'access-control-request-method': 'POST' };
    const answer = await server.send({ method: 'OPTIONS', url: paths.questions, headers });
    expect(answer.statusCode).toBe(404);
    expect(Object.keys(answer.headers).filter((name) => name.startsWith('access-control'))).toEqual([]);
  });

  test.each(['PUT', 'DELETE', 'PATCH', 'OPTIONS', 'TRACE'] satisfies Method[])(
    '%s is not known',
    async (method) => {
      for (const url of [paths.questions, paths.answer, paths.messages, '/', '/nowhere'])
        expect((await server.send({ method, url })).statusCode).toBe(404);
    },
  );

  test('HEAD answers as GET does', async () => {
    for (const url of [paths.questions, '/', '/nowhere', '/api/nowhere', paths.health]) {
      const [get, head] = [await fetch(base + url), await fetch(base + url, { method: 'HEAD' })];
      expect([head.status, await head.text()], url).toEqual([get.status, '']);
      for (const name of ['content-length', 'content-type', 'etag'])
        expect(head.headers.get(name), url).toBe(get.headers.get(name));
    }
  });

  test('a method override is ignored', async () => {
    const headers = { 'x-http-method-override': 'DELETE', 'x-method-override': 'DELETE' };
    expect((await post(headers)).statusCode).toBe(201);
    const before = (await server.questions()).length;
    await server.send({ url: `${paths.questions}?_method=DELETE`, headers });
    expect(await server.questions()).toHaveLength(before);
  });

  test('none of five hundred URLs returns a message', async () => {
    const ends = [
      '',
      '/',
      '/1',
      '.json',
      '?id=1',
      '/inbox',
      '/all',
      ';x',
      '%2f1',
      '?limit=1',
      '/export',
      '#1',
    ];
    const starts = [
      paths.messages,
      '/api/message',
      '/api',
      '/api/admin',
      '/messages',
      '/inbox',
      '/data',
      '/API/Messages',
    ];
    const fixed = starts.flatMap((start) => ends.map((end) => start + end));
    const more = Array.from(
      { length: 400 },
      (_, index) => `/${(index * 7919).toString(36)}/${index}/messages`,
    );
    for (const url of [...fixed, ...more]) {
      const answer = await server.send({ url, headers: { range: 'bytes=0-' } });
      expect(answer.statusCode, url).toBe(404);
      expect(answer.body).not.toMatch(/canary/i);
    }
  });

  test('a path has another spelling only with a slash at its end', async () => {
    for (const url of ['/API/Questions', '/Api/questions'])
      expect((await server.send({ url })).statusCode).toBe(404);
    expect((await server.send({ url: `${paths.questions}/` })).json()).toEqual(await server.questions());
  });

  test('odd paths', async () => {
    for (const url of [
      '//api/questions',
      '/%00',
      '/%zz',
      '/%c0%ae%c0%ae/',
      '/api//questions',
      '/%ff',
      '/%5c..',
    ])
      expect([400, 404], url).toContain((await server.send({ url })).statusCode);
  });

  test('files outside the site and hidden files are not served', async () => {
    const targets = [
      '.env',
      '.git/HEAD',
      'csp.json',
      'package.json',
      'line-of-dance.db',
      'etc/passwd',
      'main.js.map',
    ];
    const climbs = [
      '/',
      '/../',
      '/../../',
      '/%2e%2e/',
      '/..%2f',
      '/..%5c',
      '/....//',
      '/assets/../../',
      '/%252e%252e/',
    ];
    for (const url of climbs.flatMap((climb) => targets.map((target) => climb + target))) {
      const answer = await server.send({ url });
      expect([400, 404], url).toContain(answer.statusCode);
      expect(answer.body).not.toMatch(/^ref|SQLite|root:|"version"/);
    }
  });

  test('headers that could poison a proxy cache change nothing', async () => {
    const plain = await server.send({ url: paths.questions });
    const headers = {
      'x-forwarded-host': 'evil.example',
      'x-original-url': '/api/messages',
      'x-rewrite-url': '/x',
    };
    for (const url of [paths.questions, `${paths.questions}?utm_source=evil&cb=1`]) {
      const answer = await server.send({
        url,
        headers: { ...headers, 'content-type': 'application/json' },
        payload: '{"limit":1}',
      });
      expect([answer.body, answer.headers.etag]).toEqual([plain.body, plain.headers.etag]);
    }
    expect(plain.headers['cache-control']).toBe('no-cache');
    const page = await server.send({ url: '/', headers });
    expect([page.headers['cache-control'], page.body]).toEqual(['no-cache', '<h1>Home</h1>']);
    for (const url of [paths.health, '/api/nowhere'])
      expect((await server.send({ url })).headers['cache-control']).toBe('no-store');
  });

  test('the site cannot be framed, and no header names the software', async () => {
    for (const url of ['/', paths.questions, '/nowhere', '/%zz']) {
      const { headers } = await server.send({ url });
      expect(headers['content-security-policy']).toContain("frame-ancestors 'none'");
      expect(headers['x-frame-options']).toBe('DENY');
      expect([headers['x-powered-by'], headers.server]).toEqual([undefined, undefined]);
    }
  });
});
