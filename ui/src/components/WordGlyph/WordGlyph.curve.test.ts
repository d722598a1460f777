import { expect, test } from 'vitest';
import { curveOf } from './WordGlyph.curve';

const words = ['Calm', 'Angry', 'Bitter', 'Gelassenheit', 'Sukūn', 'Toska (тоска)', '😀', ''];

test('the same word gives the same glyph', () => {
  for (const word of words) expect(curveOf(word)).toEqual(curveOf(word));
  expect(curveOf('Gelassenheit')).toMatchObject({ start: [36.4, 36.6], end: [10.7, 27.2] });
  expect(curveOf('Ataraxia')).toMatchObject({ start: [24.9, 52.9], end: [39.5, 15.3] });
});

test('different words give different glyphs', () => {
  expect(new Set(words.map((word) => curveOf(word).path)).size).toBe(words.length);
});

test('an accented letter gives the same glyph, typed as one code point or as two', () => {
  expect(curveOf('Suku\u0304n')).toEqual(curveOf('Sukūn'));
});

test('every glyph stays inside its square, and its path is short', () => {
  for (const word of words) {
    const { path, start, end } = curveOf(word);
    for (const place of [...start, ...end]) expect(place > 5 && place < 59).toBe(true);
    expect(path.length).toBeLessThan(600);
    expect(path).not.toMatch(/NaN|e-/);
  }
});
