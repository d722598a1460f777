import type { Size } from './EmotionMap.boxes';
import { placeLabels } from './EmotionMap.labels';
import { floor, type Place } from './EmotionMap.layout';
import type { MapSizes } from './useSizes';

/** In pixels: half a dot, half the thickness of a line, and the part of a link's padding that may overlap others. */
const dotRadius = 7;
const lineRadius = 2;
const padding = 4;

/** Returns the CSS `translate` that moves each label from its dot to a free place. */
export const labelsOn = (
  places: readonly Place[],
  { floor: map, asked, axisLabel, words }: MapSizes,
): string[] => {
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
      axisLabel: size(axisLabel.width, axisLabel.height),
    },
  );
  return boxes.map(({ start, top }, index) => {
    const { x, y } = places[index] ?? { x: 0, y: 0 };
    const move = [(start - x * floor.x) / unit.width, (top - y * floor.y) / unit.height];
    return move.map((pixels) => `${Math.round(pixels - padding)}px`).join(' ');
  });
};
