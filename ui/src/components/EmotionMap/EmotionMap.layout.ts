/** Valence runs from unpleasant (-1) to pleasant (1), arousal from calm (-1) to stirred (1). */
export interface Mood {
  valence: number;
  arousal: number;
}

/** Coordinates on the map. The middle is 0, 0, the edges are at -1 and 1, and y grows downwards. */
export interface Place {
  x: number;
  y: number;
}

const turn = Math.PI * 2;
const nearest = 0.56;
const rounds = 200;
/** Distance from an axis below which a word's label would cross it. */
const crowd = 0.3;
/** Smaller differences count as equal, on the map and in its text. */
export const sameMood = 0.05;
/** Smallest angle between a word and an axis. */
const margin = turn / 48;
/** Number of words that fit into a quarter of the map. */
const mostInQuarter = 3;

/** Direction of a word from the middle (clockwise from the top), and the range in which it may move. */
interface Heading {
  direction: number;
  from: number;
  to: number;
}

/** Moves directions apart until neighbouring labels have space. Keeps their order around the middle. */
const spread = (headings: readonly Heading[]): number[] => {
  const most = (turn / Math.max(headings.length, 6)) * 0.86;
  const order = headings.toSorted((one, other) => one.direction - other.direction);
  const moveTo = (heading: Heading, direction: number) => {
    heading.direction = Math.min(Math.max(direction, heading.from), heading.to);
  };
  for (let round = 0; round < rounds; round++) {
    // The wanted distance shrinks, because words at the end of their range would push the others together.
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
 * Places words around the visitor's text. The direction shows the difference: right is more pleasant, up is more
 * stirred. Better matches are nearer. A word stays in its quarter, or if that is full, on its side of the vertical
 * axis.
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

/** Curvature of the paths. */
const bow = 0.22;

/** Tells whether the path bends down, so that a label fits above it. */
export const walksDown = ({ x, y }: Place, width: number, height: number): boolean =>
  y * height * 0.5 + x * width * bow * 0.75 > 0;

/** Draws a slightly curved SVG path from the middle to a place. */
export const walkTo = ({ x, y }: Place, width: number, height: number): string => {
  const [toX, toY] = [x * width, y * height];
  const round = (value: number) => Math.round(value * 10) / 10;
  const first = [toX * 0.3 - toY * bow, toY * 0.3 + toX * bow].map(round);
  const second = [toX * 0.7 - toY * bow, toY * 0.7 + toX * bow].map(round);
  return `M0 0C${first.join(' ')} ${second.join(' ')} ${round(toX)} ${round(toY)}`;
};

/** Tells whether an axis label must be above the line, because a word is close below it. */
export const isNameAbove = (places: readonly Place[], end: 'left' | 'right'): boolean =>
  places.some(({ x, y }) => (end === 'left' ? -x : x) > crowd && y >= 0 && y < crowd);

/** Horizontal shift of a label: centred on its dot, but near the vertical axis to the outside. */
export const shiftOf = ({ x }: Place): string =>
  Math.abs(x) > crowd ? '-50%' : x < 0 ? 'calc(-100% + 0.25rem)' : '-0.25rem';
