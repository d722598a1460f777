export type Point = readonly [x: number, y: number];

/** A point on a path, and the direction of the path at that point, in degrees. */
export interface Place {
  x: number;
  y: number;
  angle: number;
}

export interface Path {
  points: readonly Point[];
  /** Distance of each point from the beginning, measured along the path. */
  walked: readonly number[];
  length: number;
  /** Returns the place at a distance from the beginning. A closed path starts again after its end. */
  at: (walked: number) => Place;
}

const one = (value: number) => Math.round(value * 10) / 10;

/** Returns the remainder of a division. Unlike that of `%`, it is never negative. */
export const around = (value: number, length: number): number => ((value % length) + length) % length;

/** Returns the index of the point that is nearest to a place, and its distance from the place. */
export const nearest = (points: readonly Point[], [x, y]: Point): { index: number; away: number } => {
  let [index, away] = [0, Infinity];
  for (const [at, [pointX, pointY]] of points.entries()) {
    const distance = Math.hypot(pointX - x, pointY - y);
    if (distance < away) [index, away] = [at, distance];
  }
  return { index, away };
};

/**
 * Creates a path of straight lines between points. `at` finds places by their distance, so that dots can move at a
 * constant speed.
 */
export const measure = (points: readonly Point[], { closed = false } = {}): Path => {
  const first = points[0] ?? [0, 0];
  const corners = closed ? [...points, first] : points;
  const walked = [0];
  for (const [index, [x, y]] of corners.entries()) {
    const [nextX, nextY] = corners[index + 1] ?? [x, y];
    walked.push((walked[index] ?? 0) + Math.hypot(nextX - x, nextY - y));
  }
  walked.pop();
  const length = walked.at(-1) ?? 0;
  const at = (distance: number): Place => {
    const target = closed ? around(distance, length) : Math.min(length, Math.max(0, distance));
    const passed = walked.findLastIndex((corner) => corner <= target);
    const low = Math.max(0, Math.min(passed, corners.length - 2));
    const [x, y] = corners[low] ?? first;
    const [nextX, nextY] = corners[low + 1] ?? [x, y];
    const start = walked[low] ?? 0;
    const part = (target - start) / ((walked[low + 1] ?? start) - start || 1);
    return {
      x: x + (nextX - x) * part,
      y: y + (nextY - y) * part,
      angle: (Math.atan2(nextY - y, nextX - x) * 180) / Math.PI,
    };
  };
  return { points, walked, length, at };
};

/**
 * Returns the `d` attribute of a smooth line through points (Catmull-Rom as Bézier curves). It is short, because
 * drawings are part of the HTML: relative curves, no zero before a decimal point, no space before a minus.
 */
export const softLine = (points: readonly Point[]): string =>
  points
    .map((point, index) => {
      const [x, y] = point;
      if (index === 0) return `M${one(x)} ${one(y)}`;
      const [beforeX, beforeY] = points[index - 1] ?? point;
      const [earlierX, earlierY] = points[index - 2] ?? [beforeX, beforeY];
      const [laterX, laterY] = points[index + 1] ?? point;
      const step = (toX: number, toY: number) =>
        `${one(one(toX) - one(beforeX))} ${one(one(toY) - one(beforeY))}`;
      return [
        `c${step(beforeX + (x - earlierX) / 6, beforeY + (y - earlierY) / 6)}`,
        step(x - (laterX - beforeX) / 6, y - (laterY - beforeY) / 6),
        step(x, y),
      ].join(' ');
    })
    .join('')
    .replaceAll(/(\D)0\./g, '$1.')
    .replaceAll(' -', '-');

const number = /-?(?:\d+\.?\d*|\.\d+)/g;

/**
 * Returns points about `step` units apart on the line of a `d` attribute, which may have one `M` and `c` curves only.
 * The browser's `getPointAtLength` is slow, because it measures the whole line for each point.
 */
export const pointsOn = (d: string, step: number): Point[] => {
  const [startX = 0, startY = 0, ...curves] = (d.match(number) ?? []).map(Number);
  const points: Point[] = [[startX, startY]];
  let [x, y] = [startX, startY];
  for (let index = 0; index + 5 < curves.length; index += 6) {
    const [ax = 0, ay = 0, bx = 0, by = 0, toX = 0, toY = 0] = curves.slice(index, index + 6);
    const parts = Math.max(
      1,
      Math.round((Math.hypot(ax, ay) + Math.hypot(bx - ax, by - ay) + Math.hypot(toX - bx, toY - by)) / step),
    );
    for (let part = 1; part <= parts; part++) {
      const [t, rest] = [part / parts, 1 - part / parts];
      const [first, second, third] = [3 * rest ** 2 * t, 3 * rest * t ** 2, t ** 3];
      points.push([x + first * ax + second * bx + third * toX, y + first * ay + second * by + third * toY]);
    }
    [x, y] = [x + toX, y + toY];
  }
  return points;
};
