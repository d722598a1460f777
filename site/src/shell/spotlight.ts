/**
 * Shows a change of the whole page in a circle that grows from the middle of an element (`globalStyle` has the
 * animation). A press or a key ends the animation. With reduced motion, or without view transitions, the page changes
 * at once.
 */
export const spotlight = (from: Element, change: () => void): void => {
  if (!('startViewTransition' in document) || matchMedia('(prefers-reduced-motion: reduce)').matches)
    return change();
  const root = document.documentElement;
  const { left, top, width, height } = from.getBoundingClientRect();
  const [x, y] = [left + width / 2, top + height / 2];
  const reach = Math.hypot(Math.max(x, innerWidth - x), Math.max(y, innerHeight - y));
  root.style.setProperty('--lights-at', `${x}px ${y}px`);
  root.style.setProperty('--lights-reach', `${reach}px`);
  root.dataset.lights = '';
  const transition = document.startViewTransition(change);
  const skip = () => transition.skipTransition();
  const during = new AbortController();
  void transition.finished.then(() => {
    during.abort();
    delete root.dataset.lights;
  });
  // A transition shows a picture of the page, which gets the click. It is passed on to the element at its place.
  const handOn = (click: MouseEvent) => {
    if (click.target === root)
      document.elementFromPoint(click.clientX, click.clientY)?.dispatchEvent(new MouseEvent('click', click));
  };
  addEventListener('keydown', skip, { capture: true, signal: during.signal });
  addEventListener(
    'pointerdown',
    () => {
      skip();
      addEventListener('click', handOn, { once: true });
    },
    { capture: true, signal: during.signal },
  );
  // `ready` is rejected when the transition is skipped.
  transition.ready.catch(() => undefined);
};
