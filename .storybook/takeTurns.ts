import { STORY_FINISHED } from 'storybook/internal/core-events';
import type { LoaderFunction } from 'storybook/internal/types';
import { addons } from 'storybook/preview-api';

const frame = window.frameElement as HTMLElement | null;

/** Keeps the surrounding page at its scroll position when something in the frame takes the focus. */
const focusWithoutScrolling = () => {
  const { focus } = HTMLElement.prototype;
  HTMLElement.prototype.focus = function (options) {
    focus.call(this, { ...options, preventScroll: true });
  };
};

/**
 * The frames of a documentation page play one after the other: the window has one focused element, and each of them
 * needs it while it plays. Afterwards the focus is left to the reader.
 */
export const takeTurns: LoaderFunction = async () => {
  if (!frame?.closest('.sbdocs')) return;
  focusWithoutScrolling();
  await new Promise<void>((begin) => {
    const play = () =>
      new Promise<void>((end) => {
        addons.getChannel().once(STORY_FINISHED, () => {
          frame.blur();
          end();
        });
        begin();
      });
    void navigator.locks.request('a frame plays', play);
  });
};
