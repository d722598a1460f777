import {
  around,
  askedBox,
  axisLabelBoxes,
  isOffFloor,
  isTouching,
  onFloor,
  type Box,
  type Obstacles,
  type Size,
} from './EmotionMap.boxes';
import { floor, pointsOnLine, type Place } from './EmotionMap.layout';

/** A possible place for a label. The search prefers places with a low cost. */
interface Spot {
  box: Box;
  cost: number;
}

/** Cost of a label that touches another text, a dot, the line to its own word or the line to the first word. */
const overlap = 1000;
/** Cost of a label that reaches over the edge of the map. */
const overEdge = 600;
/** Cost of touching the line that leads from the middle of the map to another word. */
const onLine = 6;
/** Cost of crossing an axis. */
const onAxis = 4;
/** Cost of the distance between a label and its dot, for each SVG unit. */
const farAway = 0.5;
/** Maximum number of rounds of a search. Further rounds would find no more space. */
const maxRounds = 6;

const none: Size = { width: 0, height: 0 };
const middle: Place = { x: 0, y: 0 };

const crossesAxis = (start: number, size: number): boolean => start < 0 && start + size > 0;

/** Returns places for a label below, above and beside its dot. Those on the outer side of the dot cost less. */
const spotsAround = ({ x, y }: Place, { width, height }: Size, { dot }: Obstacles): Spot[] => {
  const gap = { width: dot.width * 1.1, height: dot.height * 1.1 };
  const rows = [0, 0.4, 0.7, 1, 1.3, 1.6, 2.2].flatMap((away) =>
    [y + gap.height + away * height, y - gap.height - (1 + away) * height].map((top, row) => ({
      top,
      cost: (row === (y < 0 ? 1 : 0) ? 0 : 3) + away * 40,
    })),
  );
  const shifts = [0.5, 0.25, 0.75, 0, 1, 0.9].map((share, index) => ({
    start: x - width * share,
    cost: Math.ceil(index / 2) * 1.5,
  }));
  const beside = [x + gap.width, x - gap.width - width].map((start, side) => ({
    start,
    top: y - height / 2,
    cost: side === (x < 0 ? 1 : 0) ? 2.5 : 8,
  }));
  const spots = [
    ...rows.flatMap((row) =>
      shifts.map(({ start, cost }) => ({ start, top: row.top, cost: cost + row.cost })),
    ),
    ...beside,
  ];
  return spots.map(({ start, top, cost }) => {
    const box = onFloor({ start, top, width, height });
    const away = Math.max(0, box.start - x, x - box.start - width) - gap.width;
    return { box, cost: cost + Math.max(0, away) * farAway + (isOffFloor(box) ? overEdge : 0) };
  });
};

/** Cost of a place that touches the places chosen for other labels. */
const crowding = ({ box }: Spot, others: readonly Spot[]): number =>
  overlap * others.filter((other) => isTouching(box, other.box)).length;

const costOf = (chosen: readonly Spot[]): number =>
  chosen.reduce((sum, spot, index) => sum + spot.cost + crowding(spot, chosen.slice(index + 1)), 0);

/**
 * Each search begins with other places of the labels: the first with the cheapest place of each, the second with the
 * place of rank 3 of each, and so on.
 */
const startRanks = [0, 3, 6, 9, 12];

/**
 * Lowers the total cost. Each label in turn tries all its places, and another label that is in its way may move, too.
 */
const improve = (choices: readonly (readonly Spot[])[], begin: number): Spot[] => {
  let best = choices.flatMap((spots) => spots[begin % spots.length] ?? []);
  let least = costOf(best);
  for (let round = 0; round < maxRounds; round++) {
    const before = least;
    choices.forEach((spots, own) => {
      for (const spot of spots) {
        const moved = best.with(own, spot);
        const other = moved.findIndex(({ box }, place) => place !== own && isTouching(box, spot.box));
        for (const next of choices[other]?.map((aside) => moved.with(other, aside)) ?? [moved]) {
          const cost = costOf(next);
          if (cost < least) [best, least] = [next, cost];
        }
      }
    });
    if (least === before) break;
  }
  return best;
};

/** Chooses a place for each label. Searches until no label touches another, and returns the cheapest result. */
const settle = (choices: readonly (readonly Spot[])[]): Spot[] => {
  let best: Spot[] = [];
  for (const begin of startRanks) {
    const found = improve(choices, begin);
    if (begin === 0 || costOf(found) < costOf(best)) best = found;
    if (costOf(best) < overlap) break;
  }
  return best;
};

/** Places labels so that they do not cover each other, dots, the visitor's text or the line to the first word. */
export const placeLabels = (
  places: readonly Place[],
  words: readonly Size[],
  asked: Size,
  obstacles: Obstacles,
): Box[] => {
  const dots = places.map(({ x, y }) => ({ x: x * floor.x, y: y * floor.y }));
  const lines = places.map((place) => pointsOnLine(place).map((point) => around(point, obstacles.line)));
  const choices = places.map((_, own) => {
    const touching = (box: Box, others: readonly Box[]) =>
      others.filter((other) => isTouching(box, other)).length;
    const hard = [
      askedBox(asked, obstacles),
      ...axisLabelBoxes(obstacles),
      ...dots.map((dot) => around(dot, obstacles.dot)),
      ...lines.filter((_line, index) => index === own || index === 0).flat(),
    ];
    const soft = lines.filter((_line, index) => index !== own && index !== 0).flat();
    const spots = spotsAround(dots[own] ?? middle, words[own] ?? none, obstacles).map(({ box, cost }) => {
      const axes = [crossesAxis(box.start, box.width), crossesAxis(box.top, box.height)];
      return {
        box,
        cost:
          cost +
          overlap * touching(box, hard) +
          onLine * touching(box, soft) +
          axes.filter(Boolean).length * onAxis,
      };
    });
    const clear = spots.filter(({ cost }) => cost < overlap);
    return (clear.length > 0 ? clear : spots).toSorted((one, other) => one.cost - other.cost);
  });
  return settle(choices).map(({ box }) => box);
};
