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
  /** At an end of the axis across. */
  end: TextSize;
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

/** Sizes of the map, of what was typed, of an axis's end and of the words; measured again when the window, letters or a font change them. */
export const useSizes = () => {
  const [sizes, setSizes] = useState<MapSizes>();
  const floor = useCallback((map: HTMLElement | null) => {
    if (!map) return undefined;
    const asked = map.querySelector<HTMLElement>('[data-asked]') ?? map;
    const links = [...map.querySelectorAll('a')];
    const end = map.querySelector<HTMLElement>('[data-end="right"]') ?? map;
    const measure = () => {
      // What is hidden has no size, and no place for labels.
      if (map.offsetWidth === 0) return;
      setSizes({ floor: sizeOf(map), asked: textOf(asked), end: textOf(end), words: links.map(textOf) });
    };
    measure();
    const observer = new ResizeObserver(measure);
    for (const element of [map, asked, ...links]) observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return [floor, sizes] as const;
};
