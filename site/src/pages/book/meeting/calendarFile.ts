import { createEvent } from 'ics';
import { slotMinutes } from './slots';

/** An entry for the visitor's own calendar: tentative, because the owner has not confirmed it yet. */
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
