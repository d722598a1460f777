import { readdirSync } from 'node:fs';
import { expect, test as base, type Page } from '@playwright/test';
import { settled } from '../storybook.ts';
import { comparePictures } from './compare.ts';
import { setMode, structureMode } from './modes.ts';
import { openPage, openWindow, structureOfPage } from './pagePhotographer.ts';
import { baselines, chosenOf, namedIn, pageShots, storyShots, structureOf, type Shot } from './shots.ts';

/** One window for every page, which keeps fonts and scripts. */
const test = base.extend<object, { site: Page }>({
  site: [async ({ browser }, use) => use(await openWindow(browser)), { scope: 'worker' }],
});

for (const [name, shots] of chosenOf(pageShots()))
  test(name, async ({ site }, info) => {
    let structure: string | undefined;
    let shown: Shot | undefined;
    await comparePictures(info, site, shots, async (shot) => {
      const { id, mode } = shot;
      // A picture that differs is taken again after a load.
      const isLoaded = shown !== undefined && shown !== shot && !mode.loaded?.includes(id);
      shown = shot;
      await setMode(site, mode);
      await (isLoaded ? settled(site) : openPage(site, `${process.env.VISUAL_SITE}${id}`));
      if (mode.name === structureMode) structure = await structureOfPage(site);
      return {};
    });
    if (structure !== undefined) expect(structure).toMatchSnapshot([...name.split('/'), 'structure.yml']);
  });

test('the words of the command name a picture, and every baseline belongs to a story or a page', () => {
  const shots = [...storyShots(), ...pageShots()];
  expect(namedIn(shots), 'pictures whose names contain all words').not.toEqual([]);
  const used = new Set(shots.flatMap((shot) => [shot.file, structureOf(shot)]));
  const files = readdirSync(baselines, { recursive: true, encoding: 'utf8' });
  expect(files.filter((file) => /\.(webp|yml)$/.test(file) && !used.has(file))).toEqual([]);
});
