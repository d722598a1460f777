import { useEffect } from 'react';
import { flushSync } from 'react-dom';
import { useLocation } from 'wouter';
import { preload } from './pages';

/** The link that an event happened on, if it leads to a page of this site in this window. */
const internalLink = (event: Event): HTMLAnchorElement | undefined => {
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  if (!link || link.origin !== location.origin || link.target || link.hasAttribute('download'))
    return undefined;
  const isFile = /\.\w+$/.test(link.pathname);
  const isAnchorHere = link.hash !== '' && link.pathname === location.pathname;
  return isFile || isAnchorHere ? undefined : link;
};

const isPlainPress = (event: MouseEvent) =>
  !event.defaultPrevented &&
  event.button === 0 &&
  !event.metaKey &&
  !event.ctrlKey &&
  !event.shiftKey &&
  !event.altKey;

let transition: ViewTransition | undefined;

/** Changes the page in one step, as a view transition where the browser has them and motion is welcome. */
const show = (change: () => void) => {
  if (!document.startViewTransition || matchMedia('(prefers-reduced-motion: reduce)').matches)
    return change();
  transition = document.startViewTransition(change);
  // A transition that the next press cuts short is no fault.
  transition.ready.catch(() => undefined);
  return undefined;
};

/** While a transition runs the browser gives every press to the root: it goes on to what it was meant for. */
const passOn = ({ target, clientX, clientY }: MouseEvent) => {
  if (target !== document.documentElement) return;
  transition?.skipTransition();
  document.elementFromPoint(clientX, clientY)?.closest<HTMLElement>('a, button')?.click();
};

/**
 * Moves about inside the site without loading a page, whatever drew the link, and fetches ahead as soon as a
 * visitor shows interest. A page that cannot be fetched is left to the browser.
 */
export const useInternalLinks = (): void => {
  const [, navigate] = useLocation();
  useEffect(() => {
    /** Counts presses: only the last one still leads somewhere when its page arrives. */
    let presses = 0;
    const forgetPresses = () => void (presses += 1);
    const warm = (event: Event) => {
      const link = internalLink(event);
      if (link) preload(link.pathname).catch(() => undefined);
    };
    const follow = async ({ pathname, search, hash, href }: HTMLAnchorElement) => {
      const mine = (presses += 1);
      if (pathname === location.pathname && !hash) return window.scrollTo(0, 0);
      try {
        await preload(pathname);
        if (mine === presses) show(() => flushSync(() => navigate(pathname + search + hash)));
      } catch {
        if (mine === presses) location.assign(href);
      }
      return undefined;
    };
    const press = (event: MouseEvent) => {
      if (event.isTrusted) passOn(event);
      const link = internalLink(event);
      if (!link || !isPlainPress(event)) return;
      event.preventDefault();
      void follow(link);
    };
    const interests = ['pointerover', 'focusin', 'touchstart'] as const;
    interests.forEach((name) => document.addEventListener(name, warm, { passive: true }));
    document.addEventListener('click', press);
    addEventListener('popstate', forgetPresses);
    return () => {
      interests.forEach((name) => document.removeEventListener(name, warm));
      document.removeEventListener('click', press);
      removeEventListener('popstate', forgetPresses);
    };
  }, [navigate]);
};
