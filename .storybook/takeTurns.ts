import { STORY_FINISHED } from 'storybook/internal/core-events';
import type { LoaderFunction } from 'storybook/internal/types';
import { addons } from 'storybook/preview-api';

const frame = window.frameElement as HTMLElement | null;

/** The page around stays where its reader is. */
const focusWithoutScrolling = () => {
  const { focus } = HTMLElement.prototype;
  HTMLElement.prototype.focus = function (options) {
    focus.call(this, { ...options, preventScroll: true });
  };
};

/**
 * The frames of a documentation page play one after the other: the window has one focus, and each of them wants it
 * while it plays. Afterwards it is the reader's again.
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
