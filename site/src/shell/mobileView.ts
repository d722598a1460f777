import type { MobileView } from '@line-of-dance/ui';
import { rescueFocus } from './focusHeading';
import { entryOf } from './scrollMemory';
import { store } from './storage';

/** The view is an attribute of the root element: style sheets read it, and an inline script restores it before paint. */
export const currentView = (): MobileView =>
  (document.documentElement.dataset.view as MobileView | undefined) ?? 'main';

/** The router's key of the present entry of the history. */
export const entryKey = (): string => (history.state as { key?: string } | null)?.key ?? 'default';

/** Shows one of the three views as it was scrolled, and stores it. */
const chooseView = (view: MobileView): void => {
  document.documentElement.dataset.view = view;
  window.scrollTo(0, entryOf(entryKey()).positions[view] ?? 0);
  const state = { view, showMain: view === 'main', showToc1: view === 'toc1', showToc2: view === 'toc2' };
  store('mobile-view', JSON.stringify(state));
};

/** Back and Forward return to the view that an entry was left with. */
export const returnToView = (key: string): void => {
  const { view } = entryOf(key);
  if (view !== currentView()) chooseView(view);
};

/** A link keeps the view that the entry was reached with, for the way back. Closing the menu replaces it. */
export const changeView = (view: MobileView, cause: 'link' | 'button'): void => {
  chooseView(view);
  if (view !== 'main' || cause === 'link') return;
  entryOf(entryKey()).view = 'main';
  rescueFocus();
};
