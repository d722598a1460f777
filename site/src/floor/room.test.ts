import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Point } from '../motion/path';
import { makeRoom, reach, wantedOffset, withDetour, type Detour } from './room';

const straight = Array.from({ length: 101 }, (_, index): Point => [index * 5, 0]);

/** Returns the detour after the visitor's dot has been at a place for some frames. */
const after = (visitor: Point | undefined, before?: Detour, frames = 200) => {
  let detour = before;
  for (let frame = 0; frame < frames; frame++) detour = makeRoom(straight, visitor, detour, 2);
  return detour;
};

const leastDistance = (line: readonly Point[], [x, y]: Point) =>
  Math.min(...line.map((point) => Math.hypot(point[0] - x, point[1] - y)));

test('without a visitor the line is where it was drawn', () => {
  expect(withDetour(straight, after(undefined))).toBe(straight);
});

test('the line stays out of a circle around the visitor’s dot, wherever it is', () => {
  fc.assert(
    fc.property(
      fc.double({ min: 120, max: 380, noNaN: true }),
      fc.double({ min: -90, max: 90, noNaN: true }),
      (x, y) => {
        const line = withDetour(straight, after([x, y]));
        expect(leastDistance(line, [x, y])).toBeGreaterThan(reach * 0.85);
      },
    ),
  );
});

test('parts of the line that are far from the visitor’s dot do not move', () => {
  const line = withDetour(straight, after([250, 0]));
  expect(line.slice(0, 25)).toEqual(straight.slice(0, 25));
  expect(line.slice(-25)).toEqual(straight.slice(-25));
});

test('the line bends step by step, and goes back when the visitor has left', () => {
  const first = makeRoom(straight, [250, 10], undefined, 2);
  expect(Math.abs(first?.offset ?? 0)).toBe(2);
  const there = after([250, 10]);
  expect(Math.abs(there?.offset ?? 0)).toBeGreaterThan(20);
  expect(after(undefined, there)).toBeUndefined();
});

test('the line passes the visitor’s dot on the side with the shorter detour', () => {
  expect(Math.sign(after([250, 10])?.offset ?? 0)).toBe(-1);
  expect(Math.sign(after([250, -10])?.offset ?? 0)).toBe(1);
});

test('the visitor’s dot can cross the line, which never jumps', () => {
  let detour: Detour | undefined;
  let last = 0;
  for (let y = -80; y <= 80; y += 0.5) {
    detour = makeRoom(straight, [250, y], detour, 2);
    expect(Math.abs((detour?.offset ?? 0) - last)).toBeLessThanOrEqual(2 + 1e-9);
    last = detour?.offset ?? 0;
  }
  expect(Math.abs(last)).toBeLessThan(1);
});

test('a dot that is far away needs no detour', () => {
  expect(wantedOffset(-reach - 1, 1)).toBe(0);
  expect(wantedOffset(reach + 1, -1)).toBe(0);
});
