import { family, fontFaces } from './fontFaces';

export const width = 1200;
export const margin = 120;
/** In em, as on the pages. */
const wordSpacing = 0.06;

const escape = (text: string): string => text.replace(/[&<>"]/g, (letter) => `&#${letter.charCodeAt(0)};`);

export const colour = (name: string): string =>
  getComputedStyle(document.documentElement).getPropertyValue(`--color-${name}`).trim();

const room = width - 2 * margin;

/** Lays out a text in the letters of the picture, unseen, and returns what is measured. */
const measured = <Result>(text: string, size: number, style: string, of: (box: HTMLElement) => Result) => {
  const box = document.createElement('div');
  box.textContent = text;
  box.style.cssText = `position:fixed;visibility:hidden;font:400 ${size}px '${family}',serif;word-spacing:${wordSpacing}em;${style}`;
  document.body.append(box);
  const result = of(box);
  box.remove();
  return result;
};

/** The lines into which the browser has broken a text. */
export const brokenLines = ({ firstChild: text }: Element): string[] => {
  if (!(text instanceof Text)) return [];
  const lines = new Map<number, string>();
  const range = new Range();
  let line = 0;
  for (let index = 0; index < text.length; index += 1) {
    range.setStart(text, index);
    range.setEnd(text, index + 1);
    const { top, width: across } = range.getBoundingClientRect();
    // A space at the end of a line has no place.
    if (across > 0) line = top;
    lines.set(line, (lines.get(line) ?? '') + text.data.charAt(index));
  }
  return [...lines.values()];
};

/** Lines of about the same length that fit the picture. The last of `most` ends with a …. */
export const linesOf = (text: string, size: number, most = Infinity): string[] => {
  const style = `width:${room}px;overflow-wrap:anywhere;`;
  const lines = measured(text, size, style, brokenLines);
  if (lines.length <= most) return measured(text, size, `${style}text-wrap:balance`, brokenLines);
  return linesOf(lines.slice(0, most).join('').replace(/.…?$/su, '…'), size, most);
};

/** The size, or a smaller one at which the longest word of a text fits the picture. */
export const fittingSize = (text: string, size: number): number =>
  // Letters are not exactly as wide at every size.
  measured(text.replaceAll(' ', '\n'), size, 'white-space:pre', ({ offsetWidth }) =>
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

/** A smaller line under a word or at the foot of the picture. */
export const italicAt = (x: number, y: number, size: number, fill: string, text: string): string =>
  `<g font-style="italic">${textAt(x, y, size, fill, text)}</g>`;

/** A picture with the page's ground and font, as SVG. */
export const pictureOf = async (height: number, content: string): Promise<string> =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" font-family="'${family}', Georgia, serif"><style>${await fontFaces(content, 'normal')}${await fontFaces(content, 'italic')}text{word-spacing:${wordSpacing}em;font-synthesis-style:none}</style><rect width="100%" height="100%" fill="${colour('paper')}"/>${content}</svg>`;

export const asPng = async (svg: string, height: number): Promise<Blob> => {
  const image = new Image(width, height);
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`;
  await image.decode();
  const canvas = new OffscreenCanvas(width, height);
  // Each drawing makes the browser load one font file, so the first ones lack letters.
  for (let drawing = 0; drawing < 6; drawing++) {
    await new Promise(requestAnimationFrame);
    canvas.getContext('2d')?.drawImage(image, 0, 0);
  }
  return canvas.convertToBlob();
};
