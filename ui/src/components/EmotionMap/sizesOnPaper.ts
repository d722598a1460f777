import { floor } from './EmotionMap.layout';
import type { MapSizes, TextSize } from './useSizes';

/** Font size of the printed map, in pixels. */
const font = 14;
export const paperWidth = 30 * font;

/** Size of a printed label of the horizontal axis, which always has two lines, above the axis. */
const axisLabel = { width: 62, height: 38, top: -38 };

const shrink = (text: TextSize): TextSize => ({
  width: (text.width * font) / text.font,
  height: (text.height * font) / text.font,
  font,
});

/** Computes the sizes in print from those on the screen, because scripts cannot measure the printed page. */
export const sizesOnPaper = ({ asked, words }: MapSizes): MapSizes => ({
  floor: { width: paperWidth, height: (paperWidth * floor.height) / floor.width },
  asked: shrink(asked),
  axisLabel,
  words: words.map(shrink),
});
