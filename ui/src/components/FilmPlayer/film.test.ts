import fc from 'fast-check';
import { expect, test } from 'vitest';
import { chapterAt, clock, placeOf, secondsAt, type Film } from './film';

const film: Film = {
  title: 'A walk',
  duration: 20,
  alt: '',
  poster: 3,
  chapters: [
    { at: 0, title: 'One', text: 'One.', still: 2 },
    { at: 4, title: 'Two', text: 'Two.', still: 6 },
    { at: 14, title: 'Three', text: 'Three.', still: 18 },
  ],
  draw: () => null,
};

test('a chapter begins at its second and lasts until the next one', () => {
  expect([0, 3.9, 4, 13.9, 14, 20].map((second) => chapterAt(film, second))).toEqual([0, 0, 1, 1, 2, 2]);
});

test('all chapters have the same width on the timeline', () => {
  expect([0, 2, 4, 9, 14, 20].map((second) => placeOf(film, second))).toEqual([
    0,
    1 / 6,
    1 / 3,
    0.5,
    2 / 3,
    1,
  ]);
});

test('converts a second to a position and back', () => {
  fc.assert(
    fc.property(fc.double({ min: 0, max: 20, noNaN: true }), (second) => {
      expect(secondsAt(film, placeOf(film, second))).toBeCloseTo(second, 6);
    }),
  );
});

test('a position outside the timeline is the nearest end', () => {
  expect([secondsAt(film, -1), secondsAt(film, 2)]).toEqual([0, 20]);
});

test('formats seconds as minutes and seconds', () => {
  expect([0, 7.9, 65].map(clock)).toEqual(['0:00', '0:07', '1:05']);
});
