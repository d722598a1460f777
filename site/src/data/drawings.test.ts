import { expect, test, vi } from 'vitest';
import { drawing, loadDrawings } from './drawings';

test('a drawing that is missing is reported once', async () => {
  const warn = vi.spyOn(console, 'warn').mockReturnValue();
  await loadDrawings(['hero', 'no-such-drawing']);
  await loadDrawings(['no-such-drawing']);
  expect(drawing('no-such-drawing')).toBe('');
  expect(warn.mock.calls).toEqual([['site/content/drawings has no no-such-drawing.svg']]);
  warn.mockRestore();
});
