import { wordGlyphOf } from '@line-of-dance/ui';
import { owner } from '../../data/owner';
import type { CardWord } from './WordActions';

const width = 1200;
const height = 1500;
const margin = 120;
const family = 'Piazzolla Variable';

const escape = (text: string): string => text.replace(/[&<>"]/g, (letter) => `&#${letter.charCodeAt(0)};`);

const colour = (name: string): string =>
  getComputedStyle(document.documentElement).getPropertyValue(`--color-${name}`).trim();

/** The font files of the page, inside the picture: a picture may not load anything. */
const fontFaces = async (): Promise<string> => {
  const rules = [...document.styleSheets]
    .flatMap((sheet) => [...sheet.cssRules])
    .filter((rule): rule is CSSFontFaceRule => rule instanceof CSSFontFaceRule)
    .filter(({ style }) => style.getPropertyValue('font-family').includes(family))
    .filter(({ style }) => !style.getPropertyValue('font-style').includes('italic'));
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

/** Breaks a text into lines that fit the card. */
const linesOf = (text: string, size: number): string[] => {
  const context = document.createElement('canvas').getContext('2d');
  if (!context) return [text];
  context.font = `400 ${size}px "${family}", serif`;
  const lines = [''];
  for (const word of text.split(' ')) {
    const longer = `${lines.at(-1)} ${word}`.trim();
    if (context.measureText(longer).width <= width - 2 * margin) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
};

const textAt = (x: number, y: number, size: number, fill: string, text: string, weight = 400): string =>
  `<text x="${x}" y="${y}" font-size="${size}" font-weight="${weight}" fill="${fill}">${escape(text)}</text>`;

const cardOf = (word: CardWord, faces: string): string => {
  const { path, start, end } = wordGlyphOf(word.name);
  const [ink, quiet, accent, paper] = ['ink', 'ink-2', 'accent', 'paper'].map(colour);
  const [name, ...rest] = linesOf(word.name, 132);
  const title = [name ?? '', ...rest].map((line, index) =>
    textAt(margin, 840 + index * 140, 132, ink!, line, 360),
  );
  const below = 840 + rest.length * 140;
  const language = [word.script, word.language].filter(Boolean).join(' · ');
  const meaning = linesOf(word.meaning, 54).map((line, index) =>
    textAt(margin, below + 210 + index * 76, 54, ink!, line),
  );
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" font-family="'${family}', Georgia, serif"><style>${faces}</style><rect width="100%" height="100%" fill="${paper}"/><g transform="translate(${margin - 30} 110) scale(8.4)" fill="none" stroke="${accent}" stroke-width="0.55" stroke-linecap="round"><path d="${path}"/><circle cx="${start[0]}" cy="${start[1]}" r="1.6" fill="${accent}"/><circle cx="${end[0]}" cy="${end[1]}" r="1.6" fill="${paper}"/></g>${title.join('')}${textAt(margin, below + 100, 52, accent!, language)}${meaning.join('')}${textAt(margin, height - 90, 38, quiet!, owner.siteName)}</svg>`;
};

const asPng = async (svg: string): Promise<Blob> => {
  const image = new Image(width, height);
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`;
  await image.decode();
  const canvas = document.createElement('canvas');
  [canvas.width, canvas.height] = [width, height];
  canvas.getContext('2d')?.drawImage(image, 0, 0);
  return new Promise((resolve, reject) =>
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('The picture is empty.'))), 'image/png'),
  );
};

/** A card to keep: the word's line, the word, its language and what it means. */
export const drawCard = async (word: CardWord, format: 'svg' | 'png'): Promise<Blob> => {
  const svg = cardOf(word, await fontFaces());
  return format === 'svg' ? new Blob([svg], { type: 'image/svg+xml' }) : asPng(svg);
};
