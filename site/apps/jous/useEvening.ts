import { useEffect, useState } from 'react';
import { store, stored } from '../../browser/storage';
import { tonight } from '../../browser/tonight';
import { newEvening, readEvening, withSeen, type Evening } from './evening';

const key = 'jous-evening';

/**
 * Returns the state of the evening, and a function to change it. The browser stores the state until six in the morning.
 */
export const useEvening = () => {
  const [evening, setEvening] = useState<Evening>();
  useEffect(() => {
    const show = () => {
      const now = new Date();
      setEvening((shown) =>
        shown?.day === tonight(now) ? shown : (readEvening(stored(key), now) ?? newEvening(now)),
      );
    };
    // Reads the stored evening after the first render, which must equal the prerendered page.
    show();
    // A tab may stay open until the next evening.
    document.addEventListener('visibilitychange', show);
    addEventListener('pageshow', show);
    return () => {
      document.removeEventListener('visibilitychange', show);
      removeEventListener('pageshow', show);
    };
  }, []);
  const change = (step: (evening: Evening) => Evening) => {
    const now = new Date();
    const kept = readEvening(stored(key), now);
    // A press on the prerendered page was not meant for the stored evening, which was not shown yet.
    if (kept && !evening) return;
    const own = evening?.day === tonight(now) ? evening : newEvening(now);
    // Another window may have turned cards meanwhile.
    const next = step(kept ? withSeen(own, kept) : own);
    setEvening(next);
    store(key, JSON.stringify(next));
  };
  return [evening, change] as const;
};
