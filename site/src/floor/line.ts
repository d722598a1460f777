import { createShape, type FloorDrawing } from './floorDrawing';
import { measure, nearest, softLine, type Path, type Place, type Point } from '../motion/path';
import { makeRoom, withDetour, type Detour } from './room';
import { routeTo } from './route';

const arrives = { duration: 520, easing: 'cubic-bezier(0.45, 0.05, 0.25, 1)' };
const leaves = { duration: 200, easing: 'ease-out' };

/**
 * The red line of the home page. Its trunk, on the dance floor, bends round the visitor's dot. Its tail, on the street
 * map, leads to a link.
 */
export const lineOf = ({ line, passed, trunk, tail: drawnTail, map }: FloorDrawing) => {
  const tailLine = line.cloneNode() as SVGPathElement;
  tailLine.removeAttribute('id');
  line.after(tailLine);
  const drawnTrunk = measure(trunk);
  let tail: Path = measure(drawnTail);
  const drawnEnd = drawnTail.at(-1) ?? [0, 0];
  let leadsTo: number | undefined;
  let detour: Detour | undefined;
  line.setAttribute('d', softLine(trunk));
  tailLine.setAttribute('d', softLine(tail.points));

  const drawTail = (animated: boolean) => {
    const before = tailLine.cloneNode() as SVGPathElement;
    tailLine.setAttribute('d', softLine(tail.points));
    if (!animated) return;
    tailLine.after(before);
    tailLine.setAttribute('stroke-dasharray', '1 2');
    const retreat = before.animate({ strokeDasharray: ['1 2', '0 2'] }, leaves);
    const advance = tailLine.animate({ strokeDasharray: ['0 2', '1 2'] }, arrives);
    retreat.addEventListener('finish', () => before.remove());
    advance.addEventListener('finish', () => tailLine.removeAttribute('stroke-dasharray'));
  };

  return {
    trunkLength: drawnTrunk.length,
    length: () => drawnTrunk.length + tail.length,
    /** Returns the place on the line at a distance from its beginning. */
    at(along: number): Place {
      if (along > drawnTrunk.length) return tail.at(along - drawnTrunk.length);
      const place = drawnTrunk.at(along);
      const [[x, y] = [place.x, place.y]] = withDetour([[place.x, place.y]], detour, trunk);
      return { ...place, x, y };
    },
    makeRoomFor(visitor: Point | undefined, most: number) {
      const before = detour;
      // Without the end of the trunk, because the line must reach the street map where it was drawn.
      detour = makeRoom(trunk.slice(0, -15), visitor, detour, most);
      if (detour?.offset === before?.offset && detour?.near === before?.near) return;
      line.setAttribute('d', softLine(withDetour(trunk, detour)));
    },
    leadTo(stops: readonly Point[], link: number | undefined, animated: boolean) {
      // The stop at which the line of hero.svg ends. In a narrow window it is another one.
      const landing = nearest(stops, drawnEnd).index;
      const target = link === landing ? undefined : link;
      if (target === leadsTo) return;
      leadsTo = target;
      const route = routeTo(map, stops, target ?? landing);
      tail = measure(target === undefined ? drawnTail : route.points);
      drawTail(animated);
      const crossings = route.crossings.map((index) => map.crossings[index] ?? [0, 0]);
      passed.replaceChildren(
        ...crossings.map(([x, y]) => createShape('circle', { cx: `${x}`, cy: `${y}`, r: '5' })),
      );
    },
  };
};
