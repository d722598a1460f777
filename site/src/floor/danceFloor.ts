import type { Place } from '../motion/path';
import { walk } from './couples';
import { dancingOn } from './dancing';
import { readFloor, readStops } from './floorDrawing';
import { guestOf } from './guest';
import { lineOf } from './line';

/** At a walk thirty pictures a second are enough, and leave a slow phone half of its time. */
const shortestFrame = 0.03;

/** A frame that comes later than this, after a hidden tab for example, does not make anybody jump. */
const longestFrame = 0.05;

export interface DanceFloor {
  drawing: SVGSVGElement;
  /** Draws the line to one of the links; `undefined` leads it to where it was drawn. */
  leadTo: (link: number | undefined) => void;
  /** Lets the couples walk, or stops them where they are. */
  setMoving: (moving: boolean) => void;
  /** Puts everything back and lets go of the page. */
  leave: () => void;
}

const moveTo = (group: SVGGElement, { x, y, angle }: Place) =>
  group.setAttribute('transform', `translate(${x.toFixed(2)} ${y.toFixed(2)}) rotate(${angle.toFixed(1)})`);

/** Brings the drawing of the home page to life: couples walk, the line makes room and leads to a link. */
export const startDanceFloor = (
  drawing: SVGSVGElement,
  links: readonly HTMLElement[],
): DanceFloor | undefined => {
  const floor = readFloor(drawing);
  if (!floor) return undefined;
  const landing = links.findIndex((link) => 'landing' in link.dataset);
  const line = lineOf(floor, landing);
  const guest = guestOf(drawing);
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
    line.makeRoomFor(guest.place(), walk * 3.5 * passed);
    dancing.walk(passed);
    draw(passed);
  };

  return {
    drawing,
    leadTo(link = landing) {
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
    leave() {
      cancelAnimationFrame(request);
      guest.leave();
      line.leave();
      for (const { group, drawn } of [...floor.couples, { group: floor.pair, drawn: floor.pairDrawn }])
        group.setAttribute('transform', drawn);
      floor.pair.removeAttribute('opacity');
    },
  };
};
