import { afterEach, expect, test, vi } from 'vitest';
import { fetchFeedItem } from './feed';

const item = (slug: string) => ({
  title: slug,
  content: '<p>Text.</p>',
  link: `https://example.org/${slug}-0`,
});

const fetchFrom = (body: string, status = 200) => {
  vi.stubGlobal('fetch', () => Promise.resolve(new Response(body, { status })));
  return fetchFeedItem('vocation', new AbortController().signal);
};

afterEach(() => vi.unstubAllGlobals());

test('picks the item whose link contains the slug, otherwise the first item', async () => {
  const many = Array.from({ length: 1_000 }, (_, index) => item(`post-${index}`));
  expect(await fetchFrom(JSON.stringify({ items: [...many, item('vocation')] }))).toEqual(item('vocation'));
  expect(await fetchFrom(JSON.stringify({ items: [null, 7, { title: 1 }, ...many] }))).toEqual(
    item('post-0'),
  );
});

test.each([
  ['{"status":"ok","items":[]}', 200],
  ['{"status":"error","message":"no feed"}', 200],
  ['{"items":[null,7,{"title":1},"x"]}', 200],
  ['null', 200],
  ['<html>', 200],
  [JSON.stringify({ items: [item('vocation')] }), 500],
])('%s with status %i is an error', async (body, status) => {
  await expect(fetchFrom(body, status)).rejects.toThrow(/Feed error|JSON/);
});
