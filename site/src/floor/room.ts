import { nearest, type Point } from '../motion/path';

/** Radius around the dancer that the line avoids. */
export const reach = 48;

/** Distance along the line from the dancer to both ends of the detour. */
const spread = 105;

export interface Detour {
  /** Index of the point of the line that is nearest to the dancer. */
  near: number;
  /** Direction across the line at that point. */
  across: Point;
  /** Sideways distance of the line. The sign is the side. */
  offset: number;
  /** Side on which the line passes the dancer. */
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

/** Returns how far the line has to move on its side for a dancer at a distance across it. */
export const wanted = (distance: number, side: 1 | -1): number =>
  side === 1 ? Math.max(0, distance + reach) : Math.min(0, distance - reach);

/** Returns the side of the line. It changes when the dancer has pushed the line too far. */
const sideFor = (distance: number, side: 1 | -1): 1 | -1 =>
  Math.abs(wanted(distance, side)) > reach * 1.6 ? (side === 1 ? -1 : 1) : side;

/** Moves a value towards another by at most `most`. */
export const approach = (from: number, to: number, most: number): number =>
  from + Math.min(most, Math.max(-most, to - from));

/**
 * Returns the next detour. It changes by at most `most`, so that the line moves like a walking person and not like a
 * spring.
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
  // If another part of the line is nearer now, this part returns first.
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
 * Adds the detour to points of the line. Points close to the dancer move together, so that curls keep their shape.
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
