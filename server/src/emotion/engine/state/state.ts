import { limits } from '../../../contract.js';
import type { Entry, Feeling } from '../knowledge/families.js';
import { ENGLISH, type Language } from '../knowledge/languages.js';
import type { Term } from '../knowledge/lexicon.js';
import { weight, wordList } from '../files/dataFile.js';
import { clean } from '../text/normalise.js';
import { type Token, tokenise } from '../text/tokenise.js';

export type Source = 'word' | 'typo' | 'idiom' | 'situation' | 'emoji' | 'lexicon name' | 'telling';

/** A word, phrase or emoji that was found in the text, with its feeling. */
export interface Evidence extends Feeling {
  readonly source: Source;
  /** The matched term, as the vocabulary spells it. */
  readonly term: string;
  /** Indices of its tokens. Empty for emoji, lexicon names and statistics. */
  readonly at: readonly number[];
  readonly weight: number;
  /** Names of the changes by later stages: "negated", "judged", "missed". */
  readonly notes: readonly string[];
}

/** How many words away a phrase may be that changes a feeling. `weights.json` explains each distance. */
export const REACH = {
  next: weight('reach next'),
  near: weight('reach near'),
  phrase: weight('reach phrase'),
  clause: weight('reach clause'),
};

/** Highest weight of a word that may be a detail of a story, or that only shares its root with a feeling. */
export const INCIDENTAL = weight('incidental word');

export function fromEntry(entry: Entry, source: Source, at: readonly number[], weight: number): Evidence {
  return { ...entry, source, at, weight, notes: [] };
}

export function takenBy(evidence: readonly Evidence[]): Set<number> {
  return new Set(evidence.flatMap(({ at }) => at));
}

const EXCLAIMING = wordList('exclaiming');

/** Whether evidence is laughter or a curse, which is never denied, wished for or a detail: "not embarrassed lol". */
export function isExclaimed(at: readonly number[], tokens: readonly Token[]): boolean {
  return at.length > 0 && at.every((place) => EXCLAIMING.has(tokens[place]?.text ?? ''));
}

const OF_ONESELF = wordList('of oneself');

export function speaksOfOneself(tokens: readonly Token[]): boolean {
  return tokens.some(({ text }) => OF_ONESELF.has(text));
}

export type Kind = 'match' | 'none' | 'abuse' | 'care';

/** Despair in a text. Gentle care is for despair that names no danger. */
export interface Cry {
  readonly care: 'urgent' | 'gentle';
  readonly language: string;
  /** The visitor wants to die, was harmed, or speaks of somebody else in danger. */
  readonly about: 'die' | 'harmed' | 'other';
  /** The matching pattern of `cries/`. Unset if only all words together sound like a cry. */
  readonly pattern?: string;
}

/** All results so far. Each stage returns a copy with its own results. */
export interface State {
  /** `raw` is the text as typed, `text` its normalised form. */
  readonly raw: string;
  readonly text: string;
  readonly tokens: readonly Token[];
  /** `typedIn`: all languages the text may be in. The answer has no words from them. */
  readonly language: Language & { readonly typedIn: readonly string[] };
  readonly cry?: Cry;
  readonly evidence: readonly Evidence[];
  /** The lexicon term that the text names. */
  readonly named?: Term;
  readonly kind: Kind;
  /** The visitor's feeling. The strongest family has weight 1. */
  readonly felt: Feeling;
  /** The feeling to look up in the lexicon: `felt` or, after a cry or abuse, one that may help. */
  readonly target: Feeling;
  /** Events in the text that a feeling came from: "bereavement", "separation". */
  readonly antecedents: ReadonlySet<string>;
  readonly terms: readonly Term[];
  readonly intro: string;
  /** The line above the intro for gentle care. */
  readonly gentleLine: string;
}

/** The care that the answer gives. Urgent care takes the place of the intro, gentle care is one line above it. */
export function careOf({ kind, cry }: State): Cry['care'] | undefined {
  return kind === 'abuse' ? undefined : cry?.care;
}

/** Whether the six words are to comfort: after an urgent cry, and after despair in which no feeling is found. */
export function needsComfort({ kind, cry }: State): boolean {
  return kind === 'care' || (kind === 'none' && cry !== undefined);
}

export const NOTHING: Feeling = { families: {}, valence: 0, arousal: 0 };

/** The state before the first stage: the text, normalised and in words. */
export function unread(raw: string): State {
  // Normalising may turn one character into eighteen (U+FDFA), so apply the length limit again.
  const text = [...clean(raw)].slice(0, limits.emotion).join('');
  return {
    raw,
    text,
    tokens: tokenise(text),
    language: { ...ENGLISH, typedIn: [ENGLISH.name] },
    evidence: [],
    kind: 'none',
    felt: NOTHING,
    target: NOTHING,
    antecedents: new Set(),
    terms: [],
    intro: '',
    gentleLine: '',
  };
}
