import { useEffect, useState } from 'react';
import { isTimeZone } from '../../data/isTimeZone';
import { owner } from '../../data/owner';

const { timeZone: ownersTimeZone } = owner.scheduling.hours;

/** Returns the visitor's time zone, or the owner's if the browser reports none that it can use. */
export const ownTimeZone = (): string => {
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  return timeZone && isTimeZone(timeZone) ? timeZone : ownersTimeZone;
};

/** Returns the visitor's time zone. It is undefined until hydration, because only the browser knows it. */
export const useTimeZone = () => {
  const [timeZone, setTimeZone] = useState<string>();
  useEffect(() => setTimeZone(ownTimeZone()), []);
  return timeZone;
};
