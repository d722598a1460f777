import { viewAfter, type MobileView } from '@line-of-dance/ui';
import { storageKeys } from './storageKeys';

/** Scroll positions by entry of the history and by view: each view of a page keeps its own. */
const positions = new Map<string, number>();

/** The view is an attribute of the root element: style sheets read it, and an inline script restores it before paint. */
const currentView = (): MobileView =>
  (document.documentElement.dataset.view as MobileView | undefined) ?? 'main';

const entry = (): { key?: string; view?: MobileView } =>
  (history.state as { key?: string; view?: MobileView } | null) ?? {};

/** The router's key of the present entry. */
export const entryKey = () => entry().key ?? 'default';

export const rememberPosition = (key: string): void =>
  void positions.set(`${key} ${currentView()}`, window.scrollY);

/** The scroll position of the current view of this history entry, if it was shown before. */
export const positionOf = (key: string): number | undefined => positions.get(`${key} ${currentView()}`);

/** Shows one of the three views as it was scrolled, and stores it; storage that is blocked or full does no harm. */
export const chooseView = (view: MobileView): void => {
  document.documentElement.dataset.view = view;
  window.scrollTo(0, positionOf(entryKey()) ?? 0);
  try {
    const state = { view, showMain: view === 'main', showToc1: view === 'toc1', showToc2: view === 'toc2' };
    localStorage.setItem(storageKeys.view, JSON.stringify(state));
  } catch {
    // The view still changes; it is only not remembered.
  }
};

/** The current view is kept in the current history entry, so that Back and Forward return to it. */
export const keepViewInEntry = (): void => history.replaceState({ ...entry(), view: currentView() }, '');

/** The view that this entry was left with; a menu opened on the way to another page is no place to return to. */
export const returnToEntryView = (): void => {
  const { view = 'main' } = entry();
  if (view !== currentView()) chooseView(view);
};

export const showContent = (): void => {
  chooseView('main');
  keepViewInEntry();
};

export const cycleView = (): void => {
  const view = viewAfter(currentView());
  if (view === 'main') showContent();
  else chooseView(view);
};
