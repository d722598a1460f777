import { around, type Place } from '../motion/path';
import { gapAhead, mayEnter, stepAlong, stepCouples, turnOf, type Couple } from './couples';
import { nearestOn, type FloorDrawing } from './floorDrawing';
import type { lineOf } from './line';

/** Seconds for which the couple waits at the end of the line before it starts again. */
const stay = 6;

/** Place on the outer lane for each part of the trunk, as long as the line follows the lane. */
const laneAlong = ({ trunk, lanes: [outer] }: FloorDrawing): number[] => {
  if (!outer) return [];
  const found = trunk.map((point) => nearestOn(outer, point));
  const leaves = found.findLastIndex(({ away }) => away < 8) + 1;
  let last = found[0]?.at ?? 0;
  // A curl goes backwards for a moment. On the lane that counts as standing still.
  return found.slice(0, leaves).map(({ at }) => {
    const step = around(at - last + outer.length / 2, outer.length) - outer.length / 2;
    last += Math.max(0, step);
    return last;
  });
};

/** Moves the couples on their lanes, and the pair that walks along the line. */
export const dancingOn = (floor: FloorDrawing, line: ReturnType<typeof lineOf>) => {
  const lengths = floor.lanes.map(({ length }) => length);
  const places = laneAlong(floor);
  let couples = floor.couples.map(({ lane, at }, index): Couple => ({
    lane,
    at,
    pace: 0.78 + 0.06 * lane,
    turnsEvery: 23 + ((index * 7) % 19),
  }));
  /** Negative while the pair waits beside the floor until there is room. */
  let along = 0;
  let rested = 0;
  let shown = 1;
  let seconds = 0;

  const laneOfPair = () =>
    along < 0 ? undefined : places[Math.floor((along / line.trunkLength) * floor.trunk.length)];

  const walkAlong = (passed: number, onLane: number | undefined) => {
    const outer = couples.filter(({ lane }) => lane === 0).map(({ at }) => at);
    const [length = 1] = lengths;
    if (along < 0) {
      if (mayEnter(places[0] ?? 0, outer, length)) [along, rested] = [0, 0];
    } else if (along >= line.length()) {
      rested += passed;
      if (rested > stay) along = -1;
    } else {
      const gap = onLane === undefined ? Infinity : gapAhead(onLane, outer, length);
      along = Math.min(line.length(), along + stepAlong(gap, passed));
    }
    const leaves = along < 0 || rested > stay - 1;
    shown = Math.min(1, Math.max(0, shown + (leaves ? -passed : passed)));
  };

  return {
    walk(passed: number) {
      seconds += passed;
      const onLane = laneOfPair();
      couples = stepCouples(couples, lengths, seconds, passed, onLane);
      walkAlong(passed, onLane);
    },
    /** Place of each couple on its lane, and its rotation. */
    couples: (): { place: Place; turn: number }[] =>
      couples.flatMap((couple) => {
        const place = floor.lanes[couple.lane]?.at(couple.at);
        return place ? [{ place, turn: 360 * turnOf(couple, seconds) }] : [];
      }),
    pair: () => ({ ...line.at(Math.max(0, along)), shown }),
    /** Moves the pair to the same fraction of a new tail. Returns whether it was on the tail. */
    changeTail(change: () => void): boolean {
      const before = line.length() - line.trunkLength;
      change();
      if (along <= line.trunkLength) return false;
      along = line.trunkLength + ((along - line.trunkLength) / before) * (line.length() - line.trunkLength);
      return true;
    },
  };
};
