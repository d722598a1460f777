import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import {
  around,
  askedBox,
  endsOfAxis,
  isOffFloor,
  isTouching,
  type Box,
  type Size,
} from './EmotionMap.boxes';
import { placeLabels } from './EmotionMap.labels';
import { floor, placeWords, walkPoints } from './EmotionMap.layout';

type Word = [name: string, valence: number, arousal: number, ems: number];
type Answer = [asked: string, valence: number, arousal: number, ...words: Word[]];

/** 200 answers of the explorer, with the width of each word at 16 px in ems. */
const answers = readFileSync(`${import.meta.dirname}/EmotionMap.answers.jsonl`, 'utf8')
  .trim()
  .split('\n')
  .map((line) => JSON.parse(line) as Answer);

const maps = [
  { name: 'a wide map', width: 870, height: 484, letters: 21, typed: { width: 11, height: 26 } },
  { name: 'a map between', width: 560, height: 367.5, letters: 16, typed: { width: 8.4, height: 20 } },
  { name: 'a map on a tablet', width: 508, height: 544, letters: 16, typed: { width: 8.4, height: 20 } },
  { name: 'a map on a phone', width: 350, height: 507.5, letters: 16, typed: { width: 8.4, height: 20 } },
  { name: 'a map on a small phone', width: 280, height: 406, letters: 16, typed: { width: 8.4, height: 20 } },
];

test.each(maps)('no word of 200 answers touches anything on $name', ({ width, height, letters, typed }) => {
  const size = (across: number, down: number): Size => ({
    width: (across * 2 * floor.width) / width,
    height: (down * 2 * floor.height) / height,
  });
  const margin = 0.016 * width;
  /** "more pleasant", in two lines or turned where the map is narrow. */
  const level = width < 800 ? size(56 + margin, 40) : size(92 + margin, 22);
  const end = width < 560 ? size(18 + 2 * margin, 92) : level;
  const air = { dot: size(7, 7), line: size(2, 2), end };
  /** At most 14rem or a third wide, in lines that do not fill it to the end. */
  const sizeOfAsked = (asked: string): Size => {
    const line = Math.min(asked.length, 24) * typed.width + 8;
    const most = Math.min(224, width * 0.34);
    return size(Math.min(line, most), typed.height * (line > most ? Math.ceil((line * 1.15) / most) : 1));
  };

  const faultsOf = ([text, valence, arousal, ...words]: Answer): string[] => {
    const places = placeWords(
      { valence, arousal },
      words.map(([, pleasant, stirred]) => ({ valence: pleasant, arousal: stirred })),
    );
    const asked = sizeOfAsked(text);
    const labels = placeLabels(
      places,
      words.map(([, , , ems]) => size(ems * letters + 8, 1.2 * letters + 8)),
      asked,
      air,
    );
    const dots = places.map(({ x, y }) => around({ x: x * floor.x, y: y * floor.y }, air.dot));
    const walks = places.map((place) => walkPoints(place).map((point) => around(point, air.line)));
    const ends = endsOfAxis(air);
    const isFree = (end: Box) => ![...dots, ...walks.flat()].some((drawn) => isTouching(end, drawn));
    const faults = labels.flatMap((label, index) => {
      const isOn = (other: Box) => isTouching(label, other);
      const others: Record<string, boolean> = {
        'another word': labels.slice(index + 1).some(isOn),
        'a dot': dots.some(isOn),
        'the walk': [...walks[0]!, ...walks[index]!].some(isOn),
        'what was typed': isOn(askedBox(asked, air)),
        'an end of the axis': ends.some(isOn),
        // A small phone has no room for longer names.
        'the edge': isOffFloor(label) && (width > 300 || words[index]![0].length <= 20),
      };
      return Object.keys(others)
        .filter((other) => others[other])
        .map((other) => `${text}: ${words[index]![0]} is on ${other}`);
    });
    return ends.every(isFree) ? faults : [...faults, `${text}: a dot or a line is on an end of the axis`];
  };
  expect(answers.flatMap(faultsOf)).toEqual([]);
});

test('labels that cannot all have room are placed at once', () => {
  const places = Array.from({ length: 7 }, (_, index) => ({ x: index / 7 - 0.5, y: 0.5 }));
  const tall = { width: 300, height: 500 };
  const small = { width: 7, height: 7 };
  const labels = placeLabels(
    places,
    places.map(() => tall),
    tall,
    { dot: small, line: small, end: small },
  );
  expect(labels).toHaveLength(7);
  expect(labels.flatMap(({ start, top }) => [start, top]).every(Number.isFinite)).toBe(true);
});
