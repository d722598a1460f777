import { useLayoutEffect, useRef } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';
import { nextOf } from '../data/navigation';
import { focusHeading, rescueFocus } from './focusHeading';
import { currentView, entryKey, returnToView } from './mobileView';
import { entryOf } from './scrollMemory';

const scrollToAnchor = (hash: string): boolean => {
  const anchor = document.getElementById(hash.slice(1));
  anchor?.scrollIntoView();
  return anchor !== null;
};

/** Checks for reduced motion itself: the style sheet's rule does not apply to animations that a script starts. */
const fadeIn = () => {
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) return;
  document
    .querySelector('#main > div')
    ?.animate({ opacity: [0.4, 1] }, { duration: 120, easing: 'ease-out' });
};

/** Next draws the line on to the heading of its page; the style sheet leaves it out where less motion is wanted. */
const leadLine = (from: string, to: string) => {
  if (nextOf(from)?.route === to)
    document.querySelector<HTMLElement>('main h1')?.setAttribute('data-led', '');
};

/** An anchor that the browser followed makes an entry without the router's key, so that it gets one. */
const giveKey = () => history.replaceState({ key: Math.random().toString(36) }, '');

/** The entry whose page is on show. The browser's own entry changes before it. */
let shown = '';

/** Remembers scroll positions, which the router does in data mode only. Starts before the router, which may show another page at once. */
export const startScrollMemory = (): void => {
  const remember = () => {
    entryOf(shown).positions[currentView()] = window.scrollY;
  };
  /** On the way from page to page we restore positions; after a reload or a visit to another site the browser does. */
  const restoreOurselves = (ourselves: boolean) => {
    history.scrollRestoration = ourselves ? 'manual' : 'auto';
  };
  shown = entryKey();
  entryOf(shown).view = currentView();
  restoreOurselves(true);
  addEventListener('pageshow', () => restoreOurselves(true));
  addEventListener('pagehide', () => restoreOurselves(false));
  addEventListener('click', remember, { capture: true });
  addEventListener('popstate', ({ state }) => {
    if (state === null) return giveKey();
    remember();
    // Back before the next page has arrived: this page is still on show, but its view may have been left.
    if (entryKey() === shown) returnToView(shown);
  });
};

/**
 * What the router does not do when another location is shown: the scroll position is set (restored on going
 * back), an anchor is brought into sight, and a new page's heading takes the focus, so that it is read out. Where
 * motion is welcome, the new page fades in.
 */
export const useArrival = (): void => {
  const location = useLocation();
  const wentThroughHistory = useNavigationType() === NavigationType.Pop;
  const pathname = useRef(location.pathname);

  useLayoutEffect(() => {
    if (shown === location.key) return;
    shown = location.key;
    const entry = entryOf(shown);
    if (wentThroughHistory) returnToView(shown);
    else entry.view = currentView();
    const known = wentThroughHistory ? entry.positions[currentView()] : undefined;
    if (known !== undefined) window.scrollTo(0, known);
    // A page may add to its history while it stays where it is.
    else if ((location.state as { keepsScroll?: true } | null)?.keepsScroll) return;
    else if (!location.hash || !scrollToAnchor(location.hash)) window.scrollTo(0, 0);
    if (pathname.current === location.pathname) return rescueFocus();
    if (!wentThroughHistory) leadLine(pathname.current, location.pathname);
    pathname.current = location.pathname;
    focusHeading();
    fadeIn();
  }, [location, wentThroughHistory]);
};
