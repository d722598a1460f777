import { useEffect, useState } from 'react';
import { dayOf, newEvening, readEvening, withSeen, type Evening } from './evening';

const key = 'jous-evening';

const read = (): string | null => {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
};

const keep = (evening: Evening) => {
  try {
    localStorage.setItem(key, JSON.stringify(evening));
  } catch {
    // Storage is blocked. The evening continues in memory until a reload.
  }
};

/** State of the evening, stored in this browser until six in the morning. */
export const useEvening = () => {
  const [evening, setEvening] = useState<Evening>();
  // Not during the first render, because it must equal the prerendered page.
  useEffect(() => setEvening(readEvening(read(), new Date())), []);
  const change = (step: (evening: Evening) => Evening) => {
    const now = new Date();
    const own = evening?.day === dayOf(now) ? evening : newEvening(now);
    // Another window may have turned cards meanwhile.
    const next = step(withSeen(own, readEvening(read(), now)));
    setEvening(next);
    keep(next);
  };
  return [evening, change] as const;
};
