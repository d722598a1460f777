import type { Page } from '@playwright/test';
import { send, settled } from '../storybook.ts';
import { setMode, type Mode } from './modes.ts';
import type { Shot } from './shots.ts';

type Clip = Record<'x' | 'y' | 'width' | 'height', number>;

/** The part of the window to photograph: around everything that a story draws or, if a dialog is open, around that. */
const frameOf = (page: Page): Promise<Clip> =>
  page.evaluate(() => {
    const dialogs = [...document.querySelectorAll('[role=dialog]')];
    const all = [...document.querySelectorAll('#storybook-root :not([data-around], svg *)')];
    const boxes = (dialogs.length > 0 ? dialogs : all)
      .map((element) => element.getBoundingClientRect())
      .filter(({ width, height }) => width > 1 && height > 1);
    // Space for focus rings and shadows.
    const space = dialogs.length > 0 ? 40 : 8;
    const x = Math.max(0, Math.floor(Math.min(...boxes.map(({ left }) => left)) - space));
    const y = Math.max(0, Math.floor(Math.min(...boxes.map(({ top }) => top)) - space));
    const end = Math.min(window.innerWidth, Math.ceil(Math.max(...boxes.map(({ right }) => right)) + space));
    const foot = Math.ceil(Math.max(...boxes.map(({ bottom }) => bottom)) + space);
    return { x, y, width: end - x, height: foot - y };
  });

/** Opens the built Storybook. The returned function shows a story in it, and returns the part to photograph. */
export const openStorybook = async (page: Page, address: string, first: string) => {
  await page.goto(`${address}/iframe.html?id=${first}&globals=motion:reduced;a11y.manual:!true`);
  await page.waitForFunction("__STORYBOOK_PREVIEW__?.currentRender?.phase === 'finished'");
  let shown = first;
  let current: Mode | undefined;
  const errors: string[] = [];
  // Storybook also writes to the console what fails in a play function.
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(message.text().split('\n', 1)[0] ?? '');
  });
  return async ({ id, mode }: Shot): Promise<{ clip: Clip }> => {
    errors.length = 0;
    if (current !== mode) {
      await setMode(page, mode);
      const { theme, direction = 'ltr' } = mode;
      await send(page, 'updateGlobals', { globals: { theme, direction } });
      current = mode;
    }
    const event = shown === id ? 'forceRemount' : 'setCurrentStory';
    shown = id;
    const status = await send(page, event, { storyId: id, viewMode: 'story' });
    await settled(page);
    if (status === 'error' || errors.length > 0) throw new Error(`${status}: ${errors.join('\n')}`);
    return { clip: await frameOf(page) };
  };
};
