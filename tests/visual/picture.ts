import { createHash } from 'node:crypto';
import sharp from 'sharp';

/** A box of pixels. */
export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

interface Pixels {
  data: Buffer;
  width: number;
  height: number;
}

export interface Difference {
  /** How many pixels are not the same; where one picture is larger, its surplus counts. */
  pixels: number;
  /** The smallest box around them. */
  box: Box;
  /** In words. */
  what: string;
}

const read = async (picture: Buffer): Promise<Pixels> => {
  const { data, info } = await sharp(picture).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
};

const digest = (capture: Buffer): string => createHash('sha256').update(capture).digest('hex');

/** The digest of the capture that a baseline was made of. */
const digestInBaseline = /capture:([0-9a-f]{64})/;

/**
 * Makes a baseline of a capture: lossless WebP, half as large as PNG for a page of text. It contains the digest of
 * the capture, so that an equal one is recognised without decoding either.
 */
export const asBaseline = async (capture: Buffer): Promise<Buffer> => {
  const packed = await sharp(capture)
    .webp({ lossless: true, effort: 2 })
    .withExif({ IFD0: { ImageDescription: `capture:${digest(capture)}` } })
    .toBuffer();
  if (await differenceBetween(packed, capture)) throw new Error('Packing a baseline changed its pixels.');
  return packed;
};

export const isMadeOf = (baseline: Buffer, capture: Buffer): boolean =>
  digestInBaseline.exec(baseline.subarray(-512).toString('latin1'))?.[1] === digest(capture);

/** A difference below this is hard to see. */
const faint = 16;

/** How far two pixels are apart in the channel where they differ most. */
const strengthOf = (one: number | undefined, other: number | undefined): number =>
  one === undefined || other === undefined
    ? 255
    : Math.max(...[0, 8, 16, 24].map((bits) => Math.abs(((one >>> bits) & 255) - ((other >>> bits) & 255))));

/** Every pixel and every channel counts: there is no tolerance. Nothing is returned where both are the same. */
export const differenceBetween = async (before: Buffer, after: Buffer): Promise<Difference | undefined> => {
  const [old, now] = await Promise.all([read(before), read(after)]);
  const [width, height] = [Math.max(old.width, now.width), Math.max(old.height, now.height)];
  const at = ({ data, ...size }: Pixels, x: number, y: number) =>
    x < size.width && y < size.height ? data.readUInt32LE((y * size.width + x) * 4) : undefined;
  let [pixels, strength, left, top, right, bottom] = [0, 0, width, height, 0, 0];
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      if (at(old, x, y) === at(now, x, y)) continue;
      pixels++;
      strength = Math.max(strength, strengthOf(at(old, x, y), at(now, x, y)));
      [left, right] = [Math.min(left, x), Math.max(right, x)];
      [top, bottom] = [Math.min(top, y), Math.max(bottom, y)];
    }
  if (pixels === 0) return undefined;
  const isSameSize = old.width === now.width && old.height === now.height;
  const size = isSameSize ? '' : `${old.width} × ${old.height} became ${now.width} × ${now.height}, `;
  const count = pixels === 1 ? '1 pixel differs' : `${pixels.toLocaleString('en-GB')} pixels differ`;
  const faintly = strength < faint ? `, by at most ${strength} of 255` : '';
  return {
    pixels,
    box: { left, top, width: right - left + 1, height: bottom - top + 1 },
    what: `${size}${count}${faintly}`,
  };
};

/** A part of a picture, small enough for the report. */
export const cut = (picture: Buffer, box: Box): Promise<Buffer> =>
  sharp(picture).extract(box).webp({ lossless: true, effort: 0 }).toBuffer();
