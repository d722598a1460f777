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
  /** Indices of the matched tokens. Empty for emoji, names of lexicon terms and feelings found by `Statistics`. */
  readonly at: readonly number[];
  readonly weight: number;
  /** Words for what later stages found out: "negated", or "missed" for a feeling that the visitor misses. */
  readonly notes: readonly string[];
}

/** How many words a feeling may be away from a phrase that changes it, such as "not". Explained in `weights.json`. */
export const REACH = {
  next: weight('reach next'),
  near: weight('reach near'),
  phrase: weight('reach phrase'),
  clause: weight('reach clause'),
};

/** Weight of a word that may be only a detail of a story, or that only shares its root with a feeling word. */
export const INCIDENTAL = weight('incidental word');

export function fromEntry(entry: Entry, source: Source, at: readonly number[], weight: number): Evidence {
  return { ...entry, source, at, weight, notes: [] };
}

export function takenBy(evidence: readonly Evidence[]): Set<number> {
  return new Set(evidence.flatMap(({ at }) => at));
}

const EXCLAIMING = wordList('exclaiming');

/** Whether these are laughter or curses, to which a "not" in the text does not apply: "not embarrassed lol". */
export function isExclaimed(at: readonly number[], tokens: readonly Token[]): boolean {
  return at.length > 0 && at.every((place) => EXCLAIMING.has(tokens[place]?.text ?? ''));
}

const OF_ONESELF = wordList('of oneself');

export function speaksOfOneself(tokens: readonly Token[]): boolean {
  return tokens.some(({ text }) => OF_ONESELF.has(text));
}

export type Kind = 'match' | 'none' | 'abuse' | 'care';

/** A cry for help in a text. Care is urgent if the text speaks of danger, and gentle if it only shows despair. */
export interface Cry {
  readonly care: 'urgent' | 'gentle';
  readonly language: string;
  /** The visitor wants to die, was harmed, or speaks of somebody else in danger. */
  readonly about: 'die' | 'harmed' | 'other';
  /** The matching pattern of `cries/`. Unset if none matches, but all words together sound like a cry for help. */
  readonly pattern?: string;
}

/** A text and what the stages have found out about it so far. Each stage returns a copy with its own results. */
export interface State {
  /** `raw` is the text as typed, `text` its normalised form. */
  readonly raw: string;
  readonly text: string;
  readonly tokens: readonly Token[];
  /** `typedIn`: all languages the text may be in. The answer has no words from them: the visitor knows those. */
  readonly language: Language & { readonly typedIn: readonly string[] };
  readonly cry?: Cry;
  readonly evidence: readonly Evidence[];
  /** The lexicon term that the text names. */
  readonly named?: Term;
  readonly kind: Kind;
  /** The visitor's feeling. The strongest family has weight 1. */
  readonly felt: Feeling;
  /** The feeling to look up in the lexicon: `felt`, but after a cry for help or an insult one that may help. */
  readonly target: Feeling;
  /** Events in the text that may have caused the feeling: "bereavement", "separation". */
  readonly antecedents: ReadonlySet<string>;
  readonly terms: readonly Term[];
  readonly intro: string;
  /** The line of gentle care above the intro. Empty if the text needs none. */
  readonly gentleLine: string;
}

/** The answer's notice with a helpline: an urgent one replaces the intro, a gentle one is a line above it. */
export function careOf({ kind, cry }: State): Cry['care'] | undefined {
  return kind === 'abuse' ? undefined : cry?.care;
}

/** Whether the six words should comfort: after an urgent cry for help, or after despair that names no feeling. */
export function needsComfort({ kind, cry }: State): boolean {
  return kind === 'care' || (kind === 'none' && cry !== undefined);
}

export const NOTHING: Feeling = { families: {}, valence: 0, arousal: 0 };

/** The state of a text before the first stage: normalised and split into words. */
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
