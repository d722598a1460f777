import { floor } from './EmotionMap.layout';
import type { MapSizes, TextSize } from './useSizes';

/** Letters and width of the printed map, in pixels. */
const font = 14;
export const paperWidth = 30 * font;

/** In two lines, also if it was measured in one. */
const endOfAxis: TextSize = { width: 62, height: 38, font };

const shrink = (text: TextSize): TextSize => ({
  width: (text.width * font) / text.font,
  height: (text.height * font) / text.font,
  font,
});

/** Sizes on paper. They are computed, because what is printed has been laid out before scripts can measure it. */
export const sizesOnPaper = ({ asked, words }: MapSizes): MapSizes => ({
  floor: { width: paperWidth, height: (paperWidth * floor.height) / floor.width },
  asked: shrink(asked),
  end: endOfAxis,
  words: words.map(shrink),
});
