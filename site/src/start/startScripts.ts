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
const pressedBy = ({ target, ctrlKey, metaKey, shiftKey }: MouseEvent) => {
  const isPlain = !(ctrlKey || metaKey || shiftKey);
  const selector = isPlain && innerWidth < 768 ? 'button, nav a' : 'button';
  return (target as Element).closest<HTMLElement>(selector);
};

/** Enter in a field whose button is still disabled would do nothing. */
const enteredBy = ({ key, target }: KeyboardEvent) =>
  key === 'Enter'
    ? ((target as Element).closest<HTMLInputElement>('input, [enterkeyhint]')?.form ?? null)
    : null;

/** Holds a press on what cannot react yet; it is done again once it can. */
const hold = (event: Event, pressed: HTMLElement | null) => {
  if (isReady || !pressed) return;
  event.preventDefault();
  event.stopImmediatePropagation();
  held = pressed;
  start();
};

document.addEventListener('click', (event) => hold(event, pressedBy(event)), true);
document.addEventListener('keydown', (event) => hold(event, enteredBy(event)), true);
document.addEventListener('submit', (event) => hold(event, event.target as HTMLFormElement), true);
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
