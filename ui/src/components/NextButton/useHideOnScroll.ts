import { useEffect, useState } from 'react';

/** Distance in pixels from the end of a page that counts as the end. */
const end = 12;

/** Smallest scroll in pixels that counts as a change of direction. A resting finger moves less. */
const tremor = 4;

const hidesAfter = (before: boolean, last: number): boolean => {
  const y = window.scrollY;
  if (document.documentElement.scrollHeight - window.innerHeight - y <= end) return false;
  if (y <= 0) return true;
  return Math.abs(y - last) > tremor ? y > last : before;
};

/** True at the top of a page and while the visitor scrolls down. False at its end, also of one that does not scroll. */
export const useHideOnScroll = (): boolean => {
  const [isHidden, setIsHidden] = useState(true);
  useEffect(() => {
    let last = window.scrollY;
    let now = true;
    const follow = () => {
      const next = hidesAfter(now, last);
      if (next !== now || Math.abs(window.scrollY - last) > tremor) last = window.scrollY;
      now = next;
      setIsHidden(next);
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
  return isHidden;
};
