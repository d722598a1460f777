import { owner } from '../../data/owner';
import { family, fontFaces } from './fontFaces';

export const width = 1200;
export const margin = 120;
/** Word spacing in em. It is the same as on the pages. */
const wordSpacing = 0.06;

/** Escapes a text for XML, and replaces the control characters that XML forbids. */
const escape = (text: string): string =>
  text
    .replace(/[^\P{Cc}\t\n]|[\uFFFE\uFFFF]/gu, ' ')
    .replace(/[&<>"]/g, (letter) => `&#${letter.charCodeAt(0)};`);

export const colour = (name: string): string =>
  getComputedStyle(document.documentElement).getPropertyValue(`--color-${name}`).trim();

const textWidth = width - 2 * margin;

/** Lays out a text in an invisible box with the picture's font, and returns what the function `of` measures. */
const measured = <Result>(text: string, size: number, style: string, of: (box: HTMLElement) => Result) => {
  const box = document.createElement('div');
  box.textContent = text;
  box.style.cssText = `position:fixed;visibility:hidden;font:400 ${size}px '${family}',serif;word-spacing:${wordSpacing}em;${style}`;
  document.body.append(box);
  const result = of(box);
  box.remove();
  return result;
};

/** Returns the lines of an element's text, as the browser has broken them. */
export const brokenLines = ({ firstChild: text }: Element): string[] => {
  if (!(text instanceof Text)) return [];
  const lines = new Map<number, string>();
  const range = new Range();
  let line = 0;
  for (let index = 0; index < text.length; index += 1) {
    range.setStart(text, index);
    range.setEnd(text, index + 1);
    const { top, width: across } = range.getBoundingClientRect();
    // A space at the end of a line has no width. It is counted to that line.
    if (across > 0) line = top;
    lines.set(line, (lines.get(line) ?? '') + text.data.charAt(index));
  }
  return [...lines.values()];
};

/** Breaks a text into lines of similar length that fit the picture. A text of more than `most` lines ends with "…". */
export const linesOf = (text: string, size: number, most = Infinity): string[] => {
  const style = `width:${textWidth}px;overflow-wrap:anywhere;`;
  const lines = measured(text, size, style, brokenLines);
  if (lines.length <= most) return measured(text, size, `${style}text-wrap:balance`, brokenLines);
  return linesOf(lines.slice(0, most).join('').replace(/.…?$/su, '…'), size, most);
};

/** Returns `size`, or a smaller font size at which each line of a text fits into `room` pixels. */
export const fittingSize = (text: string, size: number, room = textWidth): number =>
  // Leaves 10 px free, because the width of letters is not exactly proportional to the font size.
  measured(text, size, 'white-space:pre', ({ offsetWidth }) =>
    Math.min(size, (size * (room - 10)) / offsetWidth),
  );

export const textAt = (
  x: number,
  y: number,
  size: number,
  fill: string,
  text: string,
  weight = 400,
): string =>
  `<text x="${x}" y="${y}" font-size="${size}" font-weight="${weight}" fill="${fill}">${escape(text)}</text>`;

export const italicAt = (x: number, y: number, size: number, fill: string, text: string): string =>
  `<g font-style="italic">${textAt(x, y, size, fill, text)}</g>`;

/** The name of the site, and the address at which the picture was made. */
export const signatureAt = (y: number): string =>
  italicAt(margin, y, 38, colour('ink-2'), `${owner.siteName} · ${location.host}`);
/**
 * Returns texts with a halo, so that lines do not cross their letters. Not by `paint-order`: Firefox paints a word in
 * pieces if its letters come from several font files, and the halo of an accented letter would cover the one before.
 */
export const withHalo = (texts: readonly string[]): string =>
  `<g stroke="${colour('floor')}" stroke-width="10">${texts.join('')}</g>${texts.join('')}`;

/** Returns a complete SVG file with `content` in it, and with the background colour and fonts of the page. */
export const pictureOf = async (height: number, content: string): Promise<string> =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" font-family="'${family}', Georgia, serif"><style>${await fontFaces(content, 'normal')}${await fontFaces(content, 'italic')}text{word-spacing:${wordSpacing}em;font-synthesis-style:none}</style><rect width="100%" height="100%" fill="${colour('paper')}"/>${content}</svg>`;

export const asPng = async (svg: string, height: number): Promise<Blob> => {
  const image = new Image(width, height);
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`;
  await image.decode();
  const canvas = new OffscreenCanvas(width, height);
  // Each call makes the browser load one more font file, so letters are missing after the first calls.
  for (let drawing = 0; drawing < 6; drawing++) {
    await new Promise(requestAnimationFrame);
    canvas.getContext('2d')?.drawImage(image, 0, 0);
  }
  return canvas.convertToBlob();
};
