type PressedBy = (event: Event) => HTMLElement | null | undefined;

/** Holds back presses until the page is hydrated. Then repeats the last one, and aborts the returned signal. */
export const holdPresses = (events: readonly string[], pressedBy: PressedBy): AbortSignal => {
  const hydration = new AbortController();
  const { signal } = hydration;
  let held: HTMLElement | undefined;
  const hold = (event: Event) => {
    const pressed = pressedBy(event);
    if (!pressed) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    held = pressed;
  };
  const repeat = () => {
    hydration.abort();
    if (held instanceof HTMLFormElement) held.requestSubmit();
    else held?.click();
  };
  for (const name of events) document.addEventListener(name, hold, { capture: true, signal });
  document.addEventListener('site:ready', repeat, { signal });
  return signal;
};
