import { useEffect, useState } from 'react';

/** Distance in pixels from the end of a page that counts as the end. */
const end = 12;

/** Smallest scroll in pixels that counts as a change of direction. A resting finger moves less. */
const tremor = 4;

/**
 * Where the visitor is reading. `start`: top of the page. `down`, `up`: direction of scrolling. `end`: end of the page.
 */
export type ReadingPlace = 'start' | 'down' | 'up' | 'end';

const placeAt = (before: ReadingPlace, last: number): ReadingPlace => {
  const y = window.scrollY;
  const left = document.documentElement.scrollHeight - window.innerHeight - y;
  if (left <= end) return 'end';
  if (y <= 0) return 'start';
  if (Math.abs(y - last) > tremor) return y > last ? 'down' : 'up';
  // The page was opened in the middle, for example by a link to a section.
  return before === 'start' ? 'down' : before;
};

/** Tracks where the visitor is reading. A page that does not scroll is at its end. */
export const useReadingPlace = (): ReadingPlace => {
  const [place, setPlace] = useState<ReadingPlace>('start');
  useEffect(() => {
    let last = window.scrollY;
    let now: ReadingPlace = 'start';
    const follow = () => {
      const next = placeAt(now, last);
      if (next !== now || Math.abs(window.scrollY - last) > tremor) last = window.scrollY;
      now = next;
      setPlace(next);
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
  return place;
};
