import { createHash } from 'node:crypto';
import sharp from 'sharp';

const read = async (picture: Buffer) => {
  const { data, info } = await sharp(picture).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  return { data, ...info };
};

/** Every pixel and every channel counts: there is no tolerance. Nothing is returned where both are the same. */
export const differenceBetween = async (before: Buffer, after: Buffer): Promise<string | undefined> => {
  const [old, now] = await Promise.all([read(before), read(after)]);
  if (old.width !== now.width || old.height !== now.height)
    return `${old.width} × ${old.height} became ${now.width} × ${now.height}`;
  if (old.data.equals(now.data)) return undefined;
  let [pixels, strength, left, top, right, bottom] = [0, 0, old.width, old.height, 0, 0];
  for (let at = 0; at < old.data.length; at += 4) {
    if (old.data.readUInt32LE(at) === now.data.readUInt32LE(at)) continue;
    const [x, y] = [(at / 4) % old.width, Math.floor(at / 4 / old.width)];
    pixels++;
    for (let channel = at; channel < at + 4; channel++)
      strength = Math.max(strength, Math.abs((old.data[channel] ?? 0) - (now.data[channel] ?? 0)));
    [left, right] = [Math.min(left, x), Math.max(right, x)];
    [top, bottom] = [Math.min(top, y), Math.max(bottom, y)];
  }
  const box = `${right - left + 1} × ${bottom - top + 1} at ${left}, ${top}`;
  return `${pixels} pixel${pixels === 1 ? '' : 's'} in ${box}, by up to ${strength} of 255`;
};

/** The digest of a capture, as a baseline that is made of it contains it. */
const noteOf = (capture: Buffer): string => `capture:${createHash('sha256').update(capture).digest('hex')}`;

/**
 * Makes a baseline of a capture: lossless WebP, half as large as PNG for a page of text. It contains the digest of
 * the capture, so that an equal one is recognised without decoding either.
 */
export const asBaseline = async (capture: Buffer): Promise<Buffer> => {
  const packed = await sharp(capture)
    .webp({ lossless: true, effort: 2 })
    .withExif({ IFD0: { ImageDescription: noteOf(capture) } })
    .toBuffer();
  if (await differenceBetween(packed, capture)) throw new Error('Packing a baseline changed its pixels.');
  return packed;
};

export const isMadeOf = (baseline: Buffer, capture: Buffer): boolean =>
  baseline.includes(noteOf(capture), -512);
