import { wordGlyphOf } from '@line-of-dance/ui';
import { colour } from './picture';

/** The line of a word, 64 units wide and high. */
export const glyphAt = (word: string, x: number, y: number, scale: number, stroke: number): string => {
  const { path, start, end } = wordGlyphOf(word);
  const [accent, paper] = ['accent', 'paper'].map(colour);
  return `<g transform="translate(${x} ${y}) scale(${scale})" fill="none" stroke="${accent}" stroke-width="${stroke}" stroke-linecap="round"><path d="${path}"/><circle cx="${start[0]}" cy="${start[1]}" r="${3 * stroke}" fill="${accent}"/><circle cx="${end[0]}" cy="${end[1]}" r="${3 * stroke}" fill="${paper}"/></g>`;
};
