import type { Size } from './EmotionMap.boxes';
import { placeLabels } from './EmotionMap.labels';
import { floor, type Place } from './EmotionMap.layout';
import type { MapSizes } from './useSizes';

/** Half the width of a dot in pixels. */
const dotRadius = 7;
/** Half the thickness of a line in pixels. */
const lineRadius = 2;
/** Part of a link's padding, in pixels, that may overlap other links. */
const padding = 4;

/** Distance in pixels between a label and its dot from which a line connects them, so that they are clearly a pair. */
const farFromDot = 16;

interface LabelPlace {
  /** CSS `translate` that moves the label from its dot to a free place. */
  translate: string;
  /** SVG path of a line from the dot to its label. Empty if the label is close to its dot. */
  tie: string;
}

const nearest = (value: number, start: number, size: number): number =>
  Math.min(Math.max(value, start), start + size);

/** Returns a free place for each label. */
export const labelsOn = (
  places: readonly Place[],
  { floor: map, asked, axisLabel, words }: MapSizes,
): LabelPlace[] => {
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
      axisLabel: { ...size(axisLabel.width, axisLabel.height), top: axisLabel.top * unit.height },
    },
  );
  return boxes.map(({ start, top, width, height }, index) => {
    const place = places[index] ?? { x: 0, y: 0 };
    const [x, y] = [place.x * floor.x, place.y * floor.y];
    const [endX, endY] = [nearest(x, start, width), nearest(y, top, height)];
    const move = [(start - x) / unit.width, (top - y) / unit.height];
    const isFar = Math.hypot((endX - x) / unit.width, (endY - y) / unit.height) > farFromDot;
    return {
      translate: move.map((pixels) => `${Math.round(pixels - padding)}px`).join(' '),
      tie: isFar ? `M${[x, y].map(Math.round).join(' ')}L${[endX, endY].map(Math.round).join(' ')}` : '',
    };
  });
};
