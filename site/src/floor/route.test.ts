import { expect, test } from 'vitest';
import { measure, type Point } from '../motion/path';
import { crossingsTo, routeTo, type StreetMap } from './route';

const block: StreetMap = {
  crossings: [
    [0, 0],
    [50, 10],
    [100, 40],
    [50, 80],
  ],
  routes: [[0], [0, 1], [0, 1, 2], [0, 3]],
};

const stops: readonly Point[] = [
  [-300, 140],
  [-150, 140],
  [0, 140],
  [150, 140],
];

test('the line takes the shortest way across the street map', () => {
  expect(crossingsTo(block, [130, 40])).toEqual([0, 1, 2]);
  expect(crossingsTo(block, [50, 140])).toEqual([0, 3]);
  expect(crossingsTo(block, [-50, 0])).toEqual([0]);
});

test.each([0, 1, 2, 3])('the line ends at stop %i', (chosen) => {
  const { points: route } = routeTo(block, stops, chosen);
  expect(route[0]).toEqual([0, 0]);
  expect(route.at(-1)).toEqual(stops[chosen]);
});

test('the line comes down to the row of stops and never goes below it', () => {
  for (const chosen of stops.keys())
    expect(Math.max(...routeTo(block, stops, chosen).points.map(([, y]) => y))).toBeLessThanOrEqual(
      140 + 1e-9,
    );
});

test('the line reaches a stop in a column from the top of the column', () => {
  const column = [140, 200, 260].map((y): Point => [-20, y]);
  const { points: route } = routeTo(block, column, 2);
  expect(route).toContainEqual([-20, 140]);
  expect(route.at(-1)).toEqual([-20, 260]);
});

test('the line to a stop further away is longer', () => {
  const lengthTo = (chosen: number) => measure(routeTo(block, stops, chosen).points).length;
  expect(lengthTo(0)).toBeGreaterThan(lengthTo(1));
});
