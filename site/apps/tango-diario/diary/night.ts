export const moods = ['Flat', 'Fair', 'Good', 'Lovely', 'Rare'] as const;

/** How the night was, from 1 (`Flat`) to 5 (`Rare`). */
export type Mood = 1 | 2 | 3 | 4 | 5;

export interface Night {
  id: string;
  /** ISO date of the day on which the night began. */
  date: string;
  place: string;
  /** Number of dances. `undefined` if nobody counted them. */
  dances: number | undefined;
  /** Initials of the dance partners. */
  partners: readonly string[];
  line: string;
  mood: Mood;
}

/** All fields of a night as text, as in the form or in a row of a CSV file. */
export type NightTexts = Record<'date' | 'place' | 'dances' | 'partners' | 'line' | 'mood', string>;

/** Maximum lengths of the form's fields, in characters. */
export const longest = { place: 80, line: 280, partners: 120 } as const;
const mostDances = 200;
const dancesFault = `The number of dances must be between 0 and ${mostDances}.`;

const isDate = (text: string): boolean => {
  const date = new Date(`${text}T00:00:00Z`);
  return (
    /^\d{4}-\d\d-\d\d$/.test(text) && !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text)
  );
};

export type NightFault = Partial<Record<keyof NightTexts, string>>;

const moodOf = (text: string): Mood | undefined => {
  const named = moods.findIndex((mood) => mood.toLowerCase() === text.toLowerCase()) + 1;
  return ([1, 2, 3, 4, 5] as const).find((mood) => mood === (named || Number(text)));
};

type Reading = { night: Night } | { fault: NightFault };

/** Reads a night from a file or from storage. The limits of the form do not apply, so that no stored night is lost. */
export const readKept = (texts: NightTexts, id: string): Reading => {
  const text = Object.fromEntries(
    Object.entries(texts).map(([name, value]) => [name, value.trim()]),
  ) as NightTexts;
  const dances = text.dances === '' ? undefined : Number(text.dances);
  const mood = moodOf(text.mood);
  const fault: NightFault = {
    ...(!isDate(text.date) && { date: text.date ? `“${text.date}” is not a date.` : 'The date is missing.' }),
    ...(dances !== undefined && !(Number.isInteger(dances) && dances >= 0) && { dances: dancesFault }),
  };
  if (!mood) fault.mood = text.mood ? `“${text.mood}” is not a mood from 1 to 5.` : 'Choose how it was.';
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

/** Reads a night from the form. Returns the night, or a message for each field with a mistake. */
export const readNight = (texts: NightTexts, id: string): Reading => {
  const result = readKept(texts, id);
  const { place, dances, partners, line } = 'night' in result ? textsOf(result.night) : texts;
  const fault: NightFault = {
    // A browser makes the year 0026 of a 26 that somebody types.
    ...(texts.date.startsWith('0') && { date: 'Write the year with four digits.' }),
    ...(Number(dances) > mostDances && { dances: dancesFault }),
    ...(place.length > longest.place && { place: 'The name of the place is too long.' }),
    ...(line.length > longest.line && { line: `The line is longer than ${longest.line} characters.` }),
    ...(partners.length > longest.partners && { partners: 'Too many initials.' }),
    ...('fault' in result && result.fault),
  };
  return Object.keys(fault).length > 0 ? { fault } : result;
};

/** Sorts nights by date, newest first. */
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
