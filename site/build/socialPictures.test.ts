import { color } from '@line-of-dance/ui/theme';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { owner } from '../src/data/owner.ts';
import { socialPicture, socialPictureOf } from '../src/data/socialPicture.ts';
import { pngOf, socialPictures } from './socialPictures.tsx';

test.each([
  ['Polish', 'Ł', 'Ő'],
  ['Greek', 'Π', 'Ψ'],
  ['Russian', 'Ж', 'Щ'],
  ['Vietnamese', 'ợ', 'ữ'],
])('a picture shows letters of %s', async (_, one, other) => {
  const draw = await socialPictures({ color, owner }, [one, other]);
  expect(await draw(one)).not.toEqual(await draw(other));
});

test.each([150, 400])('a title of %i letters leaves the line and the footer as they are', async (length) => {
  const short = 'Walking';
  const long = 'dancing '.repeat(length / 8);
  const draw = await socialPictures({ color, owner }, [short, long]);
  const cut = async (title: string, top: number, height: number) =>
    sharp(pngOf(await draw(title)))
      .extract({ left: 0, top, width: socialPicture.width, height })
      .raw()
      .toBuffer();
  for (const [top, height] of [
    [0, 222],
    [530, 100],
  ] as const)
    expect((await cut(long, top, height)).equals(await cut(short, top, height))).toBe(true);
});

test('each address has a picture of its own', () => {
  const paths = ['/', '/home', '/index-page', '/work/data-science', '/work/data/science', '/work'];
  expect(new Set(paths.map(socialPictureOf)).size).toBe(paths.length);
});
