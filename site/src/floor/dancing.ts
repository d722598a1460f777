import { around, type Place } from '../motion/path';
import { gapAhead, mayEnter, stepAlong, stepCouples, turnOf, type Couple } from './couples';
import { nearestOn, type FloorDrawing } from './floorDrawing';
import type { lineOf } from './line';

/** Seconds for which the pair waits at the end of the red line before it starts again. */
const waitAtEnd = 6;

/**
 * Returns the distance along the outer lane for each point of the red line, up to the point where the line leaves that
 * lane.
 */
const alongOuterLane = ({ trunk, lanes: [outer] }: FloorDrawing): number[] => {
  if (!outer) return [];
  const found = trunk.map((point) => nearestOn(outer, point));
  const leaves = found.findLastIndex(({ away }) => away < 8) + 1;
  let last = found[0]?.at ?? 0;
  // In a curl the line goes backwards for a moment. The distance along the lane then stays the same.
  return found.slice(0, leaves).map(({ at }) => {
    const step = around(at - last + outer.length / 2, outer.length) - outer.length / 2;
    last += Math.max(0, step);
    return last;
  });
};

/** Moves the couples along their lanes, and one more pair along the red line. */
export const dancingOn = (floor: FloorDrawing, line: ReturnType<typeof lineOf>) => {
  const lengths = floor.lanes.map(({ length }) => length);
  const places = alongOuterLane(floor);
  let couples = floor.couples.map(({ lane, at }, index): Couple => ({
    lane,
    at,
    pace: 0.78 + 0.06 * lane,
    turnsEvery: 23 + ((index * 7) % 19),
  }));
  /** Distance of the pair along the red line. Negative while the pair is hidden and waits for room on the lane. */
  let along = floor.start;
  let rested = 0;
  let shown = 1;
  let seconds = 0;

  const laneOfPair = () =>
    along < 0 ? undefined : places[Math.floor((along / line.trunkLength) * floor.trunk.length)];

  const walkAlong = (passed: number, onLane: number | undefined) => {
    const outer = couples.filter(({ lane }) => lane === 0).map(({ at }) => at);
    const [length = 1] = lengths;
    if (along < 0) {
      if (mayEnter(places[0] ?? 0, outer, length)) [along, rested] = [floor.start, 0];
    } else if (along >= line.length()) {
      rested += passed;
      if (rested > waitAtEnd) along = -1;
    } else {
      const gap = onLane === undefined ? Infinity : gapAhead(onLane, outer, length);
      along = Math.min(line.length(), along + stepAlong(gap, passed));
    }
    const leaves = along < 0 || rested > waitAtEnd - 1;
    shown = Math.min(1, Math.max(0, shown + (leaves ? -passed : passed)));
  };

  return {
    walk(passed: number) {
      seconds += passed;
      const onLane = laneOfPair();
      couples = stepCouples(couples, lengths, seconds, passed, onLane);
      walkAlong(passed, onLane);
    },
    /** Returns the place of each couple, and how far it has turned on the spot, in degrees. */
    couples: (): { place: Place; turn: number }[] =>
      couples.flatMap((couple) => {
        const place = floor.lanes[couple.lane]?.at(couple.at);
        return place ? [{ place, turn: 360 * turnOf(couple, seconds) }] : [];
      }),
    pair: () => ({ ...line.at(Math.max(0, along)), shown }),
    /**
     * Calls `change`, which replaces the tail of the red line. If the pair is on the tail, moves it to the new one and
     * returns true.
     */
    changeTail(change: () => void): boolean {
      const before = line.length() - line.trunkLength;
      change();
      if (along <= line.trunkLength) return false;
      along = line.trunkLength + ((along - line.trunkLength) / before) * (line.length() - line.trunkLength);
      return true;
    },
  };
};
