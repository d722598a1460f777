import { readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { test as base, type Page } from '@playwright/test';
import { createTouches, filesSince } from './changed.ts';
import { comparePicture, compareStructure, report } from './compare.ts';
import { structureMode, type Mode } from './modes.ts';
import { openPage, photographPage, prepareForPages, structureOfPage } from './pagePhotographer.ts';
import { allShots, baselines, structureOf, type Shot } from './shots.ts';
import { openStorybook, photographStory } from './storyPhotographer.ts';

interface Open {
  page: Page;
  /** Errors on the console since the last picture of a story. */
  messages: string[];
}

type Studio = (kind: Shot['kind'], mode: Mode) => Promise<Open>;

/** One browser page for all shots of a mode in a row: pages of one browser would take the focus from each other. */
const test = base.extend<object, { studio: Studio }>({
  studio: [
    async ({ browser }, use) => {
      let open: (Open & { key: string }) | undefined;
      await use(async (kind, mode) => {
        const key = `${kind} ${mode.name}`;
        if (open?.key === key) return open;
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
        const messages: string[] = [];
        await page.emulateMedia({ media: mode.print ? 'print' : null });
        if (kind === 'story') {
          await openStorybook(page, process.env.VISUAL_STORYBOOK ?? '', mode);
          // Storybook writes there, too, what fails in a play function.
          page.on(
            'console',
            (message) => message.type() === 'error' && messages.push(message.text().split('\n', 1)[0] ?? ''),
          );
        }
        open = { page, messages, key };
        return open;
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
    const { page, messages } = await studio(kind, mode);
    await comparePicture(info, shot.file, async (isExpected) => {
      if (kind === 'story') return photographStory(page, id, isExpected);
      await openPage(page, `${process.env.VISUAL_SITE}${id}`);
      return photographPage(page);
    });
    for (const message of messages.splice(0)) report(info, shot.file, `on the console: ${message}`);
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
