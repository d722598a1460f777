import { useEffect } from 'react';
import { linkOf } from './linkOf';
import { preload } from './pages';

const interests = ['pointerover', 'focusin', 'touchstart'] as const;

/** Fetches a page as soon as a visitor shows interest in a link to it: the router does so in framework mode alone. */
export const useLinkInterest = (): void => {
  useEffect(() => {
    const fetchAhead = (event: Event) => {
      const link = linkOf(event);
      if (link) preload(link.pathname).catch(() => undefined);
    };
    interests.forEach((name) => document.addEventListener(name, fetchAhead, { passive: true }));
    return () => interests.forEach((name) => document.removeEventListener(name, fetchAhead));
  }, []);
};
