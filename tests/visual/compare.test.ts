import { PNG } from 'pngjs';
import { expect, test } from 'vitest';
import { differenceBetween, shrink } from './compare';

type Colour = readonly [red: number, green: number, blue: number];

const paper: Colour = [246, 238, 232];
const edge: Colour = [143, 118, 118];

/** A box with a border of 1 px on paper, drawn at a place of its own. */
const box = (border: Colour, left = 10, width = 60): Buffer => {
  const picture = new PNG({ width: 80, height: 40 });
  for (let y = 0; y < 40; y++)
    for (let x = 0; x < 80; x++) {
      const inside = x >= left && x < left + width && y >= 10 && y < 30;
      const drawn = inside && (x === left || x === left + width - 1 || y === 10 || y === 29);
      picture.data.set([...(drawn ? border : paper), 255], (y * 80 + x) * 4);
    }
  return PNG.sync.write(picture);
};

test('the same picture is the same, also after it was made smaller', () => {
  expect(differenceBetween(box(edge), box(edge))).toBeUndefined();
  expect(differenceBetween(shrink(box(edge)), box(edge))).toBeUndefined();
});

test('a border that moved by one pixel is found', () => {
  expect(differenceBetween(box(edge), box(edge, 11))?.what).toBe('76 pixels differ');
});

test('a colour that is off by two is found', () => {
  expect(differenceBetween(box(edge), box([143, 118, 120]))?.what).toBe('156 pixels differ');
});

test('a single value that is off by one in one channel is found', () => {
  expect(differenceBetween(box(edge), box([143, 119, 118]))?.what).toBe('156 pixels differ');
});

test('another size says what became of what', () => {
  const small = PNG.sync.write(new PNG({ width: 79, height: 40 }));
  expect(differenceBetween(box(edge), small)?.what).toMatch(/^80 × 40 became 79 × 40, \d+ pixels differ$/);
});
