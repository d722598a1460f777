import { test as base, type Page } from '@playwright/test';
import { holdPicture, holdStructure } from './album.ts';
import { readJob } from './job.ts';
import { structureMode, type Mode } from './modes.ts';
import { openPage, photographPage, prepareForPages, structureOfPage } from './pagePhotographer.ts';
import { structureOf, type Shot } from './shots.ts';
import { openStorybook, photographStory } from './storyPhotographer.ts';

const { shots, storybook, site } = readJob();

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
        if (kind === 'story') await openStorybook(page, storybook, mode);
        open = { page, key };
        return page;
      });
      await open?.page.context().close();
    },
    { scope: 'worker' },
  ],
});

for (const shot of shots)
  test(shot.file, { annotation: { type: 'shot', description: shot.file } }, async ({ studio }, info) => {
    const { kind, id, mode } = shot;
    const page = await studio(kind, mode);
    await holdPicture(info, shot, async () => {
      if (kind === 'story') return photographStory(page, id);
      await openPage(page, site, id);
      return photographPage(page);
    });
    if (kind === 'page' && mode.name === structureMode)
      await holdStructure(info, structureOf(shot), await structureOfPage(page));
  });
