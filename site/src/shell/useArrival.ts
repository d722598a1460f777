import { useLayoutEffect, useRef } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';
import { entryKey } from '../../browser/entryKey';
import { fetchFailedDrawings } from '../data/drawings';
import { nextOf } from '../data/navigation';
import { setBusy } from '../links/busy';
import { focusHeading, rescueFocus } from './focusHeading';
import { currentView, returnToView } from './mobileView';
import { entryOf } from './scrollMemory';

const scrollToAnchor = (hash: string): boolean => {
  const anchor = document.getElementById(hash.slice(1));
  anchor?.scrollIntoView();
  return anchor !== null;
};

/** Fades the page in. Checks for reduced motion, because the rule of the style sheet does not apply to `animate`. */
const fadeIn = () => {
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) return;
  document
    .querySelector('#main > div')
    ?.animate({ opacity: [0.7, 1] }, { duration: 180, easing: 'ease-out' });
};

/** If the visitor has pressed Next, marks the heading of the page, so that the style sheet draws a line to it. */
const leadLine = (from: string, to: string) => {
  if (nextOf(from)?.route === to)
    document.querySelector<HTMLElement>('main h1')?.setAttribute('data-led', '');
};

/** Gives a key to a history entry that the browser made for an anchor, because the router's entries have one. */
const giveKey = () => history.replaceState({ key: Math.random().toString(36) }, '');

/**
 * Key of the history entry whose page is shown. While the next page loads, the browser is already at that page's entry.
 */
let shown = '';

/** Starts to remember scroll positions, which the router does in data mode only. Call it before the router starts. */
export const startScrollMemory = (): void => {
  const remember = () => {
    entryOf(shown).positions[currentView()] = window.scrollY;
  };
  /**
   * Sets who restores scroll positions: this code between pages, or the browser after a reload or a visit to another
   * site.
   */
  const restoreOurselves = (ourselves: boolean) => {
    history.scrollRestoration = ourselves ? 'manual' : 'auto';
  };
  shown = entryKey();
  entryOf(shown).view = currentView();
  restoreOurselves(true);
  addEventListener('pageshow', () => restoreOurselves(true));
  addEventListener('pagehide', () => restoreOurselves(false));
  for (const press of ['click', 'submit']) addEventListener(press, remember, { capture: true });
  addEventListener('popstate', ({ state }) => {
    if (state === null) return giveKey();
    remember();
    // Back was pressed before the next page had loaded: the page stays, but the view may have changed.
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
    fetchFailedDrawings();
    const entry = entryOf(shown);
    if (wentThroughHistory) returnToView(shown);
    else entry.view = currentView();
    const known = wentThroughHistory ? entry.positions[currentView()] : undefined;
    if (known !== undefined) window.scrollTo(0, known);
    // A page may add history entries that keep the scroll position, such as the explorer for each answer.
    else if ((location.state as { keepsScroll?: true } | null)?.keepsScroll) return;
    else if (!location.hash || !scrollToAnchor(location.hash)) window.scrollTo(0, 0);
    if (pathname.current === location.pathname) return rescueFocus();
    if (!wentThroughHistory) leadLine(pathname.current, location.pathname);
    pathname.current = location.pathname;
    focusHeading();
    fadeIn();
  }, [location, wentThroughHistory]);
};
