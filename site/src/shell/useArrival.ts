import { useLayoutEffect, useRef } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';
import { entryKey } from '../../browser/entryKey';
import { nextOf } from '../data/navigation';
import { setBusy } from './busy';
import { focusHeading, rescueFocus } from './focusHeading';
import { currentView, returnToView } from './mobileView';
import { entryOf } from './scrollMemory';

const scrollToAnchor = (hash: string): boolean => {
  const anchor = document.getElementById(hash.slice(1));
  anchor?.scrollIntoView();
  return anchor !== null;
};

/** Checks for reduced motion here, because the rule of the style sheet does not apply to `animate`. */
const fadeIn = () => {
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) return;
  document
    .querySelector('#main > div')
    ?.animate({ opacity: [0.7, 1] }, { duration: 180, easing: 'ease-out' });
};

/** After Next, marks the heading so that the style sheet draws a line to it. */
const leadLine = (from: string, to: string) => {
  if (nextOf(from)?.route === to)
    document.querySelector<HTMLElement>('main h1')?.setAttribute('data-led', '');
};

/** Gives a key to a history entry that the browser made for an anchor, because the router's entries have one. */
const giveKey = () => history.replaceState({ key: Math.random().toString(36) }, '');

/** Key of the entry whose page is shown. The browser changes its entry earlier. */
let shown = '';

/** Remembers scroll positions, because the router does so in data mode only. Call it before the router starts. */
export const startScrollMemory = (): void => {
  const remember = () => {
    entryOf(shown).positions[currentView()] = window.scrollY;
  };
  /** We restore positions between pages. The browser restores them after a reload or another site. */
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
    // Back before the next page has loaded: the page stays, but the view may have changed.
    if (entryKey() !== shown) return;
    setBusy(false);
    returnToView(shown);
  });
};

/**
 * Scrolls and moves the focus after navigation, because the router does neither. Restores the scroll position on Back,
 * scrolls to an anchor, focuses the heading of a new page for screen readers, and fades the page in.
 */
export const useArrival = (): void => {
  const location = useLocation();
  const wentThroughHistory = useNavigationType() === NavigationType.Pop;
  const pathname = useRef(location.pathname);

  useLayoutEffect(() => {
    if (shown === location.key) return;
    shown = location.key;
    setBusy(false);
    const entry = entryOf(shown);
    if (wentThroughHistory) returnToView(shown);
    else entry.view = currentView();
    const known = wentThroughHistory ? entry.positions[currentView()] : undefined;
    if (known !== undefined) window.scrollTo(0, known);
    // A page may add history entries without scrolling.
    else if ((location.state as { keepsScroll?: true } | null)?.keepsScroll) return;
    else if (!location.hash || !scrollToAnchor(location.hash)) window.scrollTo(0, 0);
    if (pathname.current === location.pathname) return rescueFocus();
    if (!wentThroughHistory) leadLine(pathname.current, location.pathname);
    pathname.current = location.pathname;
    focusHeading();
    fadeIn();
  }, [location, wentThroughHistory]);
};
