import { wordGlyphOf } from '@line-of-dance/ui';
import { colour } from './picture';

/** Returns the bounding box of a path: left, right, top and bottom. */
const edgesOf = (path: string): [number, number, number, number] => {
  const line = document.createElementNS('http://www.w3.org/2000/svg', 'path');
  line.setAttribute('d', path);
  const points = Array.from({ length: 100 }, (_, step) =>
    line.getPointAtLength((line.getTotalLength() * step) / 99),
  );
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)];
  return [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
};

/** Returns the glyph of a word as SVG. It touches the left and bottom edges of a square of the given size. */
export const glyphAt = (word: string, x: number, bottom: number, size: number, stroke: number): string => {
  const { path, start, end } = wordGlyphOf(word);
  const [accent, paper] = ['accent', 'paper'].map(colour);
  const [left, right, top, foot] = edgesOf(path);
  const scale = (size - 6 * stroke) / Math.max(right - left, foot - top);
  const width = stroke / scale;
  const move = `translate(${x + 3 * stroke - left * scale} ${bottom - 3 * stroke - foot * scale})`;
  return `<g transform="${move} scale(${scale})" fill="none" stroke="${accent}" stroke-width="${width}" stroke-linecap="round"><path d="${path}"/><circle cx="${start[0]}" cy="${start[1]}" r="${3 * width}" fill="${accent}"/><circle cx="${end[0]}" cy="${end[1]}" r="${3 * width}" fill="${paper}"/></g>`;
};
