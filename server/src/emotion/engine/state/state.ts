import { type Entry, type Feeling, weighFamilies } from '../knowledge/families.js';
import type { Term } from '../knowledge/lexicon.js';
import { weight, wordList } from '../knowledge/dataFile.js';
import type { Token } from '../text/tokenise.js';

export type Source = 'word' | 'typo' | 'idiom' | 'situation' | 'emoji' | 'lexicon name' | 'telling';

/** One thing found in the text and the feeling it speaks of. */
export interface Evidence extends Feeling {
  readonly source: Source;
  /** As the vocabulary spells it. */
  readonly term: string;
  /** Places among the tokens; empty for signs that are no words. */
  readonly at: readonly number[];
  readonly weight: number;
  /** What later stages made of it. */
  readonly notes: readonly string[];
}

/** How many words away something may be that changes a feeling. */
export const NEXT = weight('reach next');
export const NEAR = weight('reach near');
export const PHRASE = weight('reach phrase');
export const CLAUSE = weight('reach clause');

/** Up to here a word may be a detail of what is told, or share no more than its root with a feeling. */
export const INCIDENTAL = weight('incidental word');

export function fromEntry(entry: Entry, source: Source, at: readonly number[], weight: number): Evidence {
  const { term, families, valence, arousal } = entry;
  return { source, term, at, families: weighFamilies(families), valence, arousal, weight, notes: [] };
}

/** Places of the words that are already evidence. */
export function takenBy(evidence: readonly Evidence[]): Set<number> {
  return new Set(evidence.flatMap(({ at }) => at));
}

const EXCLAIMING = wordList('exclaiming');

/** "Not embarrassed lol", "should be in jail haha": nobody denies, wishes for or tells of laughter and curses. */
export function isExclaimed(at: readonly number[], tokens: readonly Token[]): boolean {
  return at.length > 0 && at.every((place) => EXCLAIMING.has(tokens[place]?.text ?? ''));
}

const OF_ONESELF = wordList('of oneself');

export function speaksOfOneself(tokens: readonly Token[]): boolean {
  return tokens.some(({ text }) => OF_ONESELF.has(text));
}

/** What kind of answer a text gets. */
export type Kind = 'match' | 'none' | 'abuse' | 'care';

export interface Crisis {
  readonly language: string;
  /** Someone else is in danger, not the visitor. */
  readonly aboutSomeoneElse: boolean;
  /** Somebody does the visitor violence, or did. */
  readonly harmed: boolean;
  /** The pattern that says so, as its file spells it. */
  readonly pattern: string;
}

export interface Detected {
  /** The language whose words are read. */
  readonly code: string;
  /** Names of every language the text may be in: none of them is offered back. */
  readonly typedIn: readonly string[];
  /** Whether there is a vocabulary of it; else only pictures and words of the lexicon are understood. */
  readonly isRead: boolean;
}

/** What the visitor feels, as far as it was understood; the strongest family is 1. */
export interface Target extends Feeling {
  /** What it came from, where the text tells that. */
  readonly antecedents?: ReadonlySet<string>;
}

/** All that is known of a text; every stage returns it with what it has found out. */
export interface State {
  /** As it was typed, and as a person would have typed it plainly. */
  readonly raw: string;
  readonly text: string;
  readonly tokens: readonly Token[];
  readonly language: Detected;
  readonly crisis?: Crisis;
  /** Despair between the lines, which no pattern of a cry names. */
  readonly undertone?: { readonly language: string; readonly pattern?: string };
  readonly evidence: readonly Evidence[];
  /** The term of the lexicon that was typed. */
  readonly named?: Term;
  readonly kind: Kind;
  readonly felt: Target;
  /** What is looked for in the lexicon: what is felt, or what may help. */
  readonly target: Target;
  readonly terms: readonly Term[];
  readonly intro: string;
  /** Words of care above the intro where there is an undertone. */
  readonly gentleLine: string;
}

/** How much care an answer takes: the whole of it, one line above it, or none. */
export function careOf({ kind, undertone }: State): 'urgent' | 'gentle' | undefined {
  if (kind === 'care') return 'urgent';
  return undertone === undefined || kind === 'abuse' ? undefined : 'gentle';
}

export type Stage = (state: State) => State;

export const NOTHING: Target = { families: {}, valence: 0, arousal: 0 };

export function unread(raw: string): State {
  return {
    raw,
    text: raw,
    tokens: [],
    language: { code: 'en', typedIn: ['English'], isRead: true },
    evidence: [],
    kind: 'none',
    felt: NOTHING,
    target: NOTHING,
    terms: [],
    intro: '',
    gentleLine: '',
  };
}
