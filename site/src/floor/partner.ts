import { nearest, type Point } from '../motion/path';
import { walk } from './couples';
import { createDancer } from './floorDrawing';

/** Seconds until somebody comes. */
const asksAfter = 0.5;

/** Speed on the way to the visitor, in units of the drawing per second. */
const hurries = walk * 5;

/** Distance of the two dots of a couple. */
const embrace = 20;

/** Somebody who comes from the line to dance with the visitor on the floor. The couple turns once in six seconds. */
export const partnerOf = (drawing: SVGSVGElement, line: readonly Point[]) => {
  const { move, show } = createDancer(drawing, { r: '5.5', fill: 'var(--color-ink)' });
  let at: Point | undefined;
  let seconds = 0;
  return {
    step(visitor: Point | undefined, passed: number) {
      seconds = visitor ? seconds + passed : 0;
      show(seconds > asksAfter ? 1 : 0);
      if (!visitor) at = undefined;
      if (!visitor || seconds < asksAfter) return;
      const [x, y] = (at ??= line[nearest(line, visitor).index] ?? visitor);
      const wayX = visitor[0] + embrace * Math.cos(seconds) - x;
      const wayY = visitor[1] + embrace * Math.sin(seconds) - y;
      const part = Math.min(1, (hurries * passed) / Math.hypot(wayX, wayY));
      at = [x + wayX * part, y + wayY * part];
      move(at);
    },
  };
};
