import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { filmsOf } from './films';
import { dancers, lanes } from './lineOfDance/dancers';
import { along, leastGap } from './lineOfDance/walking';
import { beat, beats, phrases, stepped } from './phrase/walks';
import * as pictures from './pictures';

const films = filmsOf(pictures);

const pictureOf = (film: (typeof films)[number], seconds: number) =>
  renderToStaticMarkup(createElement('svg', null, film.draw(seconds)));
const secondsOf = (duration: number, step: number) =>
  Array.from({ length: Math.floor(duration / step) + 1 }, (_, index) => index * step);

describe.each(films.map((film) => [film.title, film] as const))('%s', (_, film) => {
  test('lasts 15 to 30 seconds, with chapters in order and a still picture in each', () => {
    expect(film.duration).toBeGreaterThanOrEqual(15);
    expect(film.duration).toBeLessThanOrEqual(30);
    const begins = film.chapters.map(({ at }) => at);
    expect(begins).toEqual([...begins].sort((one, other) => one - other));
    expect(begins[0]).toBe(0);
    for (const [index, { at, still }] of film.chapters.entries()) {
      expect(still).toBeGreaterThanOrEqual(at);
      expect(still).toBeLessThanOrEqual(begins[index + 1] ?? film.duration);
    }
  });

  test('draws the same picture at the same second, whatever was shown before', () => {
    const once = pictureOf(film, 12.3);
    pictureOf(film, 3);
    expect(pictureOf(film, 12.3)).toBe(once);
  });

  test('never draws NaN, undefined or Infinity', () => {
    for (const seconds of secondsOf(film.duration, 0.5))
      expect(pictureOf(film, seconds)).not.toMatch(/NaN|undefined|Infinity/);
  });
});

const outer = dancers.flatMap(({ lane }, index) => (lane === 'outer' ? [index] : []));

test('on the dance floor everyone walks forwards, and nobody overtakes', () => {
  for (const seconds of secondsOf(30, 0.2))
    for (const [index, { lane }] of dancers.entries()) {
      expect(along(index, seconds + 0.2)).toBeGreaterThanOrEqual(along(index, seconds));
      const next =
        dancers[index + 1]?.lane === lane ? index + 1 : dancers.findIndex((other) => other.lane === lane);
      const lap = next > index ? 0 : lanes[lane].length;
      expect(along(next, seconds) + lap - along(index, seconds)).toBeGreaterThanOrEqual(leastGap - 1);
    }
});

test('the couples behind a couple that turns stop one after the other', () => {
  const stops = (index: number) =>
    secondsOf(16, 0.05).find(
      (seconds) => seconds > 7 && along(index, seconds + 0.05) - along(index, seconds) < 0.4,
    ) ?? Infinity;
  expect(stops(1)).toBeLessThan(stops(0));
});

test('the line of the first couple ends where it began', () => {
  expect(outer[0]).toBe(0);
  expect(along(0, 30) - along(0, 0)).toBeCloseTo(lanes.outer.length, 0);
});

test('at the end of the phrase all couples have arrived, whatever steps they took', () => {
  expect(stepped({ steps: [4, 5, 6, 7] }, 3)).toBe(0);
  expect(stepped({ steps: [4, 5, 6, 7] }, 8)).toBe(1);
});

test('after the last phrase nothing moves', () => {
  const film = films[2];
  if (!film) throw new Error('The film of the phrase is missing.');
  const end = phrases[2] + beats * beat + 0.5;
  expect(pictureOf(film, film.duration)).toBe(pictureOf(film, end));
  expect(pictureOf(film, end)).not.toBe(pictureOf(film, end - 1));
});
