import type { Place } from '../motion/path';
import { walk } from './couples';
import { dancingOn } from './dancing';
import { readFloor, readStops } from './floorDrawing';
import { guestOf } from './guest';
import { lineOf } from './line';
import { partnerOf } from './partner';

/** Thirty frames per second are enough, and save half of the work on a slow phone. */
const shortestFrame = 0.03;

/** Longest time step, so that nobody jumps after a hidden tab. */
const longestFrame = 0.05;

export interface DanceFloor {
  drawing: SVGSVGElement;
  /** Leads the line to a link, or to its original end. */
  leadTo: (link: number | undefined) => void;
  /** Starts or stops the couples. */
  setMoving: (moving: boolean) => void;
}

const moveTo = (group: SVGGElement, { x, y, angle }: Place) =>
  group.setAttribute('transform', `translate(${x.toFixed(2)} ${y.toFixed(2)}) rotate(${angle.toFixed(1)})`);

/**
 * Animates the drawing of Home: couples walk, somebody dances with the visitor under the pointer, and the line makes room
 * for them and leads to a link.
 */
export const startDanceFloor = (
  drawing: SVGSVGElement,
  links: readonly HTMLElement[],
): DanceFloor | undefined => {
  const floor = readFloor(drawing);
  if (!floor) return undefined;
  const line = lineOf(floor);
  const guest = guestOf(drawing);
  const partner = partnerOf(drawing, floor.trunk);
  const dancing = dancingOn(floor, line);

  const drawPair = () => {
    const { shown, ...place } = dancing.pair();
    moveTo(floor.pair, place);
    floor.pair.setAttribute('opacity', shown.toFixed(2));
  };

  const draw = (passed: number) => {
    for (const [index, { place, turn }] of dancing.couples().entries()) {
      const [x, y] = guest.stepAside(index, place, walk * 2 * passed);
      const group = floor.couples[index]?.group;
      if (group) moveTo(group, { x, y, angle: place.angle - turn });
    }
    drawPair();
  };

  let request = 0;
  let last = 0;
  const frame = (now: number) => {
    request = requestAnimationFrame(frame);
    if (now - last < shortestFrame * 1000) return;
    const passed = Math.min(longestFrame, (now - last) / 1000);
    last = now;
    guest.step(passed);
    partner.step(guest.place(), passed);
    line.makeRoomFor(guest.place(), walk * 3.5 * passed);
    dancing.walk(passed);
    draw(passed);
  };

  return {
    drawing,
    leadTo(link) {
      const animated = request !== 0;
      if (dancing.changeTail(() => line.leadTo(readStops(drawing, links), link, animated))) drawPair();
    },
    setMoving(moving) {
      cancelAnimationFrame(request);
      request = 0;
      if (!moving) return;
      last = performance.now();
      request = requestAnimationFrame(frame);
    },
  };
};
