import { nearest, type Point } from '../motion/path';

/** Radius of the circle around the visitor's dot that the red line stays out of, in units of the drawing. */
export const reach = 48;

/** Points of the line that are nearer than this to the middle of a detour are moved, in units of the drawing. */
const spread = 105;

/** A bend of the red line round the visitor's dot. */
export interface Detour {
  /** Index of the point of the line that is nearest to the visitor's dot. The line is moved furthest there. */
  near: number;
  /** Unit vector at a right angle to the line, at the point `near`. */
  across: Point;
  /** Distance by which the point `near` is moved along `across`. Negative if it is moved in the opposite direction. */
  offset: number;
  /** Side on which the line passes the dot: 1 if `across` points to that side, -1 if it points to the other. */
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

/**
 * Returns how far the line has to move to pass the dot. `distance` is how far the dot is from the line. Both are
 * measured at a right angle to the line, see `Detour.across`.
 */
export const wantedOffset = (distance: number, side: 1 | -1): number =>
  side === 1 ? Math.max(0, distance + reach) : Math.min(0, distance - reach);

/** Returns the side on which the line passes the dot. The side changes once the dot has pushed the line too far. */
const sideFor = (distance: number, side: 1 | -1): 1 | -1 =>
  Math.abs(wantedOffset(distance, side)) > reach * 1.6 ? (side === 1 ? -1 : 1) : side;

/** Returns `from`, moved towards `to` by at most `most`. */
export const approach = (from: number, to: number, most: number): number =>
  from + Math.min(most, Math.max(-most, to - from));

/** Returns the detour for the next frame. Its offset changes by at most `most`, so that the line moves steadily. */
export const makeRoom = (
  line: readonly Point[],
  visitor: Point | undefined,
  before: Detour | undefined,
  most: number,
): Detour | undefined => {
  if (!visitor) {
    if (!before || before.offset === 0) return undefined;
    return { ...before, offset: approach(before.offset, 0, most) };
  }
  const near = nearest(line, visitor).index;
  // If the dot is now near another part of the line, the old detour disappears first.
  if (before && before.offset !== 0 && Math.abs(near - before.near) > 24)
    return { ...before, offset: approach(before.offset, 0, most) };
  const across = acrossAt(line, near);
  const [x, y] = minus(visitor, line[near] ?? [0, 0]);
  const distance = x * across[0] + y * across[1];
  const apart = Math.hypot(x, y);
  const kept = before && before.offset !== 0 ? before.side : distance > 0 ? -1 : 1;
  const side = sideFor(distance, kept);
  const target = apart > reach * 2.6 ? 0 : wantedOffset(distance, side);
  return { near, across, side, offset: approach(before?.offset ?? 0, target, most) };
};

/**
 * Bends the line round the dot that the visitor moves: returns `points`, those near the dot moved aside. Neighbouring
 * points move together, so that loops of the line keep their shape. If `points` are only a part of the line, pass the
 * whole line as `line`.
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
