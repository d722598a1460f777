let transition: ViewTransition | undefined;

/** Presses go through the pictures of a transition. The rule stands here because W3C's checker does not know it yet. */
const letPressesThrough = () => {
  const rule = new CSSStyleSheet();
  rule.replaceSync('::view-transition { pointer-events: none }');
  document.adoptedStyleSheets.push(rule);
};

/** Changes the page in one step, as a view transition where the browser has them and motion is welcome. */
export const changeView = (change: () => unknown): void => {
  if (!document.startViewTransition || matchMedia('(prefers-reduced-motion: reduce)').matches) {
    change();
    return;
  }
  if (!transition) letPressesThrough();
  transition = document.startViewTransition(() => void change());
  // A transition that the next press cuts short is no fault.
  transition.ready.catch(() => undefined);
};

/** While a transition runs the browser gives every press to the root: it goes on to what it was meant for. */
export const passOnPress = ({ isTrusted, target, clientX, clientY }: MouseEvent): void => {
  if (!isTrusted || target !== document.documentElement) return;
  transition?.skipTransition();
  document.elementFromPoint(clientX, clientY)?.closest<HTMLElement>('a, button')?.click();
};
