import { z } from 'zod';

const weekday = z.enum(['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday']);
const time = z.string().regex(/^([01]\d|2[0-3]):(00|15|30|45)$|^24:00$/, 'must be a time such as 09:30');
const dayOff = z
  .string()
  .regex(
    /^\d{4}-\d\d-\d\d( to \d{4}-\d\d-\d\d)?$/,
    'must be a day such as 2026-12-24, or 2026-12-24 to 2027-01-06',
  );

const isTimeZone = (name: string) => {
  try {
    return Boolean(new Intl.DateTimeFormat('en', { timeZone: name }));
  } catch {
    return false;
  }
};

/** Hours in which the owner can be met. */
export const hours = z
  .strictObject({
    weekdays: z.array(weekday).min(1),
    from: time,
    to: time,
    timeZone: z.string().refine(isTimeZone, 'must be a time zone such as Europe/Berlin'),
    /** Minimum time before a meeting, in hours. */
    notice: z.number().min(0),
    daysOff: z.array(dayOff),
  })
  .refine(({ from, to }) => from < to, { path: ['to'], message: 'must be later than `from`' });
