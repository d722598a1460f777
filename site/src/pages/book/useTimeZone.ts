import { useEffect, useState } from 'react';
import { isTimeZone } from '../../data/isTimeZone';
import { owner } from '../../data/owner';

const { timeZone: ownersTimeZone } = owner.scheduling.hours;

/** The visitor's time zone, or the owner's where the browser cannot name it. */
export const ownTimeZone = (): string => {
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  return timeZone && isTimeZone(timeZone) ? timeZone : ownersTimeZone;
};

/** The time zone is unknown in the HTML. */
export const useTimeZone = () => {
  const [timeZone, setTimeZone] = useState<string>();
  useEffect(() => setTimeZone(ownTimeZone()), []);
  return timeZone;
};
