import type { Size } from './EmotionMap.boxes';
import { placeLabels } from './EmotionMap.labels';
import { floor, type Place } from './EmotionMap.layout';
import type { MapSizes } from './useSizes';

/** Half a dot, half a line, and how far a word's text may reach into the room around it, in pixels. */
const dotRadius = 7;
const lineRadius = 2;
const padding = 4;

/** How far each word is moved from its dot, for CSS. */
export const labelsOn = (places: readonly Place[], { floor: map, asked, end, words }: MapSizes): string[] => {
  const unit = { width: (2 * floor.width) / map.width, height: (2 * floor.height) / map.height };
  const size = (width: number, height: number): Size => ({
    width: width * unit.width,
    height: height * unit.height,
  });
  const boxes = placeLabels(
    places,
    words.map(({ width, height }) => size(width - 2 * padding, height - 2 * padding)),
    size(asked.width, asked.height),
    {
      dot: size(dotRadius, dotRadius),
      line: size(lineRadius, lineRadius),
      end: size(end.width, end.height),
    },
  );
  return boxes.map(({ start, top }, index) => {
    const { x, y } = places[index] ?? { x: 0, y: 0 };
    const move = [(start - x * floor.x) / unit.width, (top - y * floor.y) / unit.height];
    return move.map((pixels) => `${Math.round(pixels - padding)}px`).join(' ');
  });
};
