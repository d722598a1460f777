import { test as base } from '@playwright/test';
import { comparePictures } from './compare.ts';
import { chosenOf, storyShots } from './shots.ts';
import { openStorybook, showStory, type Storybook } from './storyPhotographer.ts';

const all = storyShots();

/** Storybook is opened once and shows one story after the other. */
const test = base.extend<object, { storybook: Storybook }>({
  storybook: [
    async ({ browser }, use) => {
      const page = await browser.newPage({ locale: 'en-GB', reducedMotion: 'reduce' });
      await use(await openStorybook(page, process.env.VISUAL_STORYBOOK ?? '', all[0]?.id ?? ''));
      await page.close();
    },
    { scope: 'worker' },
  ],
});

for (const [component, shots] of chosenOf(all))
  test(component, ({ storybook }, info) =>
    comparePictures(info, storybook.page, shots, (shot) => showStory(storybook, shot)),
  );
