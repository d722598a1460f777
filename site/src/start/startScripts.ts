// Runs inline in the head. Loads the scripts of the page when the browser is idle, at the first interaction, or right
// after the first paint on pages with a form.

const { pathname } = location;
const { files = '', atOnce } = document.currentScript?.dataset ?? {};
let hasStarted = false;
let isReady = false;
let held: HTMLElement | undefined;

/** Runs each file in a task of its own. Together they would block a slow phone for 100 ms. */
const start = () => {
  if (hasStarted) return;
  hasStarted = true;
  let ran = Promise.resolve<unknown>(undefined);
  for (const file of files.split(' ')) {
    const link = document.createElement('link');
    link.rel = 'modulepreload';
    link.href = file;
    document.head.append(link);
    ran = ran.then(() => import(/* @vite-ignore */ file));
  }
};

/**
 * Returns the element that needs scripts to handle a press. Links work without scripts, except in the menus of a phone,
 * where they also change the view. Enter in a field submits the form, whose button may still be disabled.
 */
const pressedBy = (event: Event): HTMLElement | null | undefined => {
  const target = event.target as HTMLElement;
  if (event.type === 'submit') return target;
  if (event instanceof KeyboardEvent)
    return event.key === 'Enter' ? target.closest<HTMLInputElement>('input, [enterkeyhint]')?.form : null;
  const { ctrlKey, metaKey, shiftKey } = event as MouseEvent;
  const isPlain = !(ctrlKey || metaKey || shiftKey);
  return target.closest<HTMLElement>(isPlain && innerWidth < 768 ? 'button, nav a' : 'button');
};

/** Holds a press until the page is hydrated, then repeats it. */
const hold = (event: Event) => {
  const pressed = isReady ? null : pressedBy(event);
  if (!pressed) return;
  event.preventDefault();
  event.stopImmediatePropagation();
  held = pressed;
  start();
};

for (const name of ['click', 'keydown', 'submit']) document.addEventListener(name, hold, true);
for (const name of ['pointerdown', 'keydown', 'touchstart', 'focusin'])
  document.addEventListener(name, start, { capture: true, once: true, passive: true });
/** Back before hydration only changes the address, so the page is reloaded. */
addEventListener('popstate', () => {
  if (!isReady && location.pathname !== pathname) location.reload();
});
document.addEventListener(
  'site:ready',
  () => {
    isReady = true;
    if (held instanceof HTMLFormElement) held.requestSubmit();
    else held?.click();
  },
  { once: true },
);
if (atOnce === undefined)
  addEventListener('load', () => (window.requestIdleCallback ?? setTimeout)(start, { timeout: 2000 }));
else addEventListener('DOMContentLoaded', () => requestAnimationFrame(() => setTimeout(start)));
