export const width = 1200;
export const margin = 120;
const family = 'Piazzolla Variable';

const escape = (text: string): string => text.replace(/[&<>"]/g, (letter) => `&#${letter.charCodeAt(0)};`);

export const colour = (name: string): string =>
  getComputedStyle(document.documentElement).getPropertyValue(`--color-${name}`).trim();

/** The font files that a text needs, inside the picture: a picture may not load anything. */
const fontFaces = async (text: string): Promise<string> => {
  const needed = await document.fonts.load(`1em "${family}"`, text);
  const alphabets = new Set(needed.map(({ unicodeRange }) => unicodeRange));
  const rules = [...document.styleSheets]
    .flatMap((sheet) => [...sheet.cssRules])
    .filter((rule): rule is CSSFontFaceRule => rule instanceof CSSFontFaceRule)
    .filter(({ style }) => style.getPropertyValue('font-family').includes(family))
    .filter(({ style }) => !style.getPropertyValue('font-style').includes('italic'))
    .filter(({ style }) => alphabets.has(style.getPropertyValue('unicode-range')));
  const faces = rules.map(async ({ cssText }) => {
    const address = /url\("?([^")]+)"?\)/.exec(cssText)?.[1] ?? '';
    const blob = await (await fetch(address)).blob();
    const data = await new Promise((resolve) => {
      const reader = new FileReader();
      reader.addEventListener('load', () => resolve(reader.result));
      reader.readAsDataURL(blob);
    });
    return cssText.replace(address, String(data));
  });
  return (await Promise.all(faces)).join('');
};

const room = width - 2 * margin;

type WidthOf = (text: string) => number;

const widthIn = (size: number): WidthOf => {
  const context = document.createElement('canvas').getContext('2d');
  if (!context) return () => 0;
  context.font = `400 ${size}px "${family}", serif`;
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
export const balanceLines = (text: string, widthOf: WidthOf, most: number): string[] => {
  const lines = breakLines(text, widthOf, most);
  const widest = Math.max(...text.split(/\s+/).map(widthOf));
  if (lines.length === most) return lines;
  const narrower = Array.from({ length: 20 }, (_, step) => 1 - step / 20)
    .filter((share) => widest <= room * share)
    .map((share) => breakLines(text, (part) => widthOf(part) / share, most));
  return narrower.findLast(({ length }) => length === lines.length) ?? lines;
};

export const linesOf = (text: string, size: number): string[] => breakLines(text, widthIn(size));

export const titleLinesOf = (text: string, size: number, most: number): string[] =>
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

/** A picture with the page's ground and font, as SVG. */
export const pictureOf = async (height: number, content: string): Promise<string> =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" font-family="'${family}', Georgia, serif"><style>${await fontFaces(content)}</style><rect width="100%" height="100%" fill="${colour('paper')}"/>${content}</svg>`;

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
