import { useEffect, useState } from 'react';

/** Within so many pixels of its end a page counts as read to the end. */
const end = 12;

/** A smaller movement, such as that of a resting finger, is not a change of direction. */
const tremor = 4;

/** True while a visitor scrolls down; false at the top, on the way back up and at the end of the page. */
export const useReadingOn = (): boolean => {
  const [readingOn, setReadingOn] = useState(false);
  useEffect(() => {
    let last = window.scrollY;
    const follow = () => {
      const y = window.scrollY;
      const left = document.documentElement.scrollHeight - window.innerHeight - y;
      if (y <= 0 || left <= end) setReadingOn(false);
      else if (Math.abs(y - last) > tremor) setReadingOn(y > last);
      else return;
      last = y;
    };
    addEventListener('scroll', follow, { passive: true });
    return () => removeEventListener('scroll', follow);
  }, []);
  return readingOn;
};
