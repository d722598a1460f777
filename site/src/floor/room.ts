import { nearest, type Point } from '../motion/path';

/** How much room a single dancer needs around them. */
export const reach = 34;

/** How far along the line the detour begins and ends. */
const spread = 105;

export interface Detour {
  /** Where the line is nearest to the dancer: an index into its points. */
  near: number;
  /** The direction across the line there. */
  across: Point;
  /** How far the line has stepped aside, to either side of it. */
  offset: number;
  /** The side on which the line passes the dancer. */
  side: 1 | -1;
}

const minus = ([x, y]: Point, [otherX, otherY]: Point): Point => [x - otherX, y - otherY];

const acrossAt = (line: readonly Point[], index: number): Point => {
  const before = line[Math.max(0, index - 2)] ?? [0, 0];
  const after = line[Math.min(line.length - 1, index + 2)] ?? [0, 0];
  const [x, y] = minus(after, before);
  const length = Math.hypot(x, y) || 1;
  return [-y / length, x / length];
};

/** How far the line has to step aside for a dancer so far across it, on the side where it passes. */
export const wanted = (distance: number, side: 1 | -1): number =>
  side === 1 ? Math.max(0, distance + reach) : Math.min(0, distance - reach);

/** The line keeps its side until the dancer has pushed it half a room too far: then it lets them through. */
const sideFor = (distance: number, side: 1 | -1): 1 | -1 =>
  Math.abs(wanted(distance, side)) > reach * 1.6 ? (side === 1 ? -1 : 1) : side;

/** A value on its way to another, by no more than `most` at a time. */
export const approach = (from: number, to: number, most: number): number =>
  from + Math.min(most, Math.max(-most, to - from));

/**
 * The detour a moment later. It never grows or shrinks by more than `most`, so that the line moves like someone who
 * makes room, not like a spring.
 */
export const makeRoom = (
  line: readonly Point[],
  dancer: Point | undefined,
  before: Detour | undefined,
  most: number,
): Detour | undefined => {
  if (!dancer) {
    if (!before || before.offset === 0) return undefined;
    return { ...before, offset: approach(before.offset, 0, most) };
  }
  const near = nearest(line, dancer).index;
  // Another part of the line is nearer now: this one goes back to its place first.
  if (before && before.offset !== 0 && Math.abs(near - before.near) > 24)
    return { ...before, offset: approach(before.offset, 0, most) };
  const across = acrossAt(line, near);
  const [x, y] = minus(dancer, line[near] ?? [0, 0]);
  const distance = x * across[0] + y * across[1];
  const apart = Math.hypot(x, y);
  const kept = before && before.offset !== 0 ? before.side : distance > 0 ? -1 : 1;
  const side = sideFor(distance, kept);
  const target = apart > reach * 2.6 ? 0 : wanted(distance, side);
  return { near, across, side, offset: approach(before?.offset ?? 0, target, most) };
};

/**
 * Points of the line with its detour: what is close to the dancer moves aside as a whole, so that curls stay curls.
 * A single point may be given with the line that it belongs to.
 */
export const withDetour = (
  points: readonly Point[],
  detour: Detour | undefined,
  line: readonly Point[] = points,
): readonly Point[] => {
  if (!detour || Math.abs(detour.offset) < 0.05) return points;
  const { near, across, offset } = detour;
  const [centreX, centreY] = line[near] ?? [0, 0];
  return points.map((point): Point => {
    const distance = Math.hypot(point[0] - centreX, point[1] - centreY);
    if (distance > spread) return point;
    const part = 0.5 + 0.5 * Math.cos((Math.PI * distance) / spread);
    return [point[0] + across[0] * offset * part, point[1] + across[1] * offset * part];
  });
};
