import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type BuiltSite, emptyStyleHash, inlineHash, startBuiltSite } from '../../testing/built-site.js';
import { policyOf } from './page-policies.js';

describe('the headers of the built site', () => {
  let site: BuiltSite;
  beforeAll(async () => {
    site = await startBuiltSite();
  });
  afterAll(() => site.close());
  const get: BuiltSite['get'] = (...of) => site.get(...of);

  test('each page’s policy allows what the page loads, and nothing more', async () => {
    const directives = async (url: string) => {
      const policy = String((await get(url, { 'accept-encoding': 'br' })).headers['content-security-policy']);
      expect(policy).not.toMatch(/unsafe|\*(?!\.medium)|http:/);
      return Object.fromEntries(policy.split('; ').map((directive) => [directive.split(' ')[0], directive]));
    };
    expect(await directives('/')).toEqual({
      'default-src': "default-src 'none'",
      'script-src': `script-src 'self' '${inlineHash}'`,
      'style-src': `style-src 'self' '${emptyStyleHash}' '${inlineHash}'`,
      'img-src': "img-src 'self' data: https://*.medium.com https://i.example",
      'font-src': "font-src 'self'",
      'connect-src': "connect-src 'self' https://api.rss2json.com",
      'frame-src': "frame-src 'self' https://calendly.com https://www.youtube-nocookie.com",
      'manifest-src': "manifest-src 'self'",
      'base-uri': "base-uri 'none'",
      'object-src': "object-src 'none'",
      'form-action': "form-action 'self'",
      'frame-ancestors': "frame-ancestors 'none'",
    });
    expect(await directives('/writing')).toMatchObject({
      'script-src': "script-src 'self'",
      'frame-src': "frame-src 'self' https://calendly.com https://www.youtube-nocookie.com",
    });
    expect((await get('/favicon.svg')).headers['content-security-policy']).toContain('sandbox');
    expect((await get('/assets/main-a1b2.js')).headers['content-security-policy']).toContain(
      "default-src 'none'",
    );
  });

  test('an app may be framed by this site and keeps itself for offline use, but calls nobody', async () => {
    for (const url of ['/apps/cards/', '/apps/cards/index.html']) {
      const { headers } = await get(url);
      expect(headers['x-frame-options']).toBe('SAMEORIGIN');
      expect(headers['content-security-policy']).toMatch(
        /script-src 'self' 'sha256-.*connect-src 'none'; worker-src 'self';.*frame-ancestors 'self'$/,
      );
    }
    const worker = await get('/apps/cards/sw.js');
    expect(worker.headers['content-security-policy']).toMatch(/default-src 'none';.*connect-src 'self'$/);
    expect(worker.headers['cache-control']).toBe('no-cache');
    expect((await get('/apps/assets/cards-a1b2.js')).headers['cache-control']).toContain('immutable');
    expect((await get('/')).headers['x-frame-options']).toBe('DENY');
  });

  test('every answer carries the security headers', async () => {
    for (const url of ['/', '/nowhere', '/assets/main-a1b2.js', '/api/questions', '/api/nowhere', '/%zz']) {
      const { headers } = await get(url);
      expect(headers).toMatchObject({
        'strict-transport-security': 'max-age=31536000',
        'x-content-type-options': 'nosniff',
        'referrer-policy': 'strict-origin-when-cross-origin',
        'cross-origin-resource-policy': 'same-origin',
        'content-security-policy': expect.stringContaining("default-src 'none'"),
        'permissions-policy': expect.stringContaining('camera=()'),
      });
    }
  });
});

test('a page that the file does not name, or a site without the file, gets the strictest policy', () => {
  expect(policyOf({ all: {}, pages: {} }, '/')).toContain("script-src 'self';");
  const policies = { all: { script: ['https://a.example'] }, pages: { '/': { script: [inlineHash] } } };
  expect(policyOf(policies, '/')).toContain(`script-src 'self' '${inlineHash}' https://a.example;`);
  expect(policyOf(policies, '/nowhere')).toContain("script-src 'self' https://a.example;");
});
