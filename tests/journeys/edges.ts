import type { Locator } from '@playwright/test';

/** The edges of an element in the window, in pixels. */
export const edgesOf = async (element: Locator) => {
  const box = await element.boundingBox();
  if (!box) throw new Error(`${String(element)} is not shown.`);
  const { x, y, width, height } = box;
  return { left: x, right: x + width, top: y, bottom: y + height };
};
