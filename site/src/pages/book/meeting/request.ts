import { meetingTimeIn } from './meetingTime';

export interface MeetingRequest {
  slot: string;
  timeZone: string;
  ownersTimeZone: string;
  /** What the visitor adds. */
  note: string;
}

/** What the owner reads in the inbox. */
export const requestText = ({ slot, timeZone, ownersTimeZone, note }: MeetingRequest): string => {
  const yours = meetingTimeIn(slot, ownersTimeZone);
  const mine = meetingTimeIn(slot, timeZone);
  const onMyClock = mine.day === yours.day ? mine.hours : `${mine.hours} on ${mine.day}`;
  const sameClock = mine.day === yours.day && mine.hours === yours.hours;
  const request =
    `I’d like to meet you on ${yours.day} from ${yours.hours} your time (${ownersTimeZone})` +
    (sameClock ? '.' : `, which is ${onMyClock} on my clock (${timeZone}).`);
  return note.trim() === '' ? request : `${request}\n\n${note}`;
};
