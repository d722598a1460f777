import { nearest, type Point } from '../motion/path';
import { walkingSpeed } from './couples';
import { createDancer } from './floorDrawing';

/**
 * The visitor's pointer moves a dot on the dance floor. After so many seconds without a partner, a second dot comes to
 * dance with it.
 */
const comesAfter = 0.5;

/** Speed of the partner on the way to the visitor's dot, in units of the drawing per second. */
const approachSpeed = walkingSpeed * 5;

/** Distance between the visitor's dot and the partner's while they dance. */
const apart = 20;

/** A dot that leaves the red line and circles round the visitor's dot, once in about six seconds. */
export const partnerOf = (drawing: SVGSVGElement, line: readonly Point[]) => {
  const { move, show } = createDancer(drawing, { r: '5.5', fill: 'var(--color-ink)' });
  let at: Point | undefined;
  let seconds = 0;
  return {
    step(visitor: Point | undefined, passed: number) {
      seconds = visitor ? seconds + passed : 0;
      show(seconds > comesAfter ? 1 : 0);
      if (!visitor) at = undefined;
      if (!visitor || seconds < comesAfter) return;
      const [x, y] = (at ??= line[nearest(line, visitor).index] ?? visitor);
      const wayX = visitor[0] + apart * Math.cos(seconds) - x;
      const wayY = visitor[1] + apart * Math.sin(seconds) - y;
      const part = Math.min(1, (approachSpeed * passed) / Math.hypot(wayX, wayY));
      at = [x + wayX * part, y + wayY * part];
      move(at);
    },
  };
};
