import { resolveObjectURL } from 'node:buffer';
import { afterEach, expect, test, vi } from 'vitest';
import { saveFile } from './saveFile';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

test('a saved file can be read after the function returns, and is released later', () => {
  vi.useFakeTimers();
  const link = { href: '', download: '', click: vi.fn() };
  vi.stubGlobal('document', { createElement: () => link });
  saveFile(new Blob(['text']), 'night.txt');
  expect(link.download).toBe('night.txt');
  expect(link.click).toHaveBeenCalledOnce();
  expect(resolveObjectURL(link.href)?.size).toBe(4);
  vi.runAllTimers();
  expect(resolveObjectURL(link.href)).toBeUndefined();
});
