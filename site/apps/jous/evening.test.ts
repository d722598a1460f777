import { expect, test } from 'vitest';
import { cardsLeft, depths, goTo, layAside, newEvening, readEvening, turnCard } from './evening';

const night = new Date(2026, 10, 21, 23, 30);

test.each(depths)('shows each card of %s once in an evening, and then no more', (depth) => {
  let evening = goTo(newEvening(night), depth);
  const count = cardsLeft(evening).length;
  for (let turn = 0; turn < count; turn += 1) evening = turnCard(layAside(evening), Math.random);
  expect(new Set(evening.seen).size).toBe(count);
  expect(turnCard(evening, Math.random).card).toBeUndefined();
});

test('an evening lasts past midnight, until six in the morning', () => {
  const evening = turnCard(newEvening(night), () => 0);
  const kept = JSON.stringify(evening);
  expect(readEvening(kept, new Date(2026, 10, 22, 5, 59))).toEqual(evening);
  expect(readEvening(kept, new Date(2026, 10, 22, 6, 1))).toBeUndefined();
});

test.each([null, '', '{', '7', '{"day":"2026-11-21","depth":"soup","seen":[]}', '{"seen":[3]}'])(
  'invalid stored data (%s) is no evening',
  (kept) => expect(readEvening(kept, night)).toBeUndefined(),
);

test('another depth has its own cards and remembers those already turned', () => {
  const first = turnCard(newEvening(night), () => 0);
  const back = goTo(
    turnCard(goTo(first, 'coffee'), () => 0),
    'bread',
  );
  expect(cardsLeft(back)).not.toContain(first.card);
  expect(back.seen).toHaveLength(2);
});
