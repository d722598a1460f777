import type { Place, Point } from '../motion/path';
import { approach, reach, wanted } from './room';

/** The pointer is a dancer like all others, only a little quicker on its feet. */
const pace = 130;

/** How long a finger counts as present after it has been lifted, in seconds. */
const lingers = 2.5;

const circle = () => {
  const dot = document.createElementNS('http://www.w3.org/2000/svg', 'circle');
  for (const [name, value] of Object.entries({
    r: '5',
    fill: 'var(--color-paper)',
    stroke: 'var(--color-ink)',
    'stroke-width': '1.75',
    opacity: '0',
  }))
    dot.setAttribute(name, value);
  return dot;
};

/** The dancer that follows the pointer or a finger over the floor. */
export const guestOf = (drawing: SVGSVGElement) => {
  const dot = circle();
  drawing.append(dot);
  let target: Point | undefined;
  let [x, y, shown, leavesIn] = [0, 0, 0, Infinity];
  const offsets: number[] = [];

  const follow = (event: PointerEvent) => {
    const matrix = drawing.getScreenCTM()?.inverse();
    const at = new DOMPoint(event.clientX, event.clientY).matrixTransform(matrix);
    leavesIn = event.pointerType === 'mouse' ? Infinity : lingers;
    if (!target && shown === 0) [x, y] = [at.x, at.y];
    target = [at.x, at.y];
  };
  const leaveFloor = ({ pointerType }: PointerEvent) => {
    if (pointerType === 'mouse') target = undefined;
  };
  drawing.addEventListener('pointermove', follow);
  drawing.addEventListener('pointerdown', follow);
  drawing.addEventListener('pointerleave', leaveFloor);

  return {
    /** Where the dancer is, as long as one is there. */
    place: (): Point | undefined => (target && shown > 0.3 ? [x, y] : undefined),
    step(passed: number) {
      leavesIn -= passed;
      if (leavesIn < 0) target = undefined;
      if (!target && shown === 0) return;
      shown = approach(shown, target ? 1 : 0, passed * 2.5);
      const [wayX, wayY] = target ? [target[0] - x, target[1] - y] : [0, 0];
      const part = Math.min(1, (pace * passed) / (Math.hypot(wayX, wayY) || 1));
      [x, y] = [x + wayX * part, y + wayY * part];
      dot.setAttribute('cx', x.toFixed(1));
      dot.setAttribute('cy', y.toFixed(1));
      dot.setAttribute('opacity', shown.toFixed(2));
    },
    /** Where a couple walks that leaves the dancer some room: beside its lane, never faster than `most`. */
    stepAside(couple: number, place: Place, most: number): Point {
      const turn = (place.angle * Math.PI) / 180;
      const [forwardX, forwardY] = [Math.cos(turn), Math.sin(turn)];
      const [awayX, awayY] = [x - place.x, y - place.y];
      const ahead = Math.abs(awayX * forwardX + awayY * forwardY);
      const across = awayY * forwardX - awayX * forwardY;
      const near = target && ahead < reach * 2 ? 0.5 + 0.5 * Math.cos((Math.PI * ahead) / (reach * 2)) : 0;
      const offset = approach(offsets[couple] ?? 0, near * wanted(across, across > 0 ? -1 : 1), most);
      offsets[couple] = offset;
      return [place.x - forwardY * offset, place.y + forwardX * offset];
    },
    leave() {
      drawing.removeEventListener('pointermove', follow);
      drawing.removeEventListener('pointerdown', follow);
      drawing.removeEventListener('pointerleave', leaveFloor);
      dot.remove();
    },
  };
};
