import { floor } from './EmotionMap.layout';
import type { MapSizes, TextSize } from './useSizes';

/** Letters and width of the printed map, in pixels. */
const font = 14;
export const paperWidth = 30 * font;

const shrink = (text: TextSize): TextSize => ({
  width: (text.width * font) / text.font,
  height: (text.height * font) / text.font,
  font,
});

/** Sizes on paper. They are computed, because what is printed has been laid out before scripts can measure it. */
export const sizesOnPaper = ({ asked, words }: MapSizes): MapSizes => ({
  floor: { width: paperWidth, height: (paperWidth * floor.height) / floor.width },
  asked: shrink(asked),
  words: words.map(shrink),
});
