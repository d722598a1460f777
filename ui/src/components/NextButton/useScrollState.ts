import { useEffect, useState } from 'react';

/** Where the visitor is on a page: at its end, on the way there or at its top, or on the way back. */
type ScrollState = 'end' | 'down' | 'up';

/** Distance in pixels from the end of a page that counts as the end. */
const end = 12;

/** Smallest scroll in pixels that counts as a change of direction. A resting finger moves less. */
const tremor = 4;

/** Follows the scroll position. At the top it is `down`. A page that does not scroll is at its end. */
export const useScrollState = (): ScrollState => {
  const [state, setState] = useState<ScrollState>('down');
  useEffect(() => {
    let last = window.scrollY;
    const follow = () => {
      const y = window.scrollY;
      const moved = y - last;
      const isMoved = Math.abs(moved) > tremor;
      if (isMoved) last = y;
      setState((before) => {
        if (document.documentElement.scrollHeight - window.innerHeight - y <= end) return 'end';
        if (y <= 0 || (isMoved && moved > 0)) return 'down';
        return isMoved || before === 'end' ? 'up' : before;
      });
    };
    // Updates when the page grows or shrinks, for example when a picture loads.
    const size = new ResizeObserver(follow);
    size.observe(document.body);
    addEventListener('scroll', follow, { passive: true });
    return () => {
      size.disconnect();
      removeEventListener('scroll', follow);
    };
  }, []);
  return state;
};
