import { expect, test } from 'vitest';
import { placeWords, lineTo, type Mood } from './EmotionMap.layout';

const asked: Mood = { valence: 0, arousal: 0 };

test('a more pleasant word is on the right, a more stirred one above', () => {
  const [pleasant, stirred] = placeWords(asked, [
    { valence: 0.5, arousal: 0 },
    { valence: 0, arousal: 0.5 },
  ]);
  expect(pleasant!.x).toBeGreaterThan(0.5);
  expect(stirred!.y).toBeLessThan(-0.5);
});

test('each word of an answer is further away than the one before', () => {
  const places = placeWords(
    asked,
    Array.from({ length: 6 }, (_, index) => ({ valence: Math.sin(index), arousal: Math.cos(index) })),
  );
  const distances = places.map(({ x, y }) => Math.hypot(x, y));
  expect(distances).toEqual(distances.toSorted((one, other) => one - other));
  expect(distances.at(-1)).toBeCloseTo(1);
});

test.each([
  ['more pleasant and calmer', { valence: 0.3, arousal: -0.3 }, 1, 1],
  ['less pleasant and calmer', { valence: -0.06, arousal: -0.3 }, -1, 1],
  ['less pleasant and more stirred', { valence: -0.3, arousal: 0.06 }, -1, -1],
  ['more pleasant and more stirred', { valence: 0.06, arousal: 0.3 }, 1, -1],
] as const)('three words that are %s stay on their side of both axes', (_, mood, right, down) => {
  for (const { x, y } of placeWords(asked, [mood, mood, mood])) {
    expect(Math.sign(x)).toBe(right);
    expect(Math.sign(y)).toBe(down);
  }
});

test('six words that are less pleasant are all on the left', () => {
  const words = Array.from({ length: 6 }, (_, index) => ({ valence: -0.3, arousal: index / 60 }));
  for (const { x } of placeWords(asked, words)) expect(x).toBeLessThan(0);
});

test.each([
  ['equal to each other', Array.from({ length: 6 }, () => ({ valence: 0.3, arousal: -0.2 }))],
  ['equal to what was asked', Array.from({ length: 6 }, () => asked)],
  [
    'in nearly one direction',
    Array.from({ length: 6 }, (_, index) => ({ valence: 0.4, arousal: index / 50 })),
  ],
])('words that are %s do not lie on each other', (_, words) => {
  const places = placeWords(asked, words);
  for (const [index, one] of places.entries())
    for (const other of places.slice(index + 1))
      expect(Math.hypot(one.x - other.x, one.y - other.y)).toBeGreaterThan(0.3);
});

test('the line to a word begins in the middle and ends at the word', () => {
  expect(lineTo({ x: 1, y: -0.5 })).toMatch(/^M0 0C.* 236 -75$/);
});
