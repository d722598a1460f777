import { useEffect, useState } from 'react';
import { owner } from '../../data/owner';

const { timeZone: ownersTimeZone } = owner.scheduling.hours;

/** The visitor's time zone, or the owner's where the browser cannot name it. */
const ownTimeZone = (): string => {
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  try {
    // Chrome knows no zone of the name `Etc/Unknown`, which it reports itself.
    return new Intl.DateTimeFormat('en', { timeZone }).resolvedOptions().timeZone || ownersTimeZone;
  } catch {
    return ownersTimeZone;
  }
};

/** The time zone is unknown in the HTML. */
export const useTimeZone = () => {
  const [timeZone, setTimeZone] = useState<string>();
  useEffect(() => setTimeZone(ownTimeZone()), []);
  return timeZone;
};
