import { z } from 'zod';
import { isTimeZone } from './isTimeZone.ts';

const weekday = z.enum(['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday']);
const time = z.string().regex(/^([01]\d|2[0-3]):(00|15|30|45)$|^24:00$/, 'must be a time such as 09:30');

const isDayOff = (entry: string) => {
  const days = entry.split(' to ');
  const [first = '', last = first] = days;
  return days.length <= 2 && days.every((day) => z.iso.date().safeParse(day).success) && first <= last;
};
const dayOff = z
  .string()
  .refine(isDayOff, 'must be a day such as 2026-12-24, or a first and a last one: 2026-12-24 to 2027-01-06');

/** Days and hours at which visitors can ask for a meeting with the owner. */
export const hours = z
  .strictObject({
    weekdays: z.array(weekday).min(1),
    from: time,
    to: time,
    timeZone: z.string().refine(isTimeZone, 'must be a time zone such as Europe/Berlin'),
    /** Minimum time between the request and the meeting, in hours. */
    notice: z.number().min(0),
    /** Without days, the owner's file has nothing after `daysOff:`. */
    daysOff: z
      .array(dayOff)
      .nullable()
      .transform((days) => days ?? []),
  })
  .refine(({ from, to }) => from < to, { path: ['to'], message: 'must be later than `from`' });
