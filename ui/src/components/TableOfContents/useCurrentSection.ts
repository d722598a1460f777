import { useEffect, useState } from 'react';

/** Returns the id of the section that is being read: the last one that begins in the upper third of the window. */
export const useCurrentSection = (sections: readonly { id: string }[]): string | undefined => {
  const [current, setCurrent] = useState<string>();
  useEffect(() => {
    const topOf = (id: string) => document.getElementById(id)?.getBoundingClientRect().top ?? Infinity;
    const follow = () => setCurrent(sections.findLast(({ id }) => topOf(id) < window.innerHeight / 3)?.id);
    follow();
    addEventListener('scroll', follow, { passive: true });
    return () => removeEventListener('scroll', follow);
  }, [sections]);
  return current;
};
