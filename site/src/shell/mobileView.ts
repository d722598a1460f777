import { viewAfter, type MobileView } from '@line-of-dance/ui';

const key = 'mobile-view';

/** The view lives on the root element, where the style sheet reads it and the first script restores it before paint. */
const currentView = (): MobileView =>
  (document.documentElement.dataset.view as MobileView | undefined) ?? 'main';

/** Shows one of the three views and remembers it; storage that is blocked or full does no harm. */
export const chooseView = (view: MobileView): void => {
  document.documentElement.dataset.view = view;
  try {
    const state = { view, showMain: view === 'main', showToc1: view === 'toc1', showToc2: view === 'toc2' };
    localStorage.setItem(key, JSON.stringify(state));
  } catch {
    // The view still changes; it is only not remembered.
  }
};

export const cycleView = (): void => {
  chooseView(viewAfter(currentView()));
  window.scrollTo(0, 0);
};
