import { showTheme } from '../shell/chosenTheme';

// Runs inline in the head of an app. Shows the theme of the site or of the system, also after a change.
// Marks an app in a frame. Holds a press on a button until the app is hydrated.

let held: HTMLElement | undefined;

const hold = (event: Event) => {
  const button = (event.target as Element).closest('button');
  if (!button) return;
  event.preventDefault();
  event.stopImmediatePropagation();
  held = button;
};

showTheme();
if (self !== top) document.documentElement.dataset.framed = '';
matchMedia('(prefers-color-scheme: dark)').addEventListener('change', showTheme);
addEventListener('storage', showTheme);
document.addEventListener('click', hold, true);
document.addEventListener('site:ready', () => {
  document.removeEventListener('click', hold, true);
  held?.click();
  held = undefined;
});
