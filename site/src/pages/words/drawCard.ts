import { owner } from '../../data/owner';
import { glyphAt } from './glyphAt';
import { asPng, colour, fittingSize, italicAt, linesOf, margin, pictureOf, textAt } from './picture';
import type { CardWord } from './WordActions';

const height = 1500;

const cardOf = (word: CardWord): Promise<string> => {
  const [ink, quiet, accent] = ['ink', 'ink-2', 'accent'].map(colour);
  const size = fittingSize(word.name.replaceAll(' ', '\n'), 132);
  const name = linesOf(word.name, size);
  const title = name.map((line, index) => textAt(margin, 840 + index * 140, size, ink!, line, 360));
  const below = 700 + name.length * 140;
  const language = [word.script, word.language].filter(Boolean).join(' · ');
  const meaning = linesOf(word.meaning, 54).map((line, index) =>
    textAt(margin, below + 210 + index * 76, 54, ink!, line),
  );
  return pictureOf(
    height,
    `${glyphAt(word.name, margin, 640, 500, 5)}${title.join('')}${italicAt(margin, below + 100, 52, accent!, language)}${meaning.join('')}${italicAt(margin, height - 90, 38, quiet!, owner.siteName)}`,
  );
};

/** Draws a picture of a word for saving, with its glyph, name, language and meaning. */
export const drawCard = async (word: CardWord, format: 'svg' | 'png'): Promise<Blob> => {
  const svg = await cardOf(word);
  return format === 'svg' ? new Blob([svg], { type: 'image/svg+xml' }) : asPng(svg, height);
};
