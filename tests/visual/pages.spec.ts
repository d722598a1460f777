import { readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test as base, type Page } from '@playwright/test';
import { settled } from '../storybook.ts';
import { comparePictures } from './compare.ts';
import { setMode } from './modes.ts';
import { openPage, openWindow, structureOfPage } from './pagePhotographer.ts';
import { baselines, chosenOf, pageShots, storyShots, type Shot } from './shots.ts';

/** Photographs all pages in the same window, because its cache keeps fonts and scripts. */
const test = base.extend<object, { site: Page }>({
  site: [async ({ browser }, use) => use(await openWindow(browser)), { scope: 'worker' }],
});

for (const [name, shots] of chosenOf(pageShots()))
  test(name, async ({ site }, info) => {
    let structure = '';
    let shown: Shot | undefined;
    await comparePictures(info, site, shots, async (shot) => {
      const { id, mode } = shot;
      // The page is open already, unless its picture is taken again or its mode needs a load.
      const isLoaded = shown !== undefined && shown !== shot && !mode.loaded?.includes(id);
      shown = shot;
      await setMode(site, mode);
      await (isLoaded ? settled(site) : openPage(site, `${process.env.VISUAL_SITE}${id}`));
      structure ||= await structureOfPage(site);
      return {};
    });
    expect(structure).toMatchSnapshot([...name.split('/'), 'structure.yml']);
  });

test('every baseline belongs to a story or a page', () => {
  const shots = [...storyShots(), ...pageShots()];
  const used = new Set(shots.flatMap(({ file }) => [file, join(dirname(file), 'structure.yml')]));
  const files = readdirSync(baselines, { recursive: true, encoding: 'utf8' });
  expect(files.filter((file) => /\.(webp|yml)$/.test(file) && !used.has(file))).toEqual([]);
});
