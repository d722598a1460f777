import { createHash } from 'node:crypto';
import sharp from 'sharp';

const read = async (picture: Buffer) => {
  const { data, info } = await sharp(picture).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  return { data, ...info };
};

/** Describes how two pictures differ, or returns `undefined` if every pixel is equal. There is no tolerance. */
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

/** Digest of a screenshot, in the form in which its baseline contains it. */
const noteOf = (picture: Buffer): string => `capture:${createHash('sha256').update(picture).digest('hex')}`;

/**
 * Packs a screenshot as a baseline: lossless WebP, half as large as PNG for a page of text. The baseline contains the
 * screenshot's digest, so that an equal screenshot is recognised without decoding.
 */
export const asBaseline = async (picture: Buffer): Promise<Buffer> => {
  const packed = await sharp(picture)
    .webp({ lossless: true, effort: 2 })
    .withExif({ IFD0: { ImageDescription: noteOf(picture) } })
    .toBuffer();
  if (await differenceBetween(packed, picture)) throw new Error('Packing a baseline changed its pixels.');
  return packed;
};

export const isMadeOf = (baseline: Buffer, picture: Buffer): boolean =>
  baseline.includes(noteOf(picture), -512);
