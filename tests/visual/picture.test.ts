import sharp from 'sharp';
import { expect, test } from 'vitest';
import { asBaseline, differenceBetween, isMadeOf } from './picture.ts';

type Colour = readonly [red: number, green: number, blue: number];

const paper: Colour = [246, 238, 232];
const edge: Colour = [143, 118, 118];

/** Draws a box with a border of 1 px on a plain background, `left` pixels from the edge. */
const box = (border: Colour, left = 10, width = 80): Promise<Buffer> => {
  const pixels = Buffer.alloc(width * 40 * 3);
  for (let y = 0; y < 40; y++)
    for (let x = 0; x < width; x++) {
      const inside = x >= left && x < left + 60 && y >= 10 && y < 30;
      const drawn = inside && (x === left || x === left + 59 || y === 10 || y === 29);
      pixels.set(drawn ? border : paper, (y * width + x) * 3);
    }
  return sharp(pixels, { raw: { width, height: 40, channels: 3 } })
    .png()
    .toBuffer();
};

test('equal pictures have no difference, also after packing', async () => {
  expect(await differenceBetween(await box(edge), await box(edge))).toBeUndefined();
  expect(await differenceBetween(await asBaseline(await box(edge)), await box(edge))).toBeUndefined();
});

test('recognises the screenshot that a baseline was made of', async () => {
  const baseline = await asBaseline(await box(edge));
  expect(isMadeOf(baseline, await box(edge))).toBe(true);
  expect(isMadeOf(baseline, await box(edge, 11))).toBe(false);
  expect(isMadeOf(await box(edge), await box(edge))).toBe(false);
});

test('finds a border that moved by one pixel', async () => {
  expect(await differenceBetween(await box(edge), await box(edge, 11))).toBe(
    '76 pixels in 61 × 20 at 10, 10, by up to 120 of 255',
  );
});

test.each([
  ['a colour that is off by two', 2, [143, 118, 120]],
  ['a single value that is off by one in one channel', 1, [143, 119, 118]],
] as const)('finds %s, and says how faint it is', async (_, strength, colour) => {
  expect(await differenceBetween(await box(edge), await box(colour))).toBe(
    `156 pixels in 60 × 20 at 10, 10, by up to ${strength} of 255`,
  );
});

test('a change of size names both sizes', async () => {
  expect(await differenceBetween(await box(edge), await box(edge, 10, 79))).toBe('80 × 40 became 79 × 40');
});
