import { holdPresses } from './holdPresses';

// Runs inline in the head. Loads the scripts of the page when the browser is idle, at the first interaction, or right
// after the first paint on pages with a form.

const { pathname } = location;
const { files = '', atOnce } = document.currentScript?.dataset ?? {};
let hasStarted = false;

/** Loads the scripts. Each runs in a task of its own, because together they would block a slow phone for 100 ms. */
const start = (): void => {
  // React takes over the whole document, so it waits for the end of the HTML.
  if (document.readyState === 'loading') return addEventListener('DOMContentLoaded', start);
  if (hasStarted) return;
  hasStarted = true;
  let ran = Promise.resolve<unknown>(undefined);
  for (const file of files.split(' ')) {
    const link = document.createElement('link');
    link.rel = 'modulepreload';
    link.href = file;
    document.head.append(link);
    // After Back, the HTML is not that of the address, and the page is about to be reloaded.
    ran = ran.then(() => location.pathname === pathname && import(/* @vite-ignore */ file));
  }
  // If a script cannot be loaded, presses are no longer held back, and the browser sends the forms.
  ran.catch(() => document.dispatchEvent(new Event('site:ready')));
};

/**
 * Returns the element for which a press must wait until scripts run: a form or a button, and on a phone a link of a
 * menu, because it also changes the view. Other links work without scripts.
 */
const pressedBy = (event: Event): HTMLElement | null | undefined => {
  const target = event.target as HTMLElement;
  if (event.type === 'submit') return target;
  // An Enter that accepts the characters of an input method has another `keyCode`.
  if (event instanceof KeyboardEvent)
    return event.keyCode === 13 ? target.closest<HTMLInputElement>('input, [enterkeyhint]')?.form : null;
  const { ctrlKey, metaKey, shiftKey } = event as MouseEvent;
  const isPlain = !(ctrlKey || metaKey || shiftKey);
  return target.closest<HTMLElement>(
    isPlain && matchMedia('(max-width: 767.98px), (max-width: 47.99em)').matches
      ? 'button, nav a'
      : 'button:not([popovertarget])',
  );
};

for (const name of ['pointerdown', 'keydown', 'touchstart', 'focusin', 'click', 'submit'])
  document.addEventListener(name, start, { capture: true, once: true, passive: true });
const hydration = holdPresses(['click', 'keydown', 'submit'], pressedBy);
/** Reloads the page after Back. Before hydration, Back changes the address, but not the page that is shown. */
const reload = () => {
  if (location.pathname !== pathname) location.reload();
};
addEventListener('popstate', reload, { signal: hydration });
if (atOnce === undefined)
  addEventListener('load', () => (window.requestIdleCallback ?? setTimeout)(start, { timeout: 2000 }));
else addEventListener('DOMContentLoaded', () => requestAnimationFrame(() => setTimeout(start)));
