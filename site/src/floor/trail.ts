import { softLine, type Point } from '../motion/path';
import { createShape } from './floorDrawing';

/** Frames for which each part of the trail is longer than the one before. Thirty frames are a second. */
const longer = 9;

/** The visitor's way across the floor. It fades within a second, and is left on the floor only. */
export const trailOf = (drawing: SVGSVGElement) => {
  const stroke = 'var(--color-accent-hover)';
  // Where the parts overlap, the trail is darker.
  const parts = [1, 2, 3].map(() => createShape('path', { stroke, 'stroke-width': '4', opacity: '0.3' }));
  drawing.append(...parts);
  const floor = drawing.querySelector<SVGPathElement>('[fill="url(#hero-lamp)"]');
  let steps: (Point | undefined)[] = [];
  /** Adds the visitor's place after each frame. */
  return (place: Point | undefined) => {
    const visitor = place && floor?.isPointInFill(new DOMPoint(...place)) ? place : undefined;
    // All of it has faded.
    if (!visitor && steps.every((step) => step === undefined)) return;
    // Does not join two visits.
    if (visitor && !steps.at(-1)) steps = [];
    steps = [...steps, visitor].slice(-3 * longer);
    for (const [index, part] of parts.entries()) {
      const recent = steps.slice(-longer * (index + 1));
      part.setAttribute('d', softLine(recent.filter((step) => step !== undefined)));
    }
  };
};
