import { useEffect, useLayoutEffect, useRef } from 'react';

/** Scroll positions by entry of the history. */
const positions = new Map<string, number>();

const keyOf = (state: unknown): string | undefined =>
  typeof state === 'object' && state !== null && 'key' in state ? String(state.key) : undefined;

/** The present entry's key; a new entry gets one. */
const entryKey = (): string => {
  const known = keyOf(history.state);
  if (known) return known;
  const key = Math.random().toString(36);
  history.replaceState({ key }, '');
  return key;
};

const useClientLayoutEffect = import.meta.env.SSR ? useEffect : useLayoutEffect;

/** The page's heading, or the menu's where a phone shows the menu. */
const focusTarget = () => {
  const heading = document.querySelector<HTMLElement>('main h1');
  return heading?.checkVisibility() ? heading : document.querySelector<HTMLElement>('nav h2[tabindex]');
};

const scrollToAnchor = (): boolean => {
  const anchor = document.getElementById(decodeURIComponent(location.hash.slice(1)));
  anchor?.scrollIntoView();
  return anchor !== null;
};

/** Within the document the positions below are used; reloads and other sites are left to the browser. */
const restoreOurselves = (ourselves: boolean) => {
  history.scrollRestoration = ourselves ? 'manual' : 'auto';
};

/**
 * What happens when a visitor arrives at another page: the scroll position is set (restored on going back), an
 * anchor is brought into sight, and the new page's heading takes the focus, so that it is read out.
 */
export const useArrival = (path: string): void => {
  const arrived = useRef(path);
  const address = useRef('');
  const key = useRef('');
  const wentBack = useRef(false);

  // In the layout phase, so that it listens before the router does, which shows the other page at once.
  useClientLayoutEffect(() => {
    restoreOurselves(true);
    address.current = location.pathname;
    key.current = entryKey();
    const remember = () => positions.set(key.current, window.scrollY);
    const move = () => {
      remember();
      wentBack.current = location.pathname !== address.current;
      if (wentBack.current) return;
      // Without a key it is a new entry, made by an anchor, and the browser goes there.
      const isKnown = keyOf(history.state) !== undefined;
      key.current = entryKey();
      if (isKnown) window.scrollTo(0, positions.get(key.current) ?? 0);
    };
    const show = () => restoreOurselves(true);
    const hide = () => restoreOurselves(false);
    addEventListener('scroll', remember, { passive: true });
    // The scroll event of the very last moment comes too late.
    addEventListener('click', remember, { capture: true });
    addEventListener('popstate', move);
    addEventListener('pageshow', show);
    addEventListener('pagehide', hide);
    return () => {
      removeEventListener('scroll', remember);
      removeEventListener('click', remember, { capture: true });
      removeEventListener('popstate', move);
      removeEventListener('pageshow', show);
      removeEventListener('pagehide', hide);
    };
  }, []);

  useClientLayoutEffect(() => {
    if (arrived.current === path) return;
    arrived.current = path;
    address.current = location.pathname;
    key.current = entryKey();
    if (wentBack.current) window.scrollTo(0, positions.get(key.current) ?? 0);
    else if (!location.hash || !scrollToAnchor()) window.scrollTo(0, 0);
    wentBack.current = false;
    focusTarget()?.focus({ preventScroll: true });
  }, [path]);
};
