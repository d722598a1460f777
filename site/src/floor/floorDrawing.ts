import { measure, nearest, pointsOn, type Path, type Point } from '../motion/path';

const sample = (path: SVGPathElement, step: number): Point[] => pointsOn(path.getAttribute('d') ?? '', step);

const placeOf = (group: SVGGElement): Point => {
  const { e: x, f: y } = group.transform.baseVal.consolidate()?.matrix ?? { e: 0, f: 0 };
  return [x, y];
};

/** Finds the point of a path that is nearest to `point`: its distance along the path, and its distance from `point`. */
export const nearestOn = ({ points, walked }: Path, point: Point) => {
  const { index, away } = nearest(points, point);
  return { at: walked[index] ?? 0, away };
};

export const createShape = (name: 'circle' | 'path', attributes: Readonly<Record<string, string>>) => {
  const shape = document.createElementNS('http://www.w3.org/2000/svg', name);
  for (const [attribute, value] of Object.entries(attributes)) shape.setAttribute(attribute, value);
  return shape;
};

/** Adds a dot or a ring to the drawing. It is hidden at first, and shrinks to its size when it appears. */
export const createDancer = (drawing: SVGSVGElement, attributes: Readonly<Record<string, string>>) => {
  const circle = createShape('circle', { ...attributes, 'vector-effect': 'non-scaling-stroke' });
  const { style } = circle;
  style.transition = 'opacity 0.2s, scale 0.5s';
  drawing.append(circle);
  /** Shows the dot or ring, enlarged by the factor `size`, or hides it if the factor is 0. */
  const show = (size: number) => {
    style.opacity = size ? '1' : '0';
    style.scale = `${size || 3}`;
  };
  show(0);
  const move = ([x, y]: Point) => void (style.translate = `${x}px ${y}px`);
  return { show, move };
};

/** Finds the parts of hero.svg that are animated, by their ids. */
export const readFloor = (drawing: SVGSVGElement) => {
  const all = <E extends SVGElement>(selector: string) => [...drawing.querySelectorAll<E>(selector)];
  const [line] = all<SVGPathElement>('#hero-line');
  const [pair] = all<SVGGElement>('#hero-pair');
  const [passed] = all<SVGGElement>('#hero-passed');
  if (!line || !pair || !passed) return undefined;
  const lanes = all<SVGPathElement>('#hero-lanes path').map((lane) =>
    measure(sample(lane, 3).slice(0, -1), { closed: true }),
  );
  const crossings = all<SVGCircleElement>('#hero-crossings circle').map(({ cx, cy }): Point => [
    cx.baseVal.value,
    cy.baseVal.value,
  ]);
  // Shortest routes along the streets of hero.svg, as indexes of crossings.
  const routes = [[0], [0, 1], [0, 2], [0, 1, 3], [0, 4], [0, 1, 5]];
  const points = sample(line, 7);
  // At the first crossing, the red line leaves the dance floor and enters the street map.
  const [mapX, mapY] = crossings[0] ?? [0, 0];
  const enters = points.findLastIndex(([x, y]) => Math.hypot(x - mapX, y - mapY) > 7 && y < mapY) + 1;
  const trunk: Point[] = [...points.slice(0, enters), [mapX, mapY]];
  return {
    line,
    pair,
    /** Distance along the red line at which the pair starts, apart from the ring at the beginning of the line. */
    start: nearestOn(measure(trunk), placeOf(pair)).at,
    passed,
    lanes,
    map: { crossings, routes },
    /** Points of the first part of the red line: on the dance floor, up to the edge of the street map. */
    trunk,
    /** Points of the rest of the red line: from the edge of the street map across the map to a link. */
    tail: [[mapX, mapY] as const, ...points.slice(enters + 1)],
    couples: all<SVGGElement>('#hero-couples > g').map((group) => {
      const found = lanes.map((lane) => nearestOn(lane, placeOf(group)));
      const lane = found.reduce(
        (best, { away }, index) => (away < (found[best]?.away ?? 0) ? index : best),
        0,
      );
      return { group, lane, at: found[lane]?.at ?? 0 };
    }),
  };
};

export type FloorDrawing = NonNullable<ReturnType<typeof readFloor>>;

/**
 * Returns the places where the red line can end, in units of the drawing: the centres of the dots (`::after`) above the
 * links.
 */
export const readStops = (drawing: SVGSVGElement, links: readonly HTMLElement[]): Point[] => {
  const toDrawing = drawing.getScreenCTM()?.inverse();
  return links.map((link): Point => {
    const { left, top } = link.getBoundingClientRect();
    const dot = getComputedStyle(link, '::after');
    const half = parseFloat(dot.width) / 2;
    const centre = new DOMPoint(left + parseFloat(dot.left) + half, top + parseFloat(dot.top) + half);
    const { x, y } = centre.matrixTransform(toDrawing);
    return [x, y];
  });
};
