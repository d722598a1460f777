import { measure, type Path, type Point } from '../../motion/path';

const radians = (degrees: number) => (degrees * Math.PI) / 180;

/** Exponent of the superellipses that form the lanes. With an exponent of 2, the lanes would be ellipses. */
const squareness = 2.35;

/**
 * Returns a lane of the dance floor as an anticlockwise path, uneven as if drawn by hand. Its centre is 6 units to the
 * left of the drawing's centre, to make up for a bulge on the right.
 */
const lane = (radiusX: number, radiusY: number, hand: number): Path => {
  const points = Array.from({ length: 180 }, (_, index): Point => {
    const turn = radians(index * 2);
    const [across, up] = [Math.cos(turn), Math.sin(turn)];
    const round = (Math.abs(across) ** squareness + Math.abs(up) ** squareness) ** (-1 / squareness);
    const uneven = 1 + 0.012 * Math.sin(3 * turn + hand) + 0.009 * Math.sin(5 * turn + hand * 2);
    return [394 + radiusX * across * round * uneven, 225 - radiusY * up * round * uneven];
  });
  return measure(points, { closed: true });
};

export const lanes = { outer: lane(326, 174, 0.6), middle: lane(232, 118, 1.4), inner: lane(134, 62, 2.4) };

export const floorEdge = lane(392, 216, 0.6);

type LaneName = keyof typeof lanes;

export interface Dancers {
  lane: LaneName;
  /** Place on the lane at the beginning of the film, as a fraction of the lane's length. */
  start: number;
  /** Second of the film at which the couple turns on the spot, if it does. */
  turns?: number;
}

/** All couples, lane by lane and in walking order. The path of the first couple is drawn as a red line. */
export const dancers: readonly Dancers[] = [
  { lane: 'outer', start: 0.66 },
  { lane: 'outer', start: 0.8, turns: 8.4 },
  { lane: 'outer', start: 0.95 },
  { lane: 'outer', start: 1.14 },
  { lane: 'outer', start: 1.34 },
  { lane: 'outer', start: 1.52, turns: 11.2 },
  { lane: 'middle', start: 0.08 },
  { lane: 'middle', start: 0.27 },
  { lane: 'middle', start: 0.45, turns: 4.4 },
  { lane: 'middle', start: 0.7 },
  { lane: 'middle', start: 0.86, turns: 23 },
  { lane: 'inner', start: 0.2 },
  { lane: 'inner', start: 0.55, turns: 13 },
  { lane: 'inner', start: 0.85 },
];
