import { nameOfZone } from '@line-of-dance/ui';
import { slotMinutes } from './slots';

const locale = 'en-GB';

/** Day and time of a meeting in a time zone, as text. */
interface MeetingTime {
  /** Text such as "Tuesday 24 November 2026". */
  day: string;
  /** Text such as "10:30 to 11:00". */
  hours: string;
}

export const meetingTimeIn = (slot: string, timeZone: string): MeetingTime => {
  const start = new Date(slot);
  const end = new Date(start.getTime() + slotMinutes * 60_000);
  const day = new Intl.DateTimeFormat(locale, {
    timeZone,
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    year: 'numeric',
  });
  const time = new Intl.DateTimeFormat(locale, { timeZone, hour: '2-digit', minute: '2-digit' });
  return { day: day.format(start).replace(',', ''), hours: `${time.format(start)} to ${time.format(end)}` };
};

/**
 * Returns the time of a meeting in another time zone, with the day if it is another day there. Undefined if day and
 * time are the same in both time zones.
 */
export const onOtherClock = (slot: string, timeZone: string, otherTimeZone: string): string | undefined => {
  const here = meetingTimeIn(slot, timeZone);
  const there = meetingTimeIn(slot, otherTimeZone);
  if (here.day !== there.day) return `${there.hours} on ${there.day}`;
  return here.hours === there.hours ? undefined : there.hours;
};

interface MeetingRequest {
  slot: string;
  timeZone: string;
  ownersTimeZone: string;
  /** Text that the visitor has added to the request. */
  note: string;
}

/** Returns the text of the message that the owner receives. */
export const requestText = ({ slot, timeZone, ownersTimeZone, note }: MeetingRequest): string => {
  const yours = meetingTimeIn(slot, ownersTimeZone);
  const mine = onOtherClock(slot, ownersTimeZone, timeZone);
  const request =
    `I’d like to meet you on ${yours.day} from ${yours.hours} your time (${nameOfZone(ownersTimeZone)})` +
    (mine ? `, which is ${mine} on my clock (${nameOfZone(timeZone)}).` : '.');
  return note.trim() === '' ? request : `${request}\n\n${note}`;
};
