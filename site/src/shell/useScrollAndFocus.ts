import { useLayoutEffect, useRef } from 'react';
import { NavigationType, useNavigationType, type Location } from 'react-router-dom';
import { entryKey, keepViewInEntry, positionOf, rememberPosition, returnToEntryView } from './mobileView';

/** The page's heading, or the menu's where a phone shows the menu. */
const focusTarget = () => {
  const heading = document.querySelector<HTMLElement>('main h1');
  return heading?.checkVisibility() ? heading : document.querySelector<HTMLElement>('nav h2[tabindex]');
};

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

/** On the way from page to page we restore scroll positions ourselves, because the router does so in data mode only; after a reload or a visit to another site the browser does. */
const restoreOurselves = (ourselves: boolean) => {
  history.scrollRestoration = ourselves ? 'manual' : 'auto';
};

/** An anchor that the browser followed makes an entry without the router's key, so that it gets one. */
const giveKey = () => history.replaceState({ key: Math.random().toString(36) }, '');

const useScrollMemory = (key: { readonly current: string }) => {
  // In the layout phase, so that it listens before the router does, which shows the other page at once.
  useLayoutEffect(() => {
    const remember = () => rememberPosition(key.current);
    const leave = ({ state }: PopStateEvent) => {
      if (state === null) return giveKey();
      remember();
      // Back before the next page has arrived: this page is still on show, but its view may have been left.
      if (entryKey() === key.current) returnToEntryView();
    };
    const show = () => restoreOurselves(true);
    const hide = () => restoreOurselves(false);
    show();
    keepViewInEntry();
    addEventListener('click', remember, { capture: true });
    addEventListener('popstate', leave);
    addEventListener('pageshow', show);
    addEventListener('pagehide', hide);
    return () => {
      removeEventListener('click', remember, { capture: true });
      removeEventListener('popstate', leave);
      removeEventListener('pageshow', show);
      removeEventListener('pagehide', hide);
    };
  }, [key]);
};

/**
 * What the router does not do when another location is shown: the scroll position is set (restored on going
 * back), an anchor is brought into sight, and a new page's heading takes the focus, so that it is read out. Where
 * motion is welcome, the new page fades in.
 */
export const useScrollAndFocus = (shown: Location): void => {
  const wentThroughHistory = useNavigationType() === NavigationType.Pop;
  const key = useRef(shown.key);
  const pathname = useRef(shown.pathname);
  useScrollMemory(key);

  useLayoutEffect(() => {
    if (key.current === shown.key) return;
    key.current = shown.key;
    if (wentThroughHistory) returnToEntryView();
    else keepViewInEntry();
    const known = wentThroughHistory ? positionOf(shown.key) : undefined;
    if (known !== undefined) window.scrollTo(0, known);
    else if (!shown.hash || !scrollToAnchor(shown.hash)) window.scrollTo(0, 0);
    if (pathname.current === shown.pathname) return;
    pathname.current = shown.pathname;
    focusTarget()?.focus({ preventScroll: true });
    fadeIn();
  }, [shown, wentThroughHistory]);
};
