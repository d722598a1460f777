export type Point = readonly [x: number, y: number];

/** Where a couple on a lane stands: 0 is the right end, 90 the far side; anticlockwise, as one dances. */
export interface LaneShape {
  centre: Point;
  /** Half of the width. */
  across: number;
  /** Half of the height. */
  down: number;
}

const radians = (degrees: number) => (degrees * Math.PI) / 180;
const squareness = 2.35;
const round = (value: number) => Math.round(value * 10) / 10;
const pair = ([x, y]: Point) => `${round(x)} ${round(y)}`;

/** A point of the lane: a squarish ellipse drawn by a hand that is not quite steady. */
export const pointOn = ({ centre, across, down }: LaneShape, degrees: number): Point => {
  const turn = radians(degrees);
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)];
  const bulge = (Math.abs(cos) ** squareness + Math.abs(sin) ** squareness) ** (-1 / squareness);
  const wobble = 1 + 0.012 * Math.sin(3 * turn + 0.6) + 0.009 * Math.sin(5 * turn + 1.2);
  return [centre[0] + across * bulge * cos * wobble, centre[1] - down * bulge * sin * wobble];
};

/** The direction in which one dances there, in degrees on the screen. */
export const headingOn = (lane: LaneShape, degrees: number): number => {
  const [fromX, fromY] = pointOn(lane, degrees - 0.5);
  const [toX, toY] = pointOn(lane, degrees + 0.5);
  return (Math.atan2(toY - fromY, toX - fromX) * 180) / Math.PI;
};

/** A smooth path through all points. */
export const smooth = (points: readonly Point[]): string => {
  const at = (index: number): Point => points[Math.max(0, Math.min(points.length - 1, index))] ?? [0, 0];
  const handle = (near: Point, from: Point, to: Point, side: 1 | -1): Point => [
    near[0] + (side * (to[0] - from[0])) / 6,
    near[1] + (side * (to[1] - from[1])) / 6,
  ];
  return points
    .slice(1)
    .map((to, index) => {
      const from = at(index);
      return `C${pair(handle(from, at(index - 1), to, 1))} ${pair(handle(to, from, at(index + 2), -1))} ${pair(to)}`;
    })
    .reduce((path, part) => path + part, `M${pair(at(0))}`);
};

/** The whole lane as a closed path. */
export const ringOf = (lane: LaneShape): string =>
  `${smooth(Array.from({ length: 37 }, (_, index) => pointOn(lane, index * 10)))}Z`;

export interface Giro {
  /** Where on the lane, in degrees. */
  at: number;
  /** How many times round. */
  turns: number;
}

/** A walk along the lane with giros: a curl pulls the line inwards and round. */
export const walkAlong = (
  lane: LaneShape,
  from: number,
  to: number,
  giros: readonly Giro[],
  size = 20,
): string => {
  const points: Point[] = [];
  for (let degrees = from; degrees <= to; degrees += 1.25) {
    let [x, y] = pointOn(lane, degrees);
    const ahead = radians(headingOn(lane, degrees));
    for (const { at, turns } of giros) {
      const share = (degrees - at) / (turns * 14) + 0.5;
      if (share <= 0 || share >= 1) continue;
      const phase = 2 * Math.PI * turns * (share * share * (3 - 2 * share) * 0.55 + share * 0.45);
      const inwards = 1 - Math.cos(phase);
      x += size * (Math.sin(phase) * Math.cos(ahead) + inwards * Math.sin(ahead));
      y += size * (Math.sin(phase) * Math.sin(ahead) - inwards * Math.cos(ahead));
    }
    points.push([x, y]);
  }
  return smooth(points);
};
