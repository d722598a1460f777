/** Gives the page's heading the focus, or the menu's where a phone shows the menu, so that it is read out. */
export const focusHeading = (): void => {
  const heading = document.querySelector<HTMLElement>('main h1');
  const shown = heading?.checkVisibility()
    ? heading
    : document.querySelector<HTMLElement>('nav h2[tabindex]');
  shown?.focus({ preventScroll: true });
};

/** Does so where the focus would be lost, because what had it is hidden now. */
export const rescueFocus = (): void => {
  const { activeElement, body } = document;
  if (!activeElement || activeElement === body || !activeElement.checkVisibility()) focusHeading();
};
