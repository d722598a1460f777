import { softLine, type Point } from '../motion/path';
import { createShape } from './floorDrawing';

/**
 * Number of frames in the shortest of the trail's three parts. Each of the others has this many frames more than the
 * previous one. A second has about thirty frames.
 */
const framesPerPart = 9;

/** A trail behind the visitor's dot, drawn only on the dance floor. It disappears within a second. */
export const trailOf = (drawing: SVGSVGElement) => {
  const stroke = 'var(--color-accent-hover)';
  // All parts begin at the visitor's dot. Where they overlap, the trail is darker.
  const parts = [1, 2, 3].map(() => createShape('path', { stroke, 'stroke-width': '4', opacity: '0.3' }));
  drawing.append(...parts);
  const floor = drawing.querySelector<SVGPathElement>('[fill="url(#hero-lamp)"]');
  let steps: (Point | undefined)[] = [];
  const draw = () => {
    for (const [index, part] of parts.entries()) {
      const recent = steps.slice(-framesPerPart * (index + 1));
      part.setAttribute('d', softLine(recent.filter((step) => step !== undefined)));
    }
  };
  return {
    /** Draws the trail. Called in each frame with the place of the visitor's dot, or undefined if there is none. */
    follow(place: Point | undefined) {
      const visitor = place && floor?.isPointInFill(new DOMPoint(...place)) ? place : undefined;
      // There is no trail to draw.
      if (!visitor && steps.every((step) => step === undefined)) return;
      // A dot that comes back does not continue its old trail.
      if (visitor && !steps.at(-1)) steps = [];
      steps = [...steps, visitor].slice(-3 * framesPerPart);
      draw();
    },
    /** Removes the trail at once. */
    end() {
      steps = [];
      draw();
    },
  };
};
