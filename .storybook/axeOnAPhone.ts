import { afterEach as runAxe } from '@storybook/addon-a11y/preview';
import { afterEach } from 'vitest';
import { page } from 'vitest/browser';

interface Played {
  /** The story that is still rendered in the page; missing where it is skipped. */
  story?: Parameters<typeof runAxe>[0];
}

/** Runs axe a second time at the width of a phone, where the layout differs. */
afterEach<Played>(async ({ story, task }) => {
  if (!story || task.result?.state === 'fail') return;
  await page.viewport(390, 844);
  try {
    await runAxe({ ...story, viewMode: 'story' });
  } catch (error) {
    throw new Error(`At 390 px: ${error instanceof Error ? error.message : String(error)}`, { cause: error });
  }
});
