import {
  around,
  askedBox,
  endsOfAxis,
  isOffFloor,
  isTouching,
  onFloor,
  type Air,
  type Box,
  type Size,
} from './EmotionMap.boxes';
import { floor, walkPoints, type Place } from './EmotionMap.layout';

/** A place for a label; the higher its cost, the less it is wanted. */
interface Spot {
  box: Box;
  cost: number;
}

/** What it costs to touch something, to lie across an axis, and to be away from the own dot. */
const overlap = 1000;
const soon = 20;
const crossing = 4;
const farAway = 0.5;
/** Labels that find no room after this many rounds would not find it later. */
const mostRounds = 6;

const none: Size = { width: 0, height: 0 };
const middle: Place = { x: 0, y: 0 };

const crossesAxis = (start: number, size: number): boolean => start < 0 && start + size > 0;

/** Around a dot: centred below or above it, then shifted along it, then beside it. Outwards is better than inwards. */
const spotsAround = ({ x, y }: Place, { width, height }: Size, { dot }: Air): Spot[] => {
  const gap = { width: dot.width * 1.1, height: dot.height * 1.1 };
  const rows = [0, 0.4, 0.7, 1, 1.3, 1.6, 2.2].flatMap((away) =>
    [y + gap.height + away * height, y - gap.height - (1 + away) * height].map((top, row) => ({
      top,
      cost: (row === (y < 0 ? 1 : 0) ? 0 : 3) + away * 8,
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
    return { box, cost: cost + Math.max(0, away) * farAway + (isOffFloor(box) ? overlap : 0) };
  });
};

/** How much it costs that this spot touches the spots that others have chosen. */
const crowding = ({ box }: Spot, others: readonly Spot[]): number =>
  overlap * others.filter((other) => isTouching(box, other.box)).length;

const costOf = (chosen: readonly Spot[]): number =>
  chosen.reduce((sum, spot, index) => sum + spot.cost + crowding(spot, chosen.slice(index + 1)), 0);

/** Each label in turn takes the best spot; the first label that is in its way there may move, too. */
const settle = (choices: readonly (readonly Spot[])[]): Spot[] => {
  let best = choices.flatMap(([first]) => first ?? []);
  let least = costOf(best);
  for (let round = 0; round < mostRounds; round++) {
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

/** Places the labels so that they cover neither each other, nor a dot, the typed text or the line to the first word. */
export const placeLabels = (
  places: readonly Place[],
  words: readonly Size[],
  asked: Size,
  air: Air,
): Box[] => {
  const dots = places.map(({ x, y }) => ({ x: x * floor.x, y: y * floor.y }));
  const walks = places.map((place) => walkPoints(place).map((point) => around(point, air.line)));
  const choices = places.map((_, own) => {
    const touching = (box: Box, others: readonly Box[]) =>
      others.filter((other) => isTouching(box, other)).length;
    const hard = [
      askedBox(asked, air),
      ...endsOfAxis(air),
      ...dots.map((dot) => around(dot, air.dot)),
      ...walks.filter((_walk, index) => index === own || index === 0).flat(),
    ];
    const soft = walks.filter((_walk, index) => index !== own && index !== 0).flat();
    const spots = spotsAround(dots[own] ?? middle, words[own] ?? none, air).map(({ box, cost }) => {
      const lines = [crossesAxis(box.start, box.width), crossesAxis(box.top, box.height)];
      return {
        box,
        cost:
          cost +
          overlap * touching(box, hard) +
          soon * touching(box, soft) +
          lines.filter(Boolean).length * crossing,
      };
    });
    const clear = spots.filter(({ cost }) => cost < overlap);
    return (clear.length > 0 ? clear : spots).toSorted((one, other) => one.cost - other.cost);
  });
  return settle(choices).map(({ box }) => box);
};
