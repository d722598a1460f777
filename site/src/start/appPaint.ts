import { showTheme } from '../shell/chosenTheme';
import { holdPresses } from './holdPresses';

// Runs inline in the head of an app. Shows the theme of the site or of the system, also after a change.
// Marks an app in a frame.

showTheme();
// An app works offline below its folder only.
if (/^\/apps\/[\w-]+$/.test(location.pathname))
  history.replaceState(null, '', `${location.pathname}/${location.search}${location.hash}`);
if (self !== top) document.documentElement.dataset.framed = '';
matchMedia('(prefers-color-scheme: dark)').addEventListener('change', showTheme);
addEventListener('storage', showTheme);
holdPresses(['click'], ({ target }) => (target as Element).closest('button, label'));
