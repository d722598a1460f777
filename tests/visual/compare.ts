import pixelmatch from 'pixelmatch';
import { PNG } from 'pngjs';

export interface Difference {
  before: Buffer;
  after: Buffer;
  /** Changed pixels in red. */
  marked: Buffer;
  /** In words. */
  what: string;
}

/** As small as lossless gets: baselines travel with the repository. */
const encode = (picture: PNG): Buffer =>
  PNG.sync.write(picture, { colorType: 2, filterType: 0, deflateLevel: 9, deflateStrategy: 0 });

export const shrink = (picture: Buffer): Buffer => encode(PNG.sync.read(picture));

/** Two pictures of unlike size are laid on sheets of the same one. */
const onSheet = (picture: PNG, width: number, height: number): PNG => {
  const sheet = new PNG({ width, height });
  PNG.bitblt(picture, sheet, 0, 0, picture.width, picture.height, 0, 0);
  return sheet;
};

/** Every pixel counts: there is no tolerance. Nothing is returned where both are the same. */
export const differenceBetween = (before: Buffer, after: Buffer): Difference | undefined => {
  const [old, now] = [PNG.sync.read(before), PNG.sync.read(after)];
  const sameSize = old.width === now.width && old.height === now.height;
  if (sameSize && old.data.equals(now.data)) return undefined;
  const [width, height] = [Math.max(old.width, now.width), Math.max(old.height, now.height)];
  const marked = new PNG({ width, height });
  const [one, other] = [onSheet(old, width, height).data, onSheet(now, width, height).data];
  const pixels = pixelmatch(one, other, marked.data, width, height, { threshold: 0, includeAA: true });
  const size = sameSize ? '' : `${old.width} × ${old.height} became ${now.width} × ${now.height}, `;
  return { before, after, marked: PNG.sync.write(marked), what: `${size}${pixels} pixels differ` };
};
