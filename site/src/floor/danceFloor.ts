import type { Place } from '../motion/path';
import { walkingSpeed } from './couples';
import { dancingOn } from './dancing';
import { readFloor, readStops } from './floorDrawing';
import { visitorOf } from './visitor';
import { lineOf } from './line';
import { partnerOf } from './partner';

/**
 * Shortest time between two frames, in seconds. The limit of about thirty frames a second halves the work of a slow
 * phone.
 */
const shortestFrame = 0.03;

/** Longest time step of the animation, in seconds. Without it, couples would jump when a hidden tab is shown again. */
const longestFrame = 0.05;

export interface DanceFloor {
  drawing: SVGSVGElement;
  /**
   * Leads the red line to the link with this index. If `link` is undefined, the line ends where it does in hero.svg.
   */
  leadTo: (link: number | undefined) => void;
  /** Starts or stops the animation. */
  setMoving: (moving: boolean) => void;
}

const moveTo = (group: SVGGElement, { x, y, angle }: Place) =>
  group.setAttribute('transform', `translate(${x.toFixed(2)} ${y.toFixed(2)}) rotate(${angle.toFixed(1)})`);

/**
 * Animates hero.svg on the home page: couples walk on lanes, a partner joins the visitor's dot under the pointer, and
 * the red line bends round that dot and leads to a link.
 */
export const startDanceFloor = (
  drawing: SVGSVGElement,
  links: readonly HTMLElement[],
): DanceFloor | undefined => {
  const floor = readFloor(drawing);
  if (!floor) return undefined;
  const line = lineOf(floor);
  const visitor = visitorOf(drawing);
  const partner = partnerOf(drawing, floor.trunk);
  const dancing = dancingOn(floor, line);

  const drawPair = () => {
    const { shown, ...place } = dancing.pair();
    moveTo(floor.pair, place);
    floor.pair.setAttribute('opacity', shown.toFixed(2));
  };

  const draw = (passed: number) => {
    for (const [index, { place, turn }] of dancing.couples().entries()) {
      const [x, y] = visitor.stepAside(index, place, walkingSpeed * 2 * passed);
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
    visitor.step(passed);
    partner.step(visitor.place(), passed);
    line.makeRoomFor(visitor.place(), walkingSpeed * 3.5 * passed);
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
      if (!moving) {
        visitor.leave();
        return partner.step(visitor.place(), 0);
      }
      last = performance.now();
      request = requestAnimationFrame(frame);
    },
  };
};
