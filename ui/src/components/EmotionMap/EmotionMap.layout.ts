/** A feeling: `valence` from unpleasant (-1) to pleasant (1), and `arousal` from calm (-1) to stirred (1). */
export interface Mood {
  valence: number;
  arousal: number;
}

/** A place on the map. The middle is 0, 0, the furthest word is at distance 1, and y grows downwards. */
export interface Place {
  x: number;
  y: number;
}

const turn = Math.PI * 2;
const nearest = 0.56;
const rounds = 200;
/** Smaller differences of valence or arousal are ignored, also in the description for screen readers. */
export const sameMood = 0.05;
/** Smallest angle between a word and an axis, in radians. */
const margin = turn / 48;
/** Number of words that fit into a quarter of the map. */
const maxInQuarter = 3;

/** Direction from the middle to a word, in radians clockwise from the top, and the range in which it may move. */
interface Heading {
  direction: number;
  from: number;
  to: number;
}

/** Moves directions apart until neighbouring words have enough space. Their order around the middle stays the same. */
const spread = (headings: readonly Heading[]): number[] => {
  const most = (turn / Math.max(headings.length, 6)) * 0.86;
  const order = headings.toSorted((one, other) => one.direction - other.direction);
  const moveTo = (heading: Heading, direction: number) => {
    heading.direction = Math.min(Math.max(direction, heading.from), heading.to);
  };
  for (let round = 0; round < rounds; round++) {
    // The wanted space shrinks in each round, so that words at a limit of their range do not push others for ever.
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
 * Places words around the visitor's text. A more pleasant word is on the right, a more stirred one above, and the first
 * word of the answer is the nearest. A word stays on its side of both axes. If its quarter is full, it may be on the
 * other side of the horizontal axis.
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
    if (quarters.filter((one) => one === quarter).length > maxInQuarter)
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

/**
 * The map is an ellipse. Its radii in SVG units: `width` and `height` at the edge, `x` and `y` at the furthest words.
 */
export const floor = { width: 320, height: 210, x: 236, y: 150 };

/** SVG path of three ellipses: through the nearest words, through the furthest ones, and halfway between them. */
export const lanes = [nearest, (nearest + 1) / 2, 1]
  .map((share) => [floor.x * share, floor.y * share])
  .map(([x = 0, y = 0]) => `M${-x} 0A${x} ${y} 0 1 1 ${x} 0A${x} ${y} 0 1 1 ${-x} 0`)
  .join('');

/** How far the line to a word bends to the side, as a share of its length. */
const bow = 0.22;

/** Bézier control points and end of the line from the middle to a word. */
const curveOf = ({ x, y }: Place): readonly [Place, Place, Place] => {
  const [toX, toY] = [x * floor.x, y * floor.y];
  const aside = (along: number): Place => ({ x: toX * along - toY * bow, y: toY * along + toX * bow });
  return [aside(0.3), aside(0.7), { x: toX, y: toY }];
};

/** SVG path of the line from the middle to a word. It bends slightly. */
export const lineTo = (place: Place): string => {
  const round = (value: number) => Math.round(value * 10) / 10;
  return `M0 0C${curveOf(place)
    .map(({ x, y }) => `${round(x)} ${round(y)}`)
    .join(' ')}`;
};

const steps = 16;

/** Points on the line to a word. Labels must not cover them. */
export const pointsOnLine = (place: Place): Place[] => {
  const [first, second, end] = curveOf(place);
  return Array.from({ length: steps }, (_, index) => {
    const part = index / steps;
    const at = (axis: keyof Place) =>
      3 * part * (1 - part) ** 2 * first[axis] +
      3 * part ** 2 * (1 - part) * second[axis] +
      part ** 3 * end[axis];
    return { x: at('x'), y: at('y') };
  });
};
