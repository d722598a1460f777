import { owner } from '../../data/owner';
import { glyphAt } from '../words/glyphAt';
import {
  asPng,
  brokenLines,
  colour,
  italicAt,
  linesOf,
  margin,
  pictureOf,
  textAt,
  width,
} from '../words/picture';

export interface MapEntry {
  word: string;
  language: string;
}

const titleSize = 84;
const titleLeading = 94;
/** Smaller letters of a wide map grow to this size. */
const smallest = 27;
const rowHeight = 120;

/** The lines of the map on the page, without its styles. */
const linesOfMap = (map: HTMLElement): string => {
  const [rule, edge, accent] = ['rule', 'edge', 'accent'].map(colour);
  const d = (name: string) => map.querySelector(`[data-${name}]`)?.getAttribute('d') ?? '';
  return `<path d="${d('lanes')}" stroke="${edge}" stroke-width="3" stroke-dasharray="0 9"/><path d="${d('axis')}" stroke="${rule}" stroke-width="2"/><path d="${d('walk')}" stroke="${accent}" stroke-width="4"/>`;
};

/** Place in the picture of a place in the window. */
type PlaceOf = (x: number, y: number) => number[];

/** What was typed, as the map on the page shows it. The dot is larger here, so the text is moved away from it. */
const askedAt = (figure: HTMLElement, place: PlaceOf, scale: number): string => {
  const label = figure.querySelector<HTMLElement>('[data-asked]');
  if (!label) return '';
  const { left, top, width: across, height } = label.getBoundingClientRect();
  const size = Math.max(smallest, parseFloat(getComputedStyle(label).fontSize) * scale);
  const away = 'above' in label.dataset ? -6 : 6;
  const lines = brokenLines(label).map((line, index, { length }) => {
    const [x = 0, y = 0] = place(left + across / 2, top + (height * (index + 0.73)) / length);
    return textAt(x, y + away, size, colour('ink'), line.trim(), 560);
  });
  return `<g text-anchor="middle" paint-order="stroke" stroke="${colour('floor')}" stroke-width="10">${lines.join('')}</g>`;
};

/** Draws the map at `top`. */
const mapAt = (figure: HTMLElement, map: SVGElement, top: number): string => {
  const [ink, quiet, ring, accent, paper, floor] = 'ink ink-3 ink-2 accent paper floor'
    .split(' ')
    .map(colour);
  const frame = map.getBoundingClientRect();
  const scale = (width - 2 * margin) / frame.width;
  const place = (x: number, y: number) => [margin + (x - frame.left) * scale, top + (y - frame.top) * scale];
  const texts = (selector: string, fill = '') =>
    [...figure.querySelectorAll<HTMLElement>(selector)].map((element) => {
      const { left, right, bottom, width: across, height } = element.getBoundingClientRect();
      const { fontSize, writingMode } = getComputedStyle(element);
      const isUpright = writingMode.startsWith('vertical');
      const shown = parseFloat(fontSize) * scale;
      const size = Math.max(smallest, shown);
      // Larger letters grow to both sides.
      const grown = 0.5 - size / shown / 2;
      const [x = 0, y = 0] = isUpright
        ? place(right - across * (element.dataset.end === 'left' ? 0.8 : -0.2), bottom - height * grown)
        : place(left + across * grown, bottom - height * 0.27);
      const text = textAt(x, y, size, fill, element.textContent, 450);
      return isUpright ? `<g transform="rotate(-90 ${x} ${y})">${text}</g>` : text;
    });
  const dots = [...figure.querySelectorAll<HTMLElement>('span:has(> a)')].map((dot) => {
    const { left, top: y } = dot.getBoundingClientRect();
    const [cx, cy] = place(left, y);
    return `<circle cx="${cx}" cy="${cy}" r="9" fill="${paper}" stroke="${'near' in dot.dataset ? accent : ring}" stroke-width="3"/>`;
  });
  const [x = 0, y = 0] = place(frame.left + frame.width / 2, frame.top + frame.height / 2);
  const [across, down] = [frame.width * scale, frame.height * scale];
  const ground = `<rect x="${margin}" y="${top}" width="${across}" height="${down}" rx="${across * 0.38}" ry="${down * 0.44}" fill="${floor}"/>`;
  return `${ground}<g transform="translate(${x} ${y}) scale(${across / 640} ${down / 420})" fill="none" stroke-linecap="round">${linesOfMap(figure)}</g>${askedAt(figure, place, scale)}<circle cx="${x}" cy="${y}" r="11" fill="${accent}"/><g font-style="italic">${texts('[data-end]', quiet).join('')}</g><g paint-order="stroke" stroke="${floor}" stroke-width="10">${texts('bdi', ink).join('')}</g>${dots.join('')}`;
};

/** A postcard of an answer: what was typed, the map, and the words with their languages. */
export const drawMap = async (
  figure: HTMLElement,
  asked: string,
  words: readonly MapEntry[],
): Promise<Blob> => {
  const map = figure.querySelector('svg');
  if (!map) throw new Error('There is no map.');
  const [ink, quiet, accent] = ['ink', 'ink-2', 'accent'].map(colour);
  const title = linesOf(asked, titleSize, 4);
  const top = margin + title.length * titleLeading + 110;
  const { width: shown, height: high } = map.getBoundingClientRect();
  const below = top + ((width - 2 * margin) * high) / shown + 190;
  const list = words.map(({ word, language }, index) => {
    const x = index % 2 === 0 ? margin : width / 2 + 20;
    const y = below + Math.floor(index / 2) * rowHeight;
    const text = textAt(x + 110, y, 46, ink!, word) + italicAt(x + 110, y + 42, 32, accent!, language);
    return glyphAt(word, x, y + 45, 84, 1.7) + text;
  });
  const height = Math.round(below + Math.ceil(words.length / 2) * rowHeight + margin);
  const titles = title.map((line, index) =>
    textAt(margin, margin + 70 + index * titleLeading, titleSize, ink!, line, 360),
  );
  const svg = await pictureOf(
    height,
    `${titles.join('')}${mapAt(figure, map, top)}${list.join('')}${italicAt(margin, height - 70, 38, quiet!, owner.siteName)}`,
  );
  return asPng(svg, height);
};
