import { measure, type Point } from '../motion/path';

/**
 * The drawing on Home has a street map beside the dance floor. The red line leaves the floor, follows streets of the
 * map, and ends at one of the links below it. For each crossing, `routes` has the shortest way to it from the first
 * crossing, as indexes of crossings.
 */
export interface StreetMap {
  crossings: readonly Point[];
  routes: readonly (readonly number[])[];
}

const apart = ([x, y]: Point, [otherX, otherY]: Point) => Math.hypot(x - otherX, y - otherY);

/**
 * Length of the way from a crossing to a link below the map. Vertical distance counts twice, because there are no
 * streets, and the line should stay on the streets as long as possible.
 */
const offStreet = ([x, y]: Point, [toX, toY]: Point) => Math.abs(toX - x) + 2 * Math.abs(toY - y);

/** Returns the crossings on the shortest way through the map to a link below it. `target` is the place of the link. */
export const crossingsTo = ({ crossings, routes }: StreetMap, target: Point): readonly number[] => {
  const lengths = routes.map((route) => {
    const points = route.map((index) => crossings[index] ?? target);
    return measure(points).length + offStreet(points.at(-1) ?? target, target);
  });
  return routes[lengths.indexOf(Math.min(...lengths))] ?? [];
};

const between = ([x, y]: Point, [otherX, otherY]: Point, part: number): Point => [
  x + (otherX - x) * part,
  y + (otherY - y) * part,
];

/**
 * Adds points to the straight parts of the line in the street map, so that only the corners are round after smoothing.
 */
const streetsThrough = (points: readonly Point[]): Point[] =>
  points.flatMap((point, index) => {
    const next = points[index + 1];
    return next ? [point, ...[0.2, 0.5, 0.8].map((part) => between(point, next, part))] : [point];
  });

/**
 * Returns points on a Bézier curve from one place to another. `leaving` and `arriving` are its directions at the ends.
 */
const bend = (from: Point, leaving: Point, to: Point, arriving: Point): Point[] =>
  Array.from({ length: 12 }, (_, index): Point => {
    const [part, rest] = [(index + 1) / 12, 1 - (index + 1) / 12];
    const weigh = (a: number, b: number, c: number, d: number) =>
      rest ** 3 * a + 3 * rest ** 2 * part * b + 3 * rest * part ** 2 * c + part ** 3 * d;
    return [
      weigh(from[0], from[0] + leaving[0], to[0] - arriving[0], to[0]),
      weigh(from[1], from[1] + leaving[1], to[1] - arriving[1], to[1]),
    ];
  });

export interface Route {
  /** Indexes of the crossings that the route passes. */
  crossings: readonly number[];
  points: readonly Point[];
}

/** Points on a straight line, close together at its beginning, so that a smoothed line through them stays straight. */
const straight = (from: Point, to: Point): Point[] =>
  apart(from, to) < 1 ? [] : [0.04, 0.3, 0.7, 1].map((part) => between(from, to, part));

/**
 * Returns the end of the red line: from the first crossing along the streets to a link below the map. `stops` are the
 * places of all links, `chosen` is the index of the wanted one. If the links are in a row, the line runs along the row.
 * If they are in a column, it comes down from the top of the column.
 */
export const routeTo = (map: StreetMap, stops: readonly Point[], chosen: number): Route => {
  const target = stops[chosen] ?? [0, 0];
  const first = stops[0] ?? target;
  const stacked = stops.every(([x]) => Math.abs(x - first[0]) < 1);
  const landing = stacked ? first : target;
  const crossings = crossingsTo(map, landing);
  const streets = streetsThrough(crossings.map((index) => map.crossings[index] ?? landing));
  const last = streets.at(-1) ?? landing;
  const before = streets.at(-2) ?? between(last, [last[0] + 46, last[1] - 44], 1);
  const length = apart(last, before) || 1;
  const [acrossX, acrossY] = [landing[0] - last[0], landing[1] - last[1]];
  const far = (Math.abs(acrossY) * 0.4) / length;
  const leaving: Point = [(last[0] - before[0]) * far, (last[1] - before[1]) * far];
  const isBelow = acrossX < 0 && acrossX > -100;
  const way = Math.sign(acrossX);
  const joined: Point = isBelow ? landing : [last[0] + way * Math.min(Math.abs(acrossX), 150), landing[1]];
  const arriving: Point = isBelow ? [0, acrossY * 0.48] : [way * 55, 0];
  return {
    crossings,
    points: [...streets, ...bend(last, leaving, joined, arriving), ...straight(joined, target)],
  };
};
