import type { Place, Point } from '../motion/path';
import { createDancer } from './floorDrawing';
import { approach, reach, wantedOffset } from './room';
import { trailOf } from './trail';

/** Seconds after the last touch until the visitor's dot disappears. */
const touchLasts = 2.5;

/**
 * The visitor's dot and ring. They follow the mouse or a finger at once, while the line and the couples give way
 * slowly.
 */
export const visitorOf = (drawing: SVGSVGElement) => {
  const trail = trailOf(drawing);
  const stroke = 'var(--color-accent)';
  const ring = createDancer(drawing, { stroke, r: '24', 'stroke-width': '1.5' });
  const dancer = createDancer(drawing, { stroke, fill: stroke, r: '6.5', 'stroke-width': '6.5' });
  let size = 0;
  let [x, y, leavesIn] = [0, 0, Infinity];
  const offsets: number[] = [];

  const place = (): Point | undefined => (size ? [x, y] : undefined);
  const follow = ({ clientX, clientY, pointerType }: PointerEvent) => {
    ({ x, y } = new DOMPoint(clientX, clientY).matrixTransform(drawing.getScreenCTM()?.inverse()));
    // For touch, the ring is larger than the finger that covers the dot.
    [size, leavesIn] = pointerType === 'mouse' ? [1, Infinity] : [2.2, touchLasts];
    ring.move([x, y]);
    dancer.move([x, y]);
  };
  const leaveFloor = ({ pointerType }: PointerEvent) => {
    if (pointerType === 'mouse') size = 0;
  };
  drawing.addEventListener('pointermove', follow);
  drawing.addEventListener('pointerdown', follow);
  drawing.addEventListener('pointerleave', leaveFloor);

  const show = () => {
    dancer.show(size && 1);
    ring.show(size);
  };

  return {
    /** Returns the place of the visitor's dot, or undefined if it is not on the drawing. */
    place,
    step(passed: number) {
      leavesIn -= passed;
      if (leavesIn < 0) size = 0;
      show();
      trail.follow(place());
    },
    /** Hides the dot, its ring and its trail until the pointer moves again. */
    leave() {
      size = 0;
      show();
      trail.end();
    },
    /**
     * Returns the place of a couple that makes room for the visitor's dot. The couple moves by at most `most` in a
     * frame.
     */
    stepAside(couple: number, place: Place, most: number): Point {
      const turn = (place.angle * Math.PI) / 180;
      const [forwardX, forwardY] = [Math.cos(turn), Math.sin(turn)];
      const [awayX, awayY] = [x - place.x, y - place.y];
      const ahead = Math.abs(awayX * forwardX + awayY * forwardY);
      const across = awayY * forwardX - awayX * forwardY;
      const near = size && ahead < reach * 2 ? 0.5 + 0.5 * Math.cos((Math.PI * ahead) / (reach * 2)) : 0;
      const offset = approach(offsets[couple] ?? 0, near * wantedOffset(across, across > 0 ? -1 : 1), most);
      offsets[couple] = offset;
      return [place.x - forwardY * offset, place.y + forwardX * offset];
    },
  };
};
