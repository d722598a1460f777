import { showTheme } from '../shell/chosenTheme';
import { stored } from '../../browser/storage';

// Runs inline in the head. Restores theme and mobile view before the first paint, so that neither flashes.

showTheme();
const [, view = 'main'] = /"view":"(toc[12])"/.exec(stored('mobile-view') ?? '') ?? [];
document.documentElement.dataset.view = view;
