import type { FamilyWeights } from '../knowledge/families.js';
import type { Term } from '../knowledge/lexicon.js';
import type { Token } from '../text/tokenise.js';
import type { Evidence } from './evidence.js';

/** What kind of answer a text gets. */
export type Kind = 'match' | 'none' | 'abuse' | 'care';

export interface Crisis {
  readonly language: string;
  /** Someone else is in danger, not the visitor. */
  readonly aboutSomeoneElse: boolean;
  /** Somebody does the visitor violence, or did. */
  readonly harmed: boolean;
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
export interface Target {
  readonly families: FamilyWeights;
  readonly valence: number;
  readonly arousal: number;
}

/** All that is known of a text; every stage returns it with what it has found out. */
export interface State {
  /** As it was typed, and as a person would have typed it plainly. */
  readonly raw: string;
  readonly text: string;
  readonly tokens: readonly Token[];
  readonly language: Detected;
  readonly crisis?: Crisis;
  readonly abusive: boolean;
  readonly evidence: readonly Evidence[];
  /** The term of the lexicon that was typed. */
  readonly named?: Term;
  readonly kind: Kind;
  readonly felt: Target;
  /** What is looked for in the lexicon: what is felt, or what may help. */
  readonly target: Target;
  readonly terms: readonly Term[];
  readonly intro: string;
}

export type Stage = (state: State) => State;

const NOTHING: Target = { families: {}, valence: 0, arousal: 0 };

export function unread(raw: string): State {
  return {
    raw,
    text: raw,
    tokens: [],
    language: { code: 'en', typedIn: ['English'], isRead: true },
    abusive: false,
    evidence: [],
    kind: 'none',
    felt: NOTHING,
    target: NOTHING,
    terms: [],
    intro: '',
  };
}
