/** Longer than any fade of the theme (`--motion-lights` and its delays). */
const fade = 400;

let lastFade: AbortController | undefined;

/**
 * Changes the theme as lights change on a stage. Nothing waits for it: a press or a key ends the fade at once, and
 * the page can be used all the time.
 */
export const fadeLights = (change: () => void): void => {
  const root = document.documentElement;
  lastFade?.abort();
  const fading = new AbortController();
  lastFade = fading;
  root.dataset.lights = '';
  change();
  const end = () => fading.abort();
  fading.signal.addEventListener('abort', () => delete root.dataset.lights);
  for (const press of ['pointerdown', 'keydown', 'wheel'])
    addEventListener(press, end, { signal: fading.signal, capture: true, passive: true });
  setTimeout(end, fade);
};
