import { readdirSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { comparePictures } from './compare.ts';
import { setMode, structureMode } from './modes.ts';
import { openPage, prepareForPages, structureOfPage } from './pagePhotographer.ts';
import { baselines, chosenOf, pageShots, storyShots, structureOf } from './shots.ts';

for (const [name, shots] of chosenOf(pageShots()))
  test(name, async ({ page, context }, info) => {
    await prepareForPages(context);
    let structure: string | undefined;
    await comparePictures(info, page, shots, async ({ id, mode }) => {
      await setMode(page, mode);
      await openPage(page, `${process.env.VISUAL_SITE}${id}`);
      if (mode.name === structureMode) structure = await structureOfPage(page);
      return {};
    });
    if (structure !== undefined) expect(structure).toMatchSnapshot([...name.split('/'), 'structure.yml']);
  });

test('every baseline belongs to a story or a page', () => {
  const used = new Set([...storyShots(), ...pageShots()].flatMap((shot) => [shot.file, structureOf(shot)]));
  const files = readdirSync(baselines, { recursive: true, encoding: 'utf8' });
  expect(files.filter((file) => /\.(webp|yml)$/.test(file) && !used.has(file))).toEqual([]);
});
