import decks from '../../content/jous.yml';

export type Depth = keyof typeof decks;

export const depths = Object.keys(decks) as Depth[];

/** One evening at a table. A card is on the table once it has been turned. */
export interface Evening {
  /** The date on which it began: after midnight it is still the same evening. */
  day: string;
  depth: Depth;
  /** The card that lies face up. */
  card: string | undefined;
  /** Every card that was turned, which therefore does not come again. */
  seen: readonly string[];
}

const sixHours = 6 * 60 * 60 * 1000;

export const dayOf = (now: Date): string => {
  const start = new Date(now.getTime() - sixHours);
  return [start.getFullYear(), start.getMonth() + 1, start.getDate()].join('-');
};

export const newEvening = (now: Date): Evening => ({
  day: dayOf(now),
  depth: 'bread',
  card: undefined,
  seen: [],
});

/** The cards of a depth that have not been turned this evening. */
export const cardsLeft = ({ seen, depth }: Evening): string[] =>
  decks[depth].filter((card) => !seen.includes(card));

/** Turns a card that nobody has seen this evening; none is left face up when the depth is used up. */
export const turnCard = (evening: Evening, random: () => number): Evening => {
  const left = cardsLeft(evening);
  const card = left[Math.floor(random() * left.length)];
  return { ...evening, card, seen: card ? [...evening.seen, card] : evening.seen };
};

/** Lays the card aside; the next one lies face down. */
export const layAside = (evening: Evening): Evening => ({ ...evening, card: undefined });

export const goTo = (evening: Evening, depth: Depth): Evening => ({ ...evening, depth, card: undefined });

const isEvening = (value: unknown): value is Evening => {
  if (typeof value !== 'object' || value === null) return false;
  const { day, depth, card, seen } = value as Partial<Evening>;
  return (
    typeof day === 'string' &&
    depths.some((known) => known === depth) &&
    (card === undefined || typeof card === 'string') &&
    Array.isArray(seen) &&
    seen.every((text) => typeof text === 'string')
  );
};

/** The evening as it was kept; a new one if that is over or cannot be read. */
export const readEvening = (kept: string | null, now: Date): Evening => {
  try {
    const value: unknown = JSON.parse(kept ?? 'null');
    if (isEvening(value) && value.day === dayOf(now)) return value;
  } catch {
    // What cannot be read is no evening.
  }
  return newEvening(now);
};
