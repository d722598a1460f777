import type { Place, Point } from '../motion/path';
import { createDancer } from './floorDrawing';
import { approach, reach, wanted } from './room';

/** Seconds for which a lifted finger still counts. */
const lingers = 2.5;

/** The dancer under the pointer or a finger. It follows at once; the line and the couples react gradually. */
export const guestOf = (drawing: SVGSVGElement) => {
  const { dot, show } = createDancer(drawing, {
    fill: 'var(--color-paper)',
    stroke: 'var(--color-ink)',
    'stroke-width': '1.75',
  });
  let isHere = false;
  let [x, y, leavesIn] = [0, 0, Infinity];
  const offsets: number[] = [];

  const follow = ({ clientX, clientY, pointerType }: PointerEvent) => {
    ({ x, y } = new DOMPoint(clientX, clientY).matrixTransform(drawing.getScreenCTM()?.inverse()));
    leavesIn = pointerType === 'mouse' ? Infinity : lingers;
    isHere = true;
    dot.setAttribute('cx', x.toFixed(1));
    dot.setAttribute('cy', y.toFixed(1));
  };
  const leaveFloor = ({ pointerType }: PointerEvent) => {
    if (pointerType === 'mouse') isHere = false;
  };
  drawing.addEventListener('pointermove', follow);
  drawing.addEventListener('pointerdown', follow);
  drawing.addEventListener('pointerleave', leaveFloor);

  return {
    /** Place of the dancer, if there is one. */
    place: (): Point | undefined => (isHere ? [x, y] : undefined),
    step(passed: number) {
      leavesIn -= passed;
      if (leavesIn < 0) isHere = false;
      show(isHere);
    },
    /** Place of a couple that avoids the dancer: beside its lane, changing by at most `most`. */
    stepAside(couple: number, place: Place, most: number): Point {
      const turn = (place.angle * Math.PI) / 180;
      const [forwardX, forwardY] = [Math.cos(turn), Math.sin(turn)];
      const [awayX, awayY] = [x - place.x, y - place.y];
      const ahead = Math.abs(awayX * forwardX + awayY * forwardY);
      const across = awayY * forwardX - awayX * forwardY;
      const near = isHere && ahead < reach * 2 ? 0.5 + 0.5 * Math.cos((Math.PI * ahead) / (reach * 2)) : 0;
      const offset = approach(offsets[couple] ?? 0, near * wanted(across, across > 0 ? -1 : 1), most);
      offsets[couple] = offset;
      return [place.x - forwardY * offset, place.y + forwardX * offset];
    },
  };
};
