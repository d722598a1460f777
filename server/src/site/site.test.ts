import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startApp, temporaryDirectory } from '../../testing/app.js';
import { type BuiltSite, home, startBuiltSite } from '../../testing/built-site.js';

describe('the built site', () => {
  let site: BuiltSite;
  beforeAll(async () => {
    site = await startBuiltSite();
  });
  afterAll(() => site.close());
  const get: BuiltSite['get'] = (...of) => site.get(...of);

  test('pages answer with and without a slash, and are revalidated each time', async () => {
    for (const url of ['/writing', '/writing/', '/writing?utm=x']) {
      const page = await get(url);
      expect([page.statusCode, page.body]).toEqual([200, '<h1>Writing</h1>']);
      expect(page.headers).toMatchObject({
        'cache-control': 'no-cache',
        'content-type': 'text/html; charset=utf-8',
      });
      expect(page.headers.etag).toBeTruthy();
    }
  });

  test('an unknown page is a page with 404; an unknown call is JSON', async () => {
    for (const url of [
      '/nowhere',
      '/writing/nowhere',
      '/bookmarks/one/two',
      '/interactive/ama/1',
      '/%E2%82%AC',
      '/100%',
      '/$&100%?off=%zz',
      '/writing/%E0%A4%A/%41',
      '/a.b',
      '/index.htm',
      '/404',
      '/404/',
      '/404/index.html',
      '/index.html',
      '/writing/index.html',
      '/assets/gone.js',
    ]) {
      const page = await get(url);
      expect([page.statusCode, page.body], url).toEqual([404, '<h1>Nothing here</h1>']);
      expect(page.headers['content-security-policy']).toContain("script-src 'self'");
    }
    for (const url of ['/api', '/api/nowhere', '/API/nowhere', '/api?x', '/api/100%'])
      expect((await get(url)).json()).toEqual({ statusCode: 404, message: 'Not found.' });
    expect((await site.server.send({ method: 'POST', url: '/nowhere', payload: {} })).json()).toMatchObject({
      statusCode: 404,
    });
  });

  test('compressed copies made by the build are sent to clients that accept them', async () => {
    const br = await get('/', { 'accept-encoding': 'gzip, deflate, br' });
    expect([br.headers['content-encoding'], br.headers.vary]).toEqual(['br', 'accept-encoding']);
    expect(brotliDecompressSync(br.rawPayload).toString()).toBe(home);
    const gzip = await get('/', { 'accept-encoding': 'gzip' });
    expect(gunzipSync(gzip.rawPayload).toString()).toBe(home);
    const plain = await get('/');
    expect([plain.headers['content-encoding'], plain.body]).toEqual([undefined, home]);
    expect(br.headers['content-type']).toBe(plain.headers['content-type']);
    expect(new Set([br.headers.etag, gzip.headers.etag, plain.headers.etag]).size).toBe(3);
  });

  test('assets with a hash are kept for a year, with their own types', async () => {
    const asset = await get('/assets/main-a1b2.js');
    const photographs = await Promise.all(['avif', 'webp'].map((type) => get(`/assets/photo-a1b2.${type}`)));
    for (const { headers } of [asset, ...photographs])
      expect(headers['cache-control']).toBe('public, max-age=31536000, immutable');
    expect(photographs.map(({ headers }) => headers['content-type'])).toEqual(['image/avif', 'image/webp']);
    expect(asset.headers['content-type']).toMatch(/^(text|application)\/javascript; charset=utf-8$/);
    expect((await get('/assets/face.woff2')).headers['content-type']).toBe('font/woff2');
    expect((await get('/sitemap.xml')).headers['content-type']).toMatch(/^(application|text)\/xml/);
    expect((await get('/robots.txt')).headers['content-type']).toBe('text/plain; charset=utf-8');
    expect((await get('/favicon.svg')).headers['content-type']).toMatch(/^image\/svg\+xml/);
  });

  test('conditions and ranges are honoured', async () => {
    const first = await get('/');
    const etag = String(first.headers.etag);
    const same = await get('/', { 'if-none-match': etag });
    expect([same.statusCode, same.body]).toEqual([304, '']);
    const since = await get('/', { 'if-modified-since': String(first.headers['last-modified']) });
    expect(since.statusCode).toBe(304);
    const part = await get('/assets/main-a1b2.js', { range: 'bytes=0-6' });
    expect([part.statusCode, part.body]).toEqual([206, 'console']);
    const beyond = await get('/assets/main-a1b2.js', { range: 'bytes=99999-' });
    expect([beyond.statusCode, beyond.json().message]).toEqual([
      416,
      'That part of the file does not exist.',
    ]);
    const changed = await get('/', { 'if-match': '"another"' });
    expect([changed.statusCode, changed.json().message]).toEqual([
      412,
      'The page has changed since it was read.',
    ]);
    const head = await site.server.send({ method: 'HEAD', url: '/' });
    expect([head.statusCode, head.body, head.headers['content-length']]).toEqual([
      200,
      '',
      String(home.length),
    ]);
  });

  test('requests for missing files are limited, those for files never', async () => {
    const unknown = [];
    for (let count = 0; count < 62; count += 1)
      unknown.push(
        (await site.server.send({ url: `/nowhere/${count}`, remoteAddress: '192.0.2.7' })).statusCode,
      );
    expect([unknown[59], unknown[60]]).toEqual([404, 429]);
    for (let count = 0; count < 100; count += 1) expect((await get('/robots.txt')).statusCode).toBe(200);
  });
});

test('the assets of an earlier build are served until the next, its pages are not', async () => {
  const builds = join(temporaryDirectory(), '.cache/builds');
  const write = (build: string, file: string) => {
    mkdirSync(join(builds, build, 'client/assets'), { recursive: true });
    writeFileSync(join(builds, build, 'client', file), file);
  };
  write('1', 'assets/old.js');
  write('1', 'gone.html');
  write('2', 'assets/new.js');
  const server = await startApp('sqlite', { SITE_DIR: join(builds, '2') });
  for (const asset of ['/assets/old.js', '/assets/new.js']) {
    const answer = await server.send({ url: asset });
    expect([answer.statusCode, answer.headers['cache-control']]).toEqual([
      200,
      'public, max-age=31536000, immutable',
    ]);
  }
  expect((await server.send({ url: '/gone.html' })).statusCode).toBe(404);
  await server.close();
});

test('without a built site the server is the API alone', async () => {
  const server = await startApp('sqlite');
  expect((await server.send({ url: '/' })).json()).toEqual({ statusCode: 404, message: 'Not found.' });
  expect((await server.send({ url: '/api/questions' })).statusCode).toBe(200);
  await server.close();
});
