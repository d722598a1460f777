import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import {
  around,
  askedBox,
  axisLabelBoxes,
  isOffFloor,
  isTouching,
  type Box,
  type Size,
} from './EmotionMap.boxes';
import { placeLabels } from './EmotionMap.labels';
import { floor, placeWords, pointsOnLine } from './EmotionMap.layout';
import { labelsOn } from './labelsOn';

type Word = [name: string, valence: number, arousal: number, ems: number];
type Answer = [asked: string, valence: number, arousal: number, ...words: Word[]];

/**
 * 201 texts of visitors, and the words that were found for each. `ems` is the width of a word in ems, measured at a
 * font size of 16 px.
 */
const answers = readFileSync(`${import.meta.dirname}/EmotionMap.answers.jsonl`, 'utf8')
  .trim()
  .split('\n')
  .map((line) => JSON.parse(line) as Answer);

/** Sizes in px: of the map, of the words' `font`, and of one letter of the visitor's text (`typed`). */
const maps = [
  { name: 'a wide map', width: 870, height: 484, font: 21, typed: { width: 11, height: 26 } },
  { name: 'a wide map in a low window', width: 870, height: 412, font: 21, typed: { width: 11, height: 26 } },
  { name: 'a medium map', width: 560, height: 367.5, font: 16, typed: { width: 8.4, height: 20 } },
  { name: 'a map on a tablet', width: 508, height: 544, font: 16, typed: { width: 8.4, height: 20 } },
  { name: 'a map on a phone', width: 350, height: 525, font: 16, typed: { width: 8.4, height: 20 } },
  { name: 'a map on a small phone', width: 280, height: 420, font: 16, typed: { width: 8.4, height: 20 } },
];

test.each(maps)('no word of 201 answers touches anything on $name', ({ width, height, font, typed }) => {
  const size = (across: number, down: number): Size => ({
    width: (across * 2 * floor.width) / width,
    height: (down * 2 * floor.height) / height,
  });
  const margin = 0.016 * width;
  /** The axis label "more pleasant". On maps below 800 px it has two lines, on those below 560 px it is in a corner. */
  const onAxis = width < 800 ? size(56 + margin, 40) : size(92 + margin, 22);
  const inCorner = size(52, 36);
  const axisLabel =
    width < 560 ? { ...inCorner, top: floor.height - inCorner.height } : { ...onAxis, top: -onAxis.height };
  const obstacles = { dot: size(7, 7), line: size(2, 2), axisLabel };
  /**
   * Estimates the size of the visitor's text, which is at most 14rem or a third of the map wide. Words seldom fill a
   * line, so a text of several lines counts as 15 % longer.
   */
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
      words.map(([, , , ems]) => size(ems * font + 8, 1.2 * font + 8)),
      asked,
      obstacles,
    );
    const dots = places.map(({ x, y }) => around({ x: x * floor.x, y: y * floor.y }, obstacles.dot));
    const lines = places.map((place) => pointsOnLine(place).map((point) => around(point, obstacles.line)));
    const axisLabels = axisLabelBoxes(obstacles);
    const isFree = (box: Box) => ![...dots, ...lines.flat()].some((drawn) => isTouching(box, drawn));
    const faults = labels.flatMap((label, index) => {
      const isOn = (other: Box) => isTouching(label, other);
      const others: Record<string, boolean> = {
        'another word': labels.slice(index + 1).some(isOn),
        'a dot': dots.some(isOn),
        'its line, or the line to the first word': [...lines[0]!, ...lines[index]!].some(isOn),
        "the visitor's text": isOn(askedBox(asked, obstacles)),
        'an axis label': axisLabels.some(isOn),
        // On a small phone, names of more than 20 letters may reach over the edge.
        'the edge': isOffFloor(label) && (width > 300 || words[index]![0].length <= 20),
      };
      return Object.keys(others)
        .filter((other) => others[other])
        .map((other) => `${text}: ${words[index]![0]} is on ${other}`);
    });
    return axisLabels.every(isFree) ? faults : [...faults, `${text}: a dot or a line is on an axis label`];
  };
  expect(answers.flatMap(faultsOf)).toEqual([]);
});

test('places all labels even where there is not enough space for them', () => {
  const places = Array.from({ length: 7 }, (_, index) => ({ x: index / 7 - 0.5, y: 0.5 }));
  const tall = { width: 300, height: 500 };
  const small = { width: 7, height: 7 };
  const labels = placeLabels(
    places,
    places.map(() => tall),
    tall,
    { dot: small, line: small, axisLabel: { ...small, top: 0 } },
  );
  expect(labels).toHaveLength(7);
  expect(labels.flatMap(({ start, top }) => [start, top]).every(Number.isFinite)).toBe(true);
});

test('a line leads from a dot to its label if the label is far away', () => {
  const text = { width: 100, height: 35, font: 16 };
  const tiesOf = (count: number) => {
    const places = Array.from({ length: count }, (_, index) => ({ x: 0.5 + index / 30, y: 0.5 }));
    const words = places.map(() => text);
    const sizes = {
      floor: { width: 350, height: 507 },
      asked: text,
      axisLabel: { ...text, top: -35 },
      words,
    };
    return labelsOn(places, sizes).map(({ tie }) => tie);
  };
  expect(tiesOf(1)).toEqual(['']);
  expect(tiesOf(6).filter((tie) => /^M[-\d ]+L[-\d ]+$/.test(tie)).length).toBeGreaterThan(2);
});
