import { floor, type Place } from './EmotionMap.layout';

/** In units of the drawing: its middle is 0, 0. */
export interface Size {
  width: number;
  height: number;
}

export interface Box extends Size {
  start: number;
  top: number;
}

/** Half the width and height to keep free around a dot and along a line, and the size of each end of the axis across. */
export interface Air {
  dot: Size;
  line: Size;
  end: Size;
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

/** What was typed, in the middle. */
export const askedBox = ({ width, height }: Size, { dot }: Air): Box =>
  around(middle, { width: width / 2 + dot.width / 2, height: height / 2 + dot.height / 2 });

/** The ends of the axis across, inside the edge: above the axis, or across it where they are turned. */
export const endsOfAxis = ({ end }: Air): Box[] => {
  const top = end.height > end.width ? end.height / -2 : -end.height;
  return [-floor.width, floor.width - end.width].map((start) => ({ ...end, start, top }));
};

const within = (value: number, limit: number, size: number): number =>
  Math.min(Math.max(value, -limit), limit - size);

/** Moves a box along its row until it is on the floor. */
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
