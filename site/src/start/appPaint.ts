import { showTheme } from '../shell/chosenTheme';
import { holdPresses } from './holdPresses';

// Runs inline in the head of an app. Shows the theme chosen on the site, or the system's, and follows its changes.
// Marks an app that is shown in a frame.

showTheme();
// Adds a slash to the address. The service worker, which makes the app work offline, needs it.
if (/^\/apps\/[\w-]+$/.test(location.pathname))
  history.replaceState(null, '', `${location.pathname}/${location.search}${location.hash}`);
if (self !== top) document.documentElement.dataset.framed = '';
matchMedia('(prefers-color-scheme: dark)').addEventListener('change', showTheme);
addEventListener('storage', showTheme);
holdPresses(['click'], ({ target }) => (target as Element).closest('button, label'));
