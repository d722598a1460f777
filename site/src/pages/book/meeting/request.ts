import { meetingTimeIn, onOtherClock } from './meetingTime';

interface MeetingRequest {
  slot: string;
  timeZone: string;
  ownersTimeZone: string;
  /** What the visitor adds. */
  note: string;
}

/** What the owner reads in the inbox. */
export const requestText = ({ slot, timeZone, ownersTimeZone, note }: MeetingRequest): string => {
  const yours = meetingTimeIn(slot, ownersTimeZone);
  const mine = onOtherClock(slot, ownersTimeZone, timeZone);
  const request =
    `I’d like to meet you on ${yours.day} from ${yours.hours} your time (${ownersTimeZone})` +
    (mine ? `, which is ${mine} on my clock (${timeZone}).` : '.');
  return note.trim() === '' ? request : `${request}\n\n${note}`;
};
