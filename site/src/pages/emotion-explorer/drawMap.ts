import { glyphAt } from '../words/glyphAt';
import {
  asPng,
  brokenLines,
  colour,
  fittingSize,
  italicAt,
  linesOf,
  margin,
  pictureOf,
  signatureAt,
  textAt,
  width,
  withHalo,
} from '../words/picture';

interface Entry {
  word: string;
  language: string;
}

const titleSize = 84;
const titleLeading = 94;
/** Smallest font size in the picture. Without this limit, the letters of a wide map would be too small to read. */
const smallest = 27;
const rowHeight = 120;
/** Width of a word in the list below the map, beside its glyph. */
const columnWidth = 360;

/** Returns the lines of the map on the page as SVG, with attributes instead of the page's styles. */
const linesOfMap = (map: HTMLElement): string => {
  const [rule, edge, quiet, accent] = ['rule', 'edge', 'ink-3', 'accent'].map(colour);
  const d = (name: string) => map.querySelector(`[data-${name}]`)?.getAttribute('d') ?? '';
  return `<path d="${d('lanes')}" stroke="${edge}" stroke-width="3" stroke-dasharray="0 9"/><path d="${d('axis')}" stroke="${rule}" stroke-width="2"/><path d="${d('threads')}${d('ties')}" stroke="${quiet}" stroke-width="2"/><path d="${d('walk')}" stroke="${accent}" stroke-width="4"/>`;
};

/**
 * When a label's letters are enlarged, it grows away from the edge of the map. By `data-end`: 0 keeps its left end, 1
 * its right.
 */
const fixedSides: Readonly<Record<string, number>> = { left: 0, right: 1 };

/** Converts a place in the window to the same place in the picture. */
type PlaceOf = (x: number, y: number) => number[];

/** Returns the label with the visitor's text as SVG, with the line breaks of the map on the page. */
const askedAt = (figure: HTMLElement, place: PlaceOf, scale: number): string => {
  const label = figure.querySelector<HTMLElement>('[data-asked]');
  if (!label) return '';
  const { left, top, width: across, height } = label.getBoundingClientRect();
  const size = Math.max(smallest, parseFloat(getComputedStyle(label).fontSize) * scale);
  const lines = brokenLines(label).map((line, index, { length }) => {
    const [x = 0, y = 0] = place(left + across / 2, top + (height * (index + 0.73)) / length);
    return textAt(x, y, size, colour('accent'), line.trim(), 560);
  });
  return `<g text-anchor="middle">${withHalo(lines)}</g>`;
};

const italic = (texts: string[]): string => `<g font-style="italic">${texts.join('')}</g>`;

/** Returns the map as SVG, at a distance of `top` from the top of the picture. */
const mapAt = (figure: HTMLElement, map: SVGElement, top: number): string => {
  const [ink, quiet, accent, paper, floor] = 'ink ink-2 accent paper floor'.split(' ').map(colour);
  const frame = map.getBoundingClientRect();
  const scale = (width - 2 * margin) / frame.width;
  const place = (x: number, y: number) => [margin + (x - frame.left) * scale, top + (y - frame.top) * scale];
  const texts = (selector: string, fill = '') =>
    [...figure.querySelectorAll<HTMLElement>(selector)].flatMap((element) => {
      const shown = parseFloat(getComputedStyle(element).fontSize) * scale;
      const size = Math.max(smallest, shown);
      const letters = new Range();
      letters.selectNodeContents(element);
      const { bottom } = letters.getBoundingClientRect();
      const { end = '' } = element.dataset;
      // Larger letters grow upwards and to both sides, but not over the edge of the map.
      const grown = (fixedSides[end] ?? 0.5) * (1 - size / shown);
      const lines = brokenLines(element);
      return [...letters.getClientRects()].map(({ left, width: across, height }, index) => {
        const [x = 0, y = 0] = place(left + across * grown, bottom - height * 0.27);
        const up = (lines.length - 1 - index) * size * 1.2 - (end === 'bottom' ? (size - shown) * 0.8 : 0);
        return textAt(x, y - up, size, fill, (lines[index] ?? '').trim(), 450);
      });
    });
  const dots = [...figure.querySelectorAll<HTMLElement>('span:has(> a)')].map((dot) => {
    const { left, top: y } = dot.getBoundingClientRect();
    const [cx, cy] = place(left, y);
    return `<circle cx="${cx}" cy="${cy}" r="9" fill="${paper}" stroke="${'near' in dot.dataset ? accent : quiet}" stroke-width="3"/>`;
  });
  const [x = 0, y = 0] = place(frame.left + frame.width / 2, frame.top + frame.height / 2);
  const [across, high] = [frame.width * scale, frame.height * scale];
  const area = `<ellipse cx="${x}" cy="${y}" rx="${across / 2}" ry="${high / 2}" fill="${floor}"/>`;
  return `${area}<g transform="translate(${x} ${y}) scale(${across / 640} ${high / 420})" fill="none" stroke-linecap="round">${linesOfMap(figure)}</g>${askedAt(figure, place, scale)}${italic(texts('[data-end]', quiet))}${withHalo(texts('bdi', ink))}${dots.join('')}`;
};

/** Draws a PNG of an answer: the visitor's text, the map, and the words with their languages. */
export const drawMap = async (figure: HTMLElement, asked: string, words: readonly Entry[]): Promise<Blob> => {
  const map = figure.querySelector('svg');
  if (!map) throw new Error('There is no map.');
  const [ink, accent] = ['ink', 'accent'].map(colour);
  const title = linesOf(asked, titleSize, 4);
  const top = margin + title.length * titleLeading + 110;
  const { width: shown, height: high } = map.getBoundingClientRect();
  const below = top + ((width - 2 * margin) * high) / shown + 190;
  const list = words.map(({ word, language }, index) => {
    const x = index % 2 === 0 ? margin : width / 2 + 20;
    const y = below + Math.floor(index / 2) * rowHeight;
    const [name, note] = [fittingSize(word, 46, columnWidth), fittingSize(language, 32, columnWidth)];
    const text = textAt(x + 110, y, name, ink!, word) + italicAt(x + 110, y + 42, note, accent!, language);
    return glyphAt(word, x, y + 45, 84, 1.7) + text;
  });
  const height = Math.round(below + Math.ceil(words.length / 2) * rowHeight + margin);
  const titles = title.map((line, index) =>
    textAt(margin, margin + 70 + index * titleLeading, titleSize, ink!, line, 360),
  );
  const svg = await pictureOf(
    height,
    `${titles.join('')}${mapAt(figure, map, top)}${list.join('')}${signatureAt(height - 70)}`,
  );
  return asPng(svg, height);
};
