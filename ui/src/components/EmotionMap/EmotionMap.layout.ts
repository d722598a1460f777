/** Where a feeling is between unpleasant (-1) and pleasant (1), and between calm (-1) and stirred (1). */
export interface Mood {
  valence: number;
  arousal: number;
}

/** A place on the map: the middle is 0, 0 and the edge is 1; y grows downwards. */
export interface Place {
  x: number;
  y: number;
}

const turn = Math.PI * 2;
const nearest = 0.56;
const rounds = 200;
/** A word nearer to the vertical axis than this would be written across it. */
const crowd = 0.3;
/** Differences below this are none: the words say so, too. */
export const sameMood = 0.05;
/** How far from an axis a word stays that is on one side of it. */
const margin = turn / 48;
/** More words than this do not fit into a quarter of the map. */
const mostInQuarter = 3;

/** A word on its way to a place: its direction from the middle, clockwise from the top, and the limits of it. */
interface Heading {
  direction: number;
  from: number;
  to: number;
}

/** Moves directions apart until neighbours have room for their words; their order around the middle stays. */
const spread = (headings: readonly Heading[]): number[] => {
  const most = (turn / Math.max(headings.length, 6)) * 0.86;
  const order = headings.toSorted((one, other) => one.direction - other.direction);
  const moveTo = (heading: Heading, direction: number) => {
    heading.direction = Math.min(Math.max(direction, heading.from), heading.to);
  };
  for (let round = 0; round < rounds; round++) {
    // Less and less, so that words at a limit do not push the others together for ever.
    const room = most * (1 - (0.4 * round) / rounds);
    order.forEach((here, place) => {
      const isLast = place === order.length - 1;
      const next = order[isLast ? 0 : place + 1];
      if (!next || next === here) return;
      const missing = room - (next.direction - here.direction + (isLast ? turn : 0));
      if (missing <= 0) return;
      moveTo(here, here.direction - missing / 2);
      moveTo(next, next.direction + missing / 2);
    });
  }
  return headings.map(({ direction }) => direction);
};

/**
 * Places words around what was asked: in the direction in which they differ from it, right for more pleasant and up
 * for more stirred, and the nearer the earlier they come in the answer. A word stays on its side of each axis; where
 * its quarter is full, only on its side of pleasant and unpleasant.
 */
export const placeWords = (asked: Mood, words: readonly Mood[]): Place[] => {
  const quarters: number[] = [];
  const headings = words.map(({ valence, arousal }, index): Heading => {
    const [right, up] = [valence - asked.valence, arousal - asked.arousal];
    const isLevel = Math.abs(up) < sameMood;
    if (isLevel && Math.abs(right) < sameMood)
      return { direction: (index / words.length) * turn, from: -turn, to: turn * 2 };
    const half = right < 0 ? turn / 2 : 0;
    const direction = Math.atan2(right, up) + 2 * half;
    const wide = { from: half + margin, to: half + turn / 2 - margin };
    if (isLevel) return { direction, ...wide };
    const quarter = Math.floor((direction / turn) * 4) % 4;
    quarters.push(quarter);
    if (quarters.filter((one) => one === quarter).length > mostInQuarter)
      return { direction: 2 * half + turn / 2 - direction, ...wide };
    const start = (quarter * turn) / 4;
    return { direction, from: start + margin, to: start + turn / 4 - margin };
  });
  const step = (1 - nearest) / Math.max(words.length - 1, 1);
  return spread(headings).map((direction, index) => {
    const distance = nearest + step * index;
    return { x: Math.sin(direction) * distance, y: -Math.cos(direction) * distance };
  });
};

/** How far to the side a walk leads. */
const bow = 0.22;

/** Whether a walk is below the middle when it is half way, and so leaves the room above to a text. */
export const walksDown = ({ x, y }: Place, width: number, height: number): boolean =>
  y * height * 0.5 + x * width * bow * 0.75 > 0;

/** A line that walks from the middle to a place in a slight bow, as a dancer would. */
export const walkTo = ({ x, y }: Place, width: number, height: number): string => {
  const [toX, toY] = [x * width, y * height];
  const round = (value: number) => Math.round(value * 10) / 10;
  const first = [toX * 0.3 - toY * bow, toY * 0.3 + toX * bow].map(round);
  const second = [toX * 0.7 - toY * bow, toY * 0.7 + toX * bow].map(round);
  return `M0 0C${first.join(' ')} ${second.join(' ')} ${round(toX)} ${round(toY)}`;
};

/** Whether the name of an end of the horizontal axis is better above the line: a word there is close below it. */
export const isNameAbove = (places: readonly Place[], end: 'left' | 'right'): boolean =>
  places.some(({ x, y }) => (end === 'left' ? -x : x) > crowd && y >= 0 && y < crowd);

/** How far a word is moved from its dot: centred, but beside the vertical axis away from it. */
export const shiftOf = ({ x }: Place): string =>
  Math.abs(x) > crowd ? '-50%' : x < 0 ? 'calc(-100% + 0.25rem)' : '-0.25rem';
