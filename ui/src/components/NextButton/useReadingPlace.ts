import { useEffect, useState } from 'react';

/** Within so many pixels of its end a page counts as read to the end. */
const end = 12;

/** A smaller movement, such as that of a resting finger, is not a change of direction. */
const tremor = 4;

/** `start` on the first screen, `down` and `up` for the direction of reading, `end` where nothing is left to read. */
export type ReadingPlace = 'start' | 'down' | 'up' | 'end';

const placeAt = (before: ReadingPlace, last: number): ReadingPlace => {
  const y = window.scrollY;
  const left = document.documentElement.scrollHeight - window.innerHeight - y;
  if (left <= end) return 'end';
  if (y <= 0) return 'start';
  if (Math.abs(y - last) > tremor) return y > last ? 'down' : 'up';
  // The page was opened in its middle, by a link to a part of it for example.
  return before === 'start' ? 'down' : before;
};

const isShown = (id: string): boolean => {
  const { top = Infinity, bottom = 0 } = document.getElementById(id)?.getBoundingClientRect() ?? {};
  return top < window.innerHeight && bottom > 0;
};

/**
 * Where in the page a visitor reads, and whether an element, found by its id, is in sight. A page without anything to
 * scroll is at its end.
 */
export const useReadingPlace = (id?: string): { place: ReadingPlace; isInSight: boolean } => {
  const [place, setPlace] = useState<ReadingPlace>('start');
  const [isInSight, setIsInSight] = useState(false);
  useEffect(() => {
    let last = window.scrollY;
    let now: ReadingPlace = 'start';
    const follow = () => {
      const next = placeAt(now, last);
      if (next !== now || Math.abs(window.scrollY - last) > tremor) last = window.scrollY;
      now = next;
      setPlace(next);
      setIsInSight(id !== undefined && isShown(id));
    };
    // The page grows or shrinks when another one or a picture arrives.
    const size = new ResizeObserver(follow);
    size.observe(document.body);
    addEventListener('scroll', follow, { passive: true });
    return () => {
      size.disconnect();
      removeEventListener('scroll', follow);
    };
  }, [id]);
  return { place, isInSight };
};
