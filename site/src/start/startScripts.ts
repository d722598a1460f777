// Runs inline in the head: fetches the page's scripts after the first paint, when the browser is idle, or at once when
// somebody touches something or came for a form.

const { pathname } = location;
const { files = '', atOnce } = document.currentScript?.dataset ?? {};
let hasStarted = false;
let isReady = false;
let held: HTMLElement | undefined;

/** The files run one after another, each in a task of its own: together they would stop a slow phone for 100 ms. */
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
 * What a press acts on. Links work without scripts, but for those of a phone's menus, which also change the view. Enter
 * in a field whose button is still disabled would do nothing.
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

/** Holds a press on what cannot react yet; it is done again once it can. */
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
/** Back to an entry that a document before this one made: the address changes, but nobody shows its page yet. */
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
