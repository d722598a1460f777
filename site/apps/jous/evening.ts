import { tonight } from '../../browser/tonight';
import { jous as decks } from '../../content/jous.yml';

/** How personal a question is, named after the courses of a dinner: `bread`, `main` or `coffee`. */
export type Depth = keyof typeof decks;

export const depths = Object.keys(decks) as Depth[];

/** State of the app, kept for one evening. */
export interface Evening {
  /** Date on which the evening began. An evening lasts until six in the morning. */
  day: string;
  depth: Depth;
  /** Text of the card that is face up. `undefined` if the top card is face down. */
  card: string | undefined;
  /** Texts of the cards that were already shown. No card is shown twice in an evening. */
  seen: readonly string[];
}

export const newEvening = (now: Date): Evening => ({
  day: tonight(now),
  depth: 'bread',
  card: undefined,
  seen: [],
});

/** Returns the cards of the current depth that were not shown this evening. */
export const cardsLeft = ({ seen, depth }: Evening): string[] =>
  decks[depth].filter((card) => !seen.includes(card));

/** Draws a random card that was not shown yet, and turns it face up. If none is left, `card` is `undefined`. */
export const turnCard = (evening: Evening, random: () => number): Evening => {
  const left = cardsLeft(evening);
  const card = left[Math.floor(random() * left.length)];
  return { ...evening, card, seen: card ? [...evening.seen, card] : evening.seen };
};

/** Removes the card that is face up. The next card of the deck is face down. */
export const layAside = (evening: Evening): Evening => ({ ...evening, card: undefined });

/** Adds the cards that were shown in another window to `seen`. */
export const withSeen = (evening: Evening, { seen }: Evening): Evening => ({
  ...evening,
  seen: [...new Set([...evening.seen, ...seen])],
});

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

/** Parses a stored evening. Returns `undefined` if it is over or invalid. */
export const readEvening = (kept: string | null, now: Date): Evening | undefined => {
  try {
    const value: unknown = JSON.parse(kept ?? 'null');
    if (isEvening(value) && value.day === tonight(now)) return value;
  } catch {
    // Invalid data starts a new evening.
  }
  return undefined;
};
