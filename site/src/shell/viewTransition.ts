let transition: ViewTransition | undefined;

/** Lets clicks pass through a transition. The rule is set by script because W3C's checker does not know it yet. */
const letClicksThrough = () => {
  const rule = new CSSStyleSheet();
  rule.replaceSync('::view-transition { pointer-events: none }');
  document.adoptedStyleSheets.push(rule);
};

/** Changes the page in one step; as a view transition where the browser has them and motion is not reduced. */
export const changeView = (change: () => unknown): void => {
  if (!document.startViewTransition || matchMedia('(prefers-reduced-motion: reduce)').matches) {
    change();
    return;
  }
  if (!transition) letClicksThrough();
  transition = document.startViewTransition(() => void change());
  // A transition that the next click interrupts is not an error.
  transition.ready.catch(() => undefined);
};

/** While a transition runs, the browser sends every click to the root element: clicks what lies under the pointer instead. */
export const redispatchClick = ({ isTrusted, target, clientX, clientY }: MouseEvent): void => {
  if (!isTrusted || target !== document.documentElement) return;
  transition?.skipTransition();
  document.elementFromPoint(clientX, clientY)?.closest<HTMLElement>('a, button')?.click();
};
