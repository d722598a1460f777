import { family, fontFaces } from './fontFaces';

/** Said where a picture's letters cannot be fetched. */
export const notDrawn = 'The picture couldn’t be made. Try again once you’re online.';

export const width = 1200;
export const margin = 120;
/** In em, as on the pages. */
const wordSpacing = 0.06;

const escape = (text: string): string => text.replace(/[&<>"]/g, (letter) => `&#${letter.charCodeAt(0)};`);

export const colour = (name: string): string =>
  getComputedStyle(document.documentElement).getPropertyValue(`--color-${name}`).trim();

const room = width - 2 * margin;

type WidthOf = (text: string) => number;

const widthIn = (size: number): WidthOf => {
  const context = document.createElement('canvas').getContext('2d');
  if (!context) return () => 0;
  context.font = `400 ${size}px "${family}", serif`;
  context.wordSpacing = `${size * wordSpacing}px`;
  return (text) => context.measureText(text).width;
};

/** Breaks a text into lines that fit the picture, inside a word only if that is wider. The last of `most` ends with a …. */
export const breakLines = (text: string, widthOf: WidthOf, most = Infinity): string[] => {
  const fits = (line: string) => widthOf(line) <= room;
  const lines = [''];
  const add = (part: string, gap: string) => {
    const longer = `${lines.at(-1)}${gap}${part}`.trim();
    if (fits(longer)) lines[lines.length - 1] = longer;
    else lines.push(part);
  };
  for (const word of text.split(/\s+/)) {
    if (fits(word)) {
      add(word, ' ');
      continue;
    }
    lines.push('');
    for (const { segment } of new Intl.Segmenter().segment(word)) add(segment, '');
  }
  const filled = lines.filter(Boolean);
  if (filled.length <= most) return filled;
  const last = Array.from(filled[most - 1] ?? '');
  while (!fits(`${last.join('')}…`)) last.pop();
  return [...filled.slice(0, most - 1), `${last.join('')}…`];
};

/** As many lines as `breakLines` gives, but of about the same length. A text that fills `most` lines stays as it is. */
export const balanceLines = (text: string, widthOf: WidthOf, most = Infinity): string[] => {
  const lines = breakLines(text, widthOf, most);
  const widest = Math.max(...text.split(/\s+/).map(widthOf));
  if (lines.length === most) return lines;
  const narrower = Array.from({ length: 20 }, (_, step) => 1 - step / 20)
    .filter((share) => widest <= room * share)
    .map((share) => breakLines(text, (part) => widthOf(part) / share, most));
  return narrower.findLast(({ length }) => length === lines.length) ?? lines;
};

export const linesOf = (text: string, size: number, most?: number): string[] =>
  balanceLines(text, widthIn(size), most);

/** The size, or a smaller one at which the longest word of a text fits the picture. */
export const fittingSize = (text: string, size: number): number => {
  const widest = Math.max(...text.split(' ').map(widthIn(size)));
  return widest > room ? (size * room) / widest : size;
};

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
  const canvas = document.createElement('canvas');
  [canvas.width, canvas.height] = [width, height];
  // Each drawing makes the browser load one font file, so the first ones lack letters.
  for (let drawing = 0; drawing < 6; drawing++) {
    await new Promise(requestAnimationFrame);
    canvas.getContext('2d')?.drawImage(image, 0, 0);
  }
  return new Promise((resolve, reject) =>
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('The picture is empty.'))), 'image/png'),
  );
};
