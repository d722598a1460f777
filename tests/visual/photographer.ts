import type { Browser, Page } from 'playwright';
import type { Mode } from './modes';
import type { Story } from './storybook';

/** Room around the story, so that focus rings and shadows are on the picture. */
const margin = 8;

interface Channel {
  emit: (event: string, ...args: unknown[]) => void;
  on: (event: string, listener: (told: { storyId?: string; status?: string }) => void) => void;
  off: (event: string, listener: (told: { storyId?: string; status?: string }) => void) => void;
}

type StorybookWindow = typeof globalThis & { __STORYBOOK_ADDONS_CHANNEL__: Channel };

/** Shows another story without loading the page again; resolves when its play function has ended well. */
const show = (page: Page, id: string): Promise<void> =>
  page.evaluate((storyId) => {
    const channel = (window as unknown as StorybookWindow).__STORYBOOK_ADDONS_CHANNEL__;
    return new Promise<void>((resolve, reject) => {
      const settle = (told: { storyId?: string; status?: string }) => {
        if (told.storyId !== storyId) return;
        channel.off('storyFinished', settle);
        if (told.status === 'error') reject(new Error(`${storyId}: its play function failed.`));
        else resolve();
      };
      channel.on('storyFinished', settle);
      channel.emit('setCurrentStory', { storyId, viewMode: 'story' });
    });
  }, id);

/** Fonts and pictures have arrived, and the browser has drawn them. */
const settled = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    await Promise.all([...document.images].map((image) => image.decode().catch(() => undefined)));
    await document.fonts.ready;
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  });

/** The smallest rectangle around everything that the story draws; around the dialog, where one is open. */
const frameOf = (page: Page): Promise<{ x: number; y: number; width: number; height: number }> =>
  page.evaluate((around) => {
    const dialogs = [...document.querySelectorAll('[role=dialog]')];
    const drawn =
      dialogs.length > 0
        ? dialogs
        : [...document.querySelectorAll('#storybook-root :not([data-around], svg *)')];
    const boxes = drawn
      .map((element) => element.getBoundingClientRect())
      .filter(({ width, height }) => width > 1 && height > 1);
    const space = dialogs.length > 0 ? around * 5 : around;
    const left = Math.max(0, Math.floor(Math.min(...boxes.map((box) => box.left)) - space));
    const top = Math.max(0, Math.floor(Math.min(...boxes.map((box) => box.top)) - space));
    const right = Math.min(window.innerWidth, Math.ceil(Math.max(...boxes.map((box) => box.right)) + space));
    const bottom = Math.ceil(Math.max(...boxes.map((box) => box.bottom)) + space);
    return { x: left, y: top, width: right - left, height: bottom - top };
  }, margin);

/** Photographs stories one after the other in one page. */
export const photograph = async (
  browser: Browser,
  address: string,
  mode: Mode,
  stories: readonly Story[],
  develop: (story: Story, picture: Buffer) => Promise<void>,
): Promise<void> => {
  const page = await browser.newPage({
    viewport: { width: mode.width, height: mode.height },
    colorScheme: mode.theme,
    reducedMotion: 'reduce',
    forcedColors: mode.forcedColours ? 'active' : 'none',
  });
  const globals = `theme:${mode.theme};motion:reduced;a11y.manual:!true`;
  await page.goto(`${address}/iframe.html?viewMode=story&id=blank&globals=${globals}`);
  await page.waitForFunction(() => '__STORYBOOK_ADDONS_CHANNEL__' in window);
  for (const story of stories) {
    await show(page, story.id);
    await settled(page);
    const clip = await frameOf(page);
    const picture = await page.screenshot({ clip, fullPage: true, animations: 'disabled', caret: 'hide' });
    await develop(story, picture);
  }
  await page.close();
};
