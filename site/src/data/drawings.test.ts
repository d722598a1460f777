import { text } from 'node:stream/consumers';
import { setImmediate } from 'node:timers/promises';
import { createElement } from 'react';
import { prerenderToNodeStream } from 'react-dom/static';
import { afterEach, expect, test, vi } from 'vitest';
import { loadDrawings } from './drawings';

afterEach(() => {
  vi.unstubAllEnvs();
  vi.unstubAllGlobals();
  vi.resetModules();
});

test('a drawing that is missing is reported once', async () => {
  const warn = vi.spyOn(console, 'warn').mockReturnValue();
  await loadDrawings(['hero', 'no-such-drawing']);
  await loadDrawings(['no-such-drawing']);
  expect(warn.mock.calls).toEqual([['site/content/drawings has no no-such-drawing.svg']]);
  warn.mockRestore();
});

test('drawings that arrive one after another are shown where they belong', async () => {
  vi.stubEnv('SSR', false);
  vi.stubGlobal('document', { querySelectorAll: () => [] });
  vi.stubGlobal('fetch', async (address: string) => {
    if (address.endsWith('plate.svg')) await setImmediate();
    return new Response(address);
  });
  const { drawing } = await import('./drawings');
  const Pictures = () => ['cover', 'plate', 'hero'].map(drawing).join(' ');
  const { prelude } = await prerenderToNodeStream(createElement(Pictures));
  expect(await text(prelude)).toMatch(/cover\.svg.*plate\.svg.*hero\.svg/);
});
