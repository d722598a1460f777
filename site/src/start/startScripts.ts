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

/** Links work without scripts, but for those of a phone's menus, which also change the view. */
const needsScripts = (target: Element, isPlain: boolean) =>
  target.closest<HTMLElement>('button') ??
  (isPlain && innerWidth < 768 ? target.closest<HTMLElement>('nav a') : null);

/** Enter in a field whose button is still disabled would do nothing. */
const entered = (event: Event) =>
  (event as KeyboardEvent).key === 'Enter' && event.target instanceof HTMLInputElement
    ? event.target.form
    : null;

/** Holds a press on what cannot react yet; it is done again once it can. */
const hold = (event: Event) => {
  if (isReady) return;
  const target = event.target as HTMLElement;
  const { ctrlKey, metaKey, shiftKey } = event as MouseEvent;
  const pressed =
    event.type === 'submit'
      ? target
      : event.type === 'keydown'
        ? entered(event)
        : needsScripts(target, !(ctrlKey || metaKey || shiftKey));
  if (!pressed) return;
  event.preventDefault();
  event.stopImmediatePropagation();
  held = pressed;
  start();
};

for (const name of ['click', 'submit', 'keydown']) document.addEventListener(name, hold, true);
for (const name of ['pointerdown', 'keydown', 'touchstart', 'focusin'])
  document.addEventListener(name, start, { capture: true, once: true, passive: true });
/** Back to an entry that a document before this one made: the address changes, but nobody shows its page yet. */
const reload = () => {
  if (!isReady && location.pathname !== pathname) location.reload();
};
addEventListener('popstate', reload);
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
