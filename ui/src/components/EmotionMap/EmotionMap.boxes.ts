import { floor, type Place } from './EmotionMap.layout';

/** Width and height in SVG units. */
export interface Size {
  width: number;
  height: number;
}

/** Rectangle in SVG units. The origin is the middle of the map. */
export interface Box extends Size {
  start: number;
  top: number;
}

/** Sizes of the parts of the map that labels must not cover. */
export interface Obstacles {
  /** Half the width and height of a dot. */
  dot: Size;
  /** Half the thickness of a line. Width and height differ, because the drawing is stretched to the size of the map. */
  line: Size;
  /** Size of each label of the horizontal axis. `top` is its distance from the middle of the map, negative above it. */
  axisLabel: Size & { top: number };
}

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

/** Box around the visitor's text in the middle of the map, with a little space on each side. */
export const askedBox = ({ width, height }: Size, { dot }: Obstacles): Box =>
  around(middle, { width: width / 2 + dot.width / 2, height: height / 2 + dot.height / 2 });

/** Boxes of the labels of the horizontal axis, at the left and right edge of the map. */
export const axisLabelBoxes = ({ axisLabel }: Obstacles): Box[] =>
  [-floor.width, floor.width - axisLabel.width].map((start) => ({ ...axisLabel, start }));

const within = (value: number, limit: number, size: number): number =>
  Math.min(Math.max(value, -limit), limit - size);

/** Moves a box into the map's ellipse. A box that is too wide is moved in as far as possible. */
export const onFloor = (box: Box): Box => {
  const top = within(box.top, floor.height, box.height);
  const furthest = Math.max(Math.abs(top), Math.abs(top + box.height)) / floor.height;
  const edge = floor.width * Math.sqrt(Math.max(0, 1 - furthest ** 2));
  return { ...box, top, start: within(box.start, edge, box.width) };
};

export const isOffFloor = ({ start, top, width, height }: Box): boolean =>
  Math.hypot(
    Math.max(Math.abs(start), Math.abs(start + width)) / floor.width,
    Math.max(Math.abs(top), Math.abs(top + height)) / floor.height,
  ) > 1.001;
