import type { Page } from '@playwright/test';
import type { Mode } from './modes.ts';
import { settled } from './pagePhotographer.ts';

/** Room around the story, so that focus rings and shadows are on the picture. */
const margin = 8;

interface Channel {
  emit: (event: string, ...args: unknown[]) => void;
  on: (event: string, listener: (told: { storyId?: string; status?: string }) => void) => void;
  off: (event: string, listener: (told: { storyId?: string; status?: string }) => void) => void;
}

type StorybookWindow = typeof globalThis & { __STORYBOOK_ADDONS_CHANNEL__: Channel };

/** Shows a story without loading the page again, from its beginning; resolves when its play function has ended. */
export const showStory = (page: Page, id: string): Promise<void> =>
  page.evaluate((storyId) => {
    const channel = (window as unknown as StorybookWindow).__STORYBOOK_ADDONS_CHANNEL__;
    const isShown = new URLSearchParams(document.location.search).get('id') === storyId;
    return new Promise<void>((resolve, reject) => {
      const settle = (told: { storyId?: string; status?: string }) => {
        if (told.storyId !== storyId) return;
        channel.off('storyFinished', settle);
        if (told.status === 'error') reject(new Error(`${storyId}: its play function failed.`));
        else resolve();
      };
      channel.on('storyFinished', settle);
      if (isShown) channel.emit('forceRemount', { storyId });
      else channel.emit('setCurrentStory', { storyId, viewMode: 'story' });
    });
  }, id);

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

/** Opens the built Storybook, where stories are then shown one after the other in one page. */
export const openStorybook = async (page: Page, address: string, mode: Mode): Promise<void> => {
  const globals = `theme:${mode.theme};direction:${mode.direction ?? 'ltr'};motion:reduced;a11y.manual:!true`;
  await page.goto(`${address}/iframe.html?viewMode=story&id=blank&globals=${globals}`);
  // It says that there is no such story, and is ready for others.
  await page.locator('body.sb-show-nopreview, body.sb-show-errordisplay').waitFor({ state: 'attached' });
};

/** The addon that keeps hover and focus styles on marks its elements a little after the story has been drawn. */
const pseudoStatesAreOn = (page: Page) =>
  page.waitForFunction(() => {
    const preview = Reflect.get(window, '__STORYBOOK_PREVIEW__') as
      { currentRender?: { story?: { storyGlobals?: { pseudo?: object } } } } | undefined;
    const wanted = preview?.currentRender?.story?.storyGlobals?.pseudo !== undefined;
    return wanted === (document.querySelector('[class*="pseudo-"]') !== null);
  });

export const photographStory = async (
  page: Page,
  id: string,
  isExpected: (picture: Buffer) => boolean,
): Promise<Buffer> => {
  await showStory(page, id);
  await pseudoStatesAreOn(page);
  await settled(page);
  const clip = await frameOf(page);
  const take = () => page.screenshot({ clip, fullPage: true, animations: 'disabled', caret: 'hide' });
  let picture = await take();
  if (isExpected(picture)) return picture;
  // The addon rewrites the style sheets after that, so that the first picture may be too early.
  for (let again = await take(); !again.equals(picture); again = await take()) picture = again;
  return picture;
};
