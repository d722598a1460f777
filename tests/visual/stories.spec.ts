import { test as base, type Page } from '@playwright/test';
import { comparePictures, type Show } from './compare.ts';
import { chosenOf, storyShots } from './shots.ts';
import { openStorybook } from './storyPhotographer.ts';

const all = storyShots();

/** Opens Storybook once for each worker, where it shows one story after the other. */
const test = base.extend<object, { storybook: { page: Page; show: Show } }>({
  storybook: [
    async ({ browser }, use) => {
      const page = await browser.newPage({ locale: 'en-GB', reducedMotion: 'reduce' });
      const show = await openStorybook(page, process.env.VISUAL_STORYBOOK ?? '', all[0]?.id ?? '');
      await use({ page, show });
    },
    { scope: 'worker' },
  ],
});

for (const [component, shots] of chosenOf(all))
  test(component, ({ storybook: { page, show } }, info) => comparePictures(info, page, shots, show));
