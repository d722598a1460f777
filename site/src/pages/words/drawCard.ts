import { glyphAt } from './glyphAt';
import {
  asPng,
  colour,
  fittingSize,
  italicAt,
  linesOf,
  margin,
  pictureOf,
  signatureAt,
  textAt,
} from './picture';
import type { CardWord } from './WordActions';

const height = 1500;

const cardOf = (word: CardWord): Promise<string> => {
  const [ink, accent] = ['ink', 'accent'].map(colour);
  const size = fittingSize(word.name.replaceAll(' ', '\n'), 132);
  const name = linesOf(word.name, size);
  const language = [word.script, word.language].filter(Boolean).join(' · ');
  const meaning = linesOf(word.meaning, 54);
  // The text is at the bottom, and the glyph has the room above it.
  const languageAt = height - 300 - meaning.length * 76;
  const nameAt = languageAt + 40 - name.length * 140;
  const room = nameAt - 200 - margin;
  return pictureOf(
    height,
    [
      glyphAt(word.name, margin, margin + room, room, 5),
      ...name.map((line, index) => textAt(margin, nameAt + index * 140, size, ink!, line, 360)),
      italicAt(margin, languageAt, 52, accent!, language),
      ...meaning.map((line, index) => textAt(margin, languageAt + 110 + index * 76, 54, ink!, line)),
      signatureAt(height - 90),
    ].join(''),
  );
};

/** Draws a picture of a word for saving, with its glyph, name, language and meaning. */
export const drawCard = async (word: CardWord, format: 'svg' | 'png'): Promise<Blob> => {
  const svg = await cardOf(word);
  return format === 'svg' ? new Blob([svg], { type: 'image/svg+xml' }) : asPng(svg, height);
};
