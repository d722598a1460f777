import type { MobileView } from '@line-of-dance/ui';
import { entryKey } from '../../browser/entryKey';
import { store } from '../../browser/storage';
import { rescueFocus } from './focusHeading';
import { entryOf } from './scrollMemory';

/** Returns what a phone shows: the page or one of the menus. An inline script restores it before the first paint. */
export const currentView = (): MobileView =>
  (document.documentElement.dataset.view as MobileView | undefined) ?? 'main';

/** Shows a view at its last scroll position, and stores the choice. */
const chooseView = (view: MobileView): void => {
  document.documentElement.dataset.view = view;
  window.scrollTo(0, entryOf(entryKey()).positions[view] ?? 0);
  const state = { view, showMain: view === 'main', showToc1: view === 'toc1', showToc2: view === 'toc2' };
  store('mobile-view', JSON.stringify(state));
};

/** Shows the view in which a history entry was left. Called on Back and Forward. */
export const returnToView = (key: string): void => {
  const { view } = entryOf(key);
  if (view !== currentView()) chooseView(view);
};

/**
 * Changes the view. After a link has closed a menu, Back opens the menu again. After the close button has closed it, Back
 * does not.
 */
export const changeView = (view: MobileView, cause: 'link' | 'button'): void => {
  chooseView(view);
  // Otherwise the animated lines of the page would be drawn again when the menu closes.
  if (view !== 'main')
    for (const shape of document.querySelectorAll<SVGElement>('main :is([pathLength],[pathLength]~*)'))
      shape.style.animation = 'none';
  if (view !== 'main' || cause === 'link') return;
  entryOf(entryKey()).view = 'main';
  rescueFocus();
};
