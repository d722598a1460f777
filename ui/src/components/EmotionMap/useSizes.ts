import { useCallback, useState } from 'react';

interface PixelSize {
  width: number;
  height: number;
}

export interface TextSize extends PixelSize {
  font: number;
}

export interface MapSizes {
  floor: PixelSize;
  asked: TextSize;
  /** Size of a label of the horizontal axis. `top` is its distance from the middle of the map. */
  axisLabel: PixelSize & { top: number };
  words: TextSize[];
}

const sizeOf = (element: HTMLElement): PixelSize => ({
  width: element.offsetWidth,
  height: element.offsetHeight,
});

const textOf = (element: HTMLElement): TextSize => ({
  ...sizeOf(element),
  font: Number.parseFloat(getComputedStyle(element).fontSize),
});

/** Measures the map and its texts, and again whenever one of them changes its size, for example when a font loads. */
export const useSizes = () => {
  const [sizes, setSizes] = useState<MapSizes>();
  const floor = useCallback((map: HTMLElement | null) => {
    if (!map) return undefined;
    const asked = map.querySelector<HTMLElement>('[data-asked]') ?? map;
    const links = [...map.querySelectorAll('a')];
    const axisLabel = map.querySelector<HTMLElement>('[data-end="right"]') ?? map;
    const measure = () => {
      // A hidden map has no size.
      if (map.offsetWidth === 0) return;
      setSizes({
        floor: sizeOf(map),
        asked: textOf(asked),
        axisLabel: { ...sizeOf(axisLabel), top: axisLabel.offsetTop - map.offsetHeight / 2 },
        words: links.map(textOf),
      });
    };
    measure();
    const observer = new ResizeObserver(measure);
    // The observer ignores inline elements, such as that of the visitor's text.
    for (const element of [map, asked.parentElement ?? map, ...links]) observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return [floor, sizes] as const;
};
