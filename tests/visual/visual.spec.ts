import { readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { test as base, type Page } from '@playwright/test';
import { createTouches, filesSince } from './changed.ts';
import { comparePicture, compareStructure, report } from './compare.ts';
import { structureMode, type Mode } from './modes.ts';
import { openPage, photographPage, prepareForPages, structureOfPage } from './pagePhotographer.ts';
import { allShots, baselines, structureOf, type Shot } from './shots.ts';
import { openStorybook, photographStory } from './storyPhotographer.ts';

type Studio = (kind: Shot['kind'], mode: Mode) => Promise<Page>;

/** One browser page for all shots of a mode in a row: pages of one browser would take the focus from each other. */
const test = base.extend<object, { studio: Studio }>({
  studio: [
    async ({ browser }, use) => {
      let open: { page: Page; key: string } | undefined;
      await use(async (kind, mode) => {
        const key = `${kind} ${mode.name}`;
        if (open?.key === key) return open.page;
        await open?.page.context().close();
        open = undefined;
        const context = await browser.newContext({
          viewport: { width: mode.width, height: mode.height },
          locale: 'en-GB',
          colorScheme: mode.theme,
          reducedMotion: 'reduce',
          forcedColors: mode.forcedColours ? 'active' : 'none',
        });
        if (kind === 'page') await prepareForPages(context);
        const page = await context.newPage();
        await page.emulateMedia({ media: mode.print ? 'print' : null });
        if (kind === 'story') await openStorybook(page, process.env.VISUAL_STORYBOOK ?? '', mode);
        open = { page, key };
        return page;
      });
      await open?.page.context().close();
    },
    { scope: 'worker' },
  ],
});

const since = process.env.VISUAL_CHANGED;
const touches = createTouches();
const changed = since ? filesSince(since) : [];
const all = allShots();
const shots = since ? all.filter((shot) => changed.some((file) => touches(file, shot))) : all;

for (const shot of shots)
  test(shot.file, async ({ studio }, info) => {
    const { kind, id, mode } = shot;
    const page = await studio(kind, mode);
    await comparePicture(info, shot.file, async (isExpected) => {
      if (kind === 'story') return photographStory(page, id, isExpected);
      await openPage(page, `${process.env.VISUAL_SITE}${id}`);
      return photographPage(page);
    });
    if (kind === 'page' && mode.name === structureMode)
      await compareStructure(info, structureOf(shot), await structureOfPage(page));
  });

test('every baseline belongs to a story or a page', async () => {
  const info = test.info();
  const drawn = new Set(all.flatMap((shot) => [shot.file, structureOf(shot)]));
  const files = readdirSync(baselines, { recursive: true, encoding: 'utf8' });
  for (const file of files.filter((name) => /\.(webp|yml)$/.test(name) && !drawn.has(name))) {
    if (info.config.updateSnapshots === 'all') rmSync(join(baselines, file));
    else report(info, file, 'no story and no page for this baseline');
  }
});
