import { useLayoutEffect, useRef } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';
import { pageAt } from '../pageList';
import { focusHeading, rescueFocus } from './focusHeading';
import { entryKey, keepPosition, keepView, keptPosition, returnToView } from './mobileView';

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
  if (pageAt(from).next?.route === to)
    document.querySelector<HTMLElement>('main h1')?.setAttribute('data-led', '');
};

/** On the way from page to page we restore scroll positions ourselves, because the router does so in data mode only; after a reload or a visit to another site the browser does. */
const restoreOurselves = (ourselves: boolean) => {
  history.scrollRestoration = ourselves ? 'manual' : 'auto';
};

/** An anchor that the browser followed makes an entry without the router's key, so that it gets one. */
const giveKey = () => history.replaceState({ key: Math.random().toString(36) }, '');

/** A page may add to its history while it stays where it is. */
const keepsScroll = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'keepsScroll' in state;

const useScrollMemory = (key: { readonly current: string }) => {
  // In the layout phase, so that it listens before the router does, which may show the other page at once.
  useLayoutEffect(() => {
    const remember = () => keepPosition(key.current);
    const leave = ({ state }: PopStateEvent) => {
      if (state === null) return giveKey();
      remember();
      // Back before the next page has arrived: this page is still on show, but its view may have been left.
      if (entryKey() === key.current) returnToView(key.current);
    };
    const listening = new AbortController();
    const { signal } = listening;
    restoreOurselves(true);
    keepView(key.current);
    addEventListener('click', remember, { capture: true, signal });
    addEventListener('popstate', leave, { signal });
    addEventListener('pageshow', () => restoreOurselves(true), { signal });
    addEventListener('pagehide', () => restoreOurselves(false), { signal });
    return () => listening.abort();
  }, [key]);
};

/**
 * What the router does not do when another location is shown: the scroll position is set (restored on going
 * back), an anchor is brought into sight, and a new page's heading takes the focus, so that it is read out. Where
 * motion is welcome, the new page fades in.
 */
export const useArrival = (): void => {
  const location = useLocation();
  const wentThroughHistory = useNavigationType() === NavigationType.Pop;
  const key = useRef(location.key);
  const pathname = useRef(location.pathname);
  useScrollMemory(key);

  useLayoutEffect(() => {
    if (key.current === location.key) return;
    key.current = location.key;
    if (wentThroughHistory) returnToView(location.key);
    else keepView(location.key);
    const known = wentThroughHistory ? keptPosition(location.key) : undefined;
    if (known !== undefined) window.scrollTo(0, known);
    else if (keepsScroll(location.state)) return;
    else if (!location.hash || !scrollToAnchor(location.hash)) window.scrollTo(0, 0);
    if (pathname.current === location.pathname) return rescueFocus();
    if (!wentThroughHistory) leadLine(pathname.current, location.pathname);
    pathname.current = location.pathname;
    focusHeading();
    fadeIn();
  }, [location, wentThroughHistory]);
};
