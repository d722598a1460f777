import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  gapAhead,
  leastGap,
  mayEnter,
  stepAlong,
  stepCouples,
  turnOf,
  walkingSpeed,
  type Couple,
} from './couples';
import { around } from '../motion/path';

const length = 400;

/** Generates couples at equal distances on one lane, in walking order. */
const floors = fc
  .array(
    fc.record({ pace: fc.double({ min: 0.2, max: 1, noNaN: true }), every: fc.integer({ min: 8, max: 40 }) }),
    {
      minLength: 2,
      maxLength: 7,
    },
  )
  .map((all): Couple[] =>
    all.map(({ pace, every }, index) => ({
      lane: 0,
      at: (index * length) / all.length,
      pace,
      turnsEvery: every,
    })),
  );

const follows = (couples: readonly Couple[]) =>
  couples.map(({ at }, index) => {
    const next = couples[index + 1] ?? couples[0];
    return (next?.at ?? 0) + (index + 1 < couples.length ? 0 : length) - at;
  });

test('no couple overtakes another, at any preferred speed and after frames of any length', () => {
  fc.assert(
    fc.property(
      floors,
      fc.array(fc.double({ min: 0.001, max: 2, noNaN: true }), { maxLength: 200 }),
      (start, frames) => {
        let couples = start;
        let seconds = 0;
        for (const passed of frames) {
          seconds += passed;
          couples = stepCouples(couples, [length], seconds, passed);
          for (const gap of follows(couples)) expect(gap).toBeGreaterThanOrEqual(leastGap - 1e-6);
        }
      },
    ),
  );
});

test('all couples walk forwards, and none is faster than the walking speed', () => {
  fc.assert(
    fc.property(floors, fc.double({ min: 0, max: 100, noNaN: true }), (start, seconds) => {
      const after = stepCouples(start, [length], seconds, 0.016);
      for (const [index, { at }] of after.entries()) {
        const way = at - (start[index]?.at ?? 0);
        expect(way).toBeGreaterThanOrEqual(0);
        expect(way).toBeLessThanOrEqual(walkingSpeed * 0.016 + 1e-9);
      }
    }),
  );
});

test('a couple behind one that does not move stops', () => {
  let couples: readonly Couple[] = [
    { lane: 0, at: 0, pace: 1, turnsEvery: 1000 },
    { lane: 0, at: 100, pace: 0, turnsEvery: 1000 },
  ];
  for (let frame = 0; frame < 2000; frame++) couples = stepCouples(couples, [length], frame * 0.016, 0.016);
  expect(couples[1]?.at).toBe(100);
  expect(couples[0]?.at).toBeGreaterThan(100 - leastGap - 12);
  expect(couples[0]?.at).toBeLessThanOrEqual(100 - leastGap);
});

test('only couples on the outer lane wait for the pair on the red line', () => {
  const couples: Couple[] = [0, 1].map((lane) => ({ lane, at: 0, pace: 1, turnsEvery: 1000 }));
  const [outer, inner] = stepCouples(couples, [length, length], 1, 0.1, leastGap);
  expect(outer?.at).toBe(0);
  expect(inner?.at).toBeGreaterThan(0);
  expect(stepAlong(leastGap, 0.1)).toBe(0);
  expect(stepAlong(200, 0.1)).toBeCloseTo(walkingSpeed * 0.1);
});

test('a couple turns at regular intervals, and walks in between', () => {
  const couple: Couple = { lane: 0, at: 0, pace: 1, turnsEvery: 20 };
  expect([0, 10, 16.9].map((second) => turnOf(couple, second))).toEqual([0, 0, 0]);
  expect(turnOf(couple, 18.5)).toBeCloseTo(0.5);
  expect(turnOf(couple, 19.99)).toBeGreaterThan(0.99);
});

test('a couple enters a lane only where no other couple is near', () => {
  expect(mayEnter(10, [200], length)).toBe(true);
  expect(mayEnter(10, [20], length)).toBe(false);
  expect(mayEnter(10, [length - 20], length)).toBe(false);
});

test('the gap is measured in the direction of walking', () => {
  expect(gapAhead(350, [300, 20], length)).toBe(70);
  expect(around(-1, length)).toBe(399);
});
