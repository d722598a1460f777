import fc from 'fast-check';
import { expect, test } from 'vitest';
import { measure, pointsOn, softLine } from './path';

const square = measure(
  [
    [0, 0],
    [10, 0],
    [10, 10],
    [0, 10],
  ],
  { closed: true },
);

test('a path is as long as the sum of its parts', () => {
  expect(square.length).toBe(40);
  expect(
    measure([
      [0, 0],
      [3, 4],
    ]).length,
  ).toBe(5);
});

test('a distance beyond the end of a closed path is on its next lap', () => {
  expect(square.at(15)).toEqual({ x: 10, y: 5, angle: 90 });
  expect(square.at(55)).toEqual(square.at(15));
  expect(square.at(-25)).toEqual(square.at(15));
});

test('a distance beyond the end of an open path is its end', () => {
  const path = measure([
    [0, 0],
    [10, 0],
  ]);
  expect(path.at(25)).toMatchObject({ x: 10, y: 0 });
  expect(path.at(-3)).toMatchObject({ x: 0, y: 0 });
});

test('two places are no further apart than the distance along the path', () => {
  fc.assert(
    fc.property(fc.double({ min: 0, max: 39, noNaN: true }), (walked) => {
      const [here, there] = [square.at(walked), square.at(walked + 0.1)];
      expect(Math.hypot(there.x - here.x, there.y - here.y)).toBeLessThanOrEqual(0.1 + 1e-9);
    }),
  );
});

test('a smooth line goes through its points, and rounding errors do not add up', () => {
  const corners = Array.from({ length: 200 }, (_, index) => [index * 3.37, 40 * Math.sin(index)] as const);
  const drawn = pointsOn(softLine(corners), 2);
  for (const [x, y] of corners) {
    const nearestOne = Math.min(...drawn.map(([atX, atY]) => Math.hypot(atX - x, atY - y)));
    expect(nearestOne).toBeLessThan(0.1);
  }
});

test('the points of a `d` attribute are on its line, from its beginning to its end', () => {
  const points = pointsOn('M10 20c0 10 0 20 0 30 10 0 20-.5 30-.5z', 10);
  expect(points[0]).toEqual([10, 20]);
  expect(points).toContainEqual([10, 50]);
  expect(points.at(-1)).toEqual([40, 49.5]);
  expect(points).toHaveLength(7);
});
