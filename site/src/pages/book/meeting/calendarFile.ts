import { createEvent } from 'ics';
import { slotMinutes } from './slots';

/** Returns an .ics file for the visitor's calendar. The meeting is tentative, because the owner has to confirm it. */
export const calendarFile = (slot: string, owner: string): string => {
  const { value, error } = createEvent({
    title: `Meeting with ${owner}`,
    description: 'Asked for, not confirmed yet. The confirmation comes by e-mail.',
    start: Date.parse(slot),
    startInputType: 'utc',
    startOutputType: 'utc',
    duration: { minutes: slotMinutes },
    status: 'TENTATIVE',
    productId: 'line-of-dance',
  });
  if (!value) throw error ?? new Error('No calendar file');
  return value;
};
