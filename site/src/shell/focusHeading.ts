/** False if the element is hidden by `display: none`. Safari has `checkVisibility` only since 17.4. */
const isShown = (element: Element): boolean => element.getClientRects().length > 0;

/** Focuses the heading of the page, or of the menu that a phone shows, so that screen readers announce it. */
export const focusHeading = (): void => {
  const heading = document.querySelector<HTMLElement>('main h1');
  const shown =
    heading && isShown(heading) ? heading : document.querySelector<HTMLElement>('nav h2[tabindex]');
  shown?.focus({ preventScroll: true });
};

/** Focuses the heading if nothing has the focus, or if the focused element is now hidden. */
export const rescueFocus = (): void => {
  const { activeElement, body } = document;
  if (!activeElement || activeElement === body || !isShown(activeElement)) focusHeading();
};
