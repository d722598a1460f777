export const moods = ['Flat', 'Fair', 'Good', 'Lovely', 'Rare'] as const;

/** Mood on the way home, from 1 to 5. */
export type Mood = 1 | 2 | 3 | 4 | 5;

export interface Night {
  id: string;
  /** ISO date of the day on which the night began. */
  date: string;
  place: string;
  /** `undefined` if not counted. */
  dances: number | undefined;
  /** Initials. */
  partners: readonly string[];
  line: string;
  mood: Mood;
}

/** Texts of a night, as in a form or in a row of a CSV file. */
export type NightTexts = Record<'date' | 'place' | 'dances' | 'partners' | 'line' | 'mood', string>;

export const longest = { place: 80, line: 280, partners: 120 } as const;
const mostDances = 200;

const isDate = (text: string): boolean => {
  const date = new Date(`${text}T00:00:00Z`);
  return (
    /^\d{4}-\d\d-\d\d$/.test(text) && !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text)
  );
};

export type NightFault = Partial<Record<keyof NightTexts, string>>;

const moodOf = (text: string): Mood | undefined => {
  const named = moods.findIndex((mood) => mood.toLowerCase() === text.toLowerCase()) + 1;
  const mood = named || Number(text);
  return mood === 1 || mood === 2 || mood === 3 || mood === 4 || mood === 5 ? mood : undefined;
};

/** Validates the texts of a night. Returns the night, or the first fault with its field. */
export const readNight = (texts: NightTexts, id: string): { night: Night } | { fault: NightFault } => {
  const text = Object.fromEntries(
    Object.entries(texts).map(([name, value]) => [name, value.trim()]),
  ) as NightTexts;
  const dances = text.dances === '' ? undefined : Number(text.dances);
  const mood = moodOf(text.mood);
  const fault: NightFault = {
    ...(!isDate(text.date) && { date: text.date ? `“${text.date}” is not a date.` : 'The date is missing.' }),
    ...(dances !== undefined &&
      !(Number.isInteger(dances) && dances >= 0 && dances <= mostDances) && {
        dances: `The number of dances must be between 0 and ${mostDances}.`,
      }),
    ...(text.place.length > longest.place && { place: 'The name of the place is too long.' }),
    ...(text.line.length > longest.line && { line: `The line is longer than ${longest.line} characters.` }),
    ...(text.partners.length > longest.partners && { partners: 'Too many initials.' }),
  };
  if (!mood) fault.mood = text.mood ? `“${text.mood}” is not a mood from 1 to 5.` : 'The mood is missing.';
  if (!mood || Object.keys(fault).length > 0) return { fault };
  const partners = text.partners
    .split(',')
    .map((initials) => initials.trim())
    .filter(Boolean);
  return { night: { id, date: text.date, place: text.place, dances, partners, line: text.line, mood } };
};

export const textsOf = ({ date, place, dances, partners, line, mood }: Night): NightTexts => ({
  date,
  place,
  dances: dances === undefined ? '' : String(dances),
  partners: partners.join(', '),
  line,
  mood: String(mood),
});

/** Newest first. */
export const sorted = (nights: readonly Night[]): Night[] =>
  nights.toSorted((a, b) => (a.date < b.date ? 1 : a.date > b.date ? -1 : 0));

const shortDay = new Intl.DateTimeFormat('en-GB', {
  weekday: 'short',
  day: 'numeric',
  month: 'short',
  timeZone: 'UTC',
});

export const dayOf = ({ date }: Pick<Night, 'date'>): string =>
  shortDay.format(new Date(`${date}T00:00:00Z`));

/** Today's date. Until six in the morning it is the day before. */
export const tonight = (now: Date): string => {
  const start = new Date(now.getTime() - 6 * 60 * 60 * 1000);
  const two = (part: number) => String(part).padStart(2, '0');
  return `${start.getFullYear()}-${two(start.getMonth() + 1)}-${two(start.getDate())}`;
};
