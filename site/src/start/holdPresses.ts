type PressedBy = (event: Event) => HTMLElement | null | undefined;

/** Holds a press on an element until the page is hydrated, then repeats it. The returned signal aborts then. */
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
