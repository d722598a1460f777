import { showTheme } from '../shell/chosenTheme';
import { stored } from '../shell/storage';

// Runs inline in the head. Restores theme and mobile view before the first paint, so that neither flashes.

const storedView = (): unknown => {
  try {
    const state: unknown = JSON.parse(stored('mobile-view') ?? '');
    return typeof state === 'object' && state && 'view' in state ? state.view : undefined;
  } catch {
    return undefined;
  }
};

showTheme();
const view = storedView();
document.documentElement.dataset.view = view === 'toc1' || view === 'toc2' ? view : 'main';
