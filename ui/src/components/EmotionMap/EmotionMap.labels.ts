import { floor, walkPoints, walksDown, type Place } from './EmotionMap.layout';

/** In units of the drawing: its middle is 0, 0. */
export interface Size {
  width: number;
  height: number;
}

export interface Box extends Size {
  start: number;
  top: number;
}

/** Half the width and height to keep free around a dot and along a line. */
export interface Air {
  dot: Size;
  line: Size;
}

/** A place for a label; the higher its cost, the less it is wanted. */
interface Spot {
  box: Box;
  cost: number;
}

/** What it costs to touch something, and to lie across an axis. */
const overlap = 1000;
const soon = 20;
const crossing = 4;

const none: Size = { width: 0, height: 0 };
const middle: Place = { x: 0, y: 0 };

export const isTouching = (one: Box, other: Box): boolean =>
  one.start < other.start + other.width &&
  other.start < one.start + one.width &&
  one.top < other.top + other.height &&
  other.top < one.top + one.height;

export const around = ({ x, y }: Place, { width, height }: Size): Box => ({
  start: x - width,
  top: y - height,
  width: 2 * width,
  height: 2 * height,
});

const crossesAxis = (start: number, size: number): boolean => start < 0 && start + size > 0;

/** What was typed is above or below the middle, on the side that the walk does not take. */
export const askedBoxes = ({ width, height }: Size, { dot }: Air): Box[] =>
  [-dot.height - height, dot.height].map((top) => ({ start: -width / 2, top, width, height }));

const within = (value: number, limit: number, size: number): number =>
  Math.min(Math.max(value, -limit), limit - size);

/** Around a dot: centred below or above it, then shifted along it, then beside it. Outwards is better than inwards. */
const spotsAround = ({ x, y }: Place, { width, height }: Size, { dot }: Air): Spot[] => {
  const gap = { width: dot.width * 1.1, height: dot.height * 1.1 };
  const rows = [0, 0.4].flatMap((away) =>
    [y + gap.height + away * height, y - gap.height - (1 + away) * height].map((top, row) => ({
      top,
      cost: (row === (y < 0 ? 1 : 0) ? 0 : 3) + away * 8,
    })),
  );
  const shifts = [0.5, 0.25, 0.75, 0, 1].map((share, index) => ({
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
  return spots.map(({ start, top, cost }) => ({
    cost,
    box: { start: within(start, floor.width, width), top: within(top, floor.height, height), width, height },
  }));
};

/** Chooses a spot for each label, so that they touch each other as little as possible and lie where they are wanted. */
const choose = (choices: readonly (readonly Spot[])[]): Box[] => {
  const least = choices.map((spots) => Math.min(...spots.map(({ cost }) => cost)));
  const leastFrom = choices.map((_, from) => least.slice(from).reduce((sum, cost) => sum + cost, 0));
  let best: { boxes: readonly Box[]; cost: number } = { boxes: [], cost: Infinity };
  const visit = (boxes: readonly Box[], cost: number) => {
    if (cost + (leastFrom[boxes.length] ?? 0) >= best.cost) return;
    const spots = choices[boxes.length];
    if (!spots) best = { boxes, cost };
    for (const { box, cost: own } of spots ?? [])
      visit([...boxes, box], cost + own + overlap * boxes.filter((other) => isTouching(box, other)).length);
  };
  visit([], 0);
  return [...best.boxes];
};

/** Places the labels so that they cover neither each other, nor a dot, the typed text or the line to the first word. */
export const placeLabels = (
  places: readonly Place[],
  words: readonly Size[],
  asked: Size,
  air: Air,
): Box[] => {
  const [first] = places;
  const dots = places.map(({ x, y }) => ({ x: x * floor.x, y: y * floor.y }));
  const typed = askedBoxes(asked, air);
  if (first && !walksDown(first)) typed.reverse();
  const walks = places.map((place) => walkPoints(place).map((point) => around(point, air.line)));
  const choices = places.map((_, own) => {
    const touching = (box: Box, others: readonly Box[]) =>
      others.filter((other) => isTouching(box, other)).length;
    const hard = [
      ...typed.slice(0, 1),
      ...dots.map((dot) => around(dot, air.dot)),
      ...walks.filter((_walk, index) => index === own || index === 0).flat(),
    ];
    const soft = [...typed.slice(1), ...walks.filter((_walk, index) => index !== own && index !== 0).flat()];
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
  return choose(choices);
};
