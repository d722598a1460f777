import { choose } from './choose/choose.js';
import { scoreTerms } from './choose/score.js';
import { wander } from './choose/wander.js';
import type { Knowledge } from './knowledge/knowledge.js';
import { languageKeys } from './knowledge/languageNames.js';
import type { Term } from './knowledge/lexicon.js';
import { recogniseAbuse } from './recognise/abuse.js';
import { recogniseCrisis, type Crisis } from './recognise/crisis.js';
import { isNotAFeeling } from './recognise/notAFeeling.js';
import { clean, fold } from './text/normalise.js';
import { tokenise, type Token } from './text/tokenise.js';
import type { Target } from './understand/target.js';
import { understand, type Understanding } from './understand/understand.js';

/** What kind of answer a text gets. */
export type Kind = 'match' | 'none' | 'abuse' | 'care';

export interface Reading {
  readonly kind: Kind;
  readonly text: string;
  readonly tokens: readonly Token[];
  readonly understanding: Understanding;
  readonly target: Target;
  readonly terms: readonly Term[];
  readonly crisis?: Crisis;
}

const CARING: Target = {
  families: { compassion: 1, belonging: 0.9, tenderness: 0.6, hope: 0.5, trust: 0.4 },
  valence: 0.6,
  arousal: -0.1,
};
const SETTLING: Target = {
  families: { anger: 1, irritation: 0.8, calm: 0.6, relief: 0.5, regret: 0.3 },
  valence: -0.1,
  arousal: 0.3,
};
const KIND_ENOUGH = 0.3;

function decide(text: string, tokens: readonly Token[], understanding: Understanding, knowledge: Knowledge) {
  const crisis = recogniseCrisis(tokens, knowledge.crisis);
  if (crisis !== undefined) return { kind: 'care', crisis } as const;
  if (recogniseAbuse(tokens, knowledge.abuse)) return { kind: 'abuse' } as const;
  if (isNotAFeeling(text, understanding, knowledge)) return { kind: 'none' } as const;
  return { kind: 'match' } as const;
}

/** The terms for a kind of answer; the same text always gets the same. */
function termsFor(
  kind: Kind,
  target: Target,
  understanding: Understanding,
  seed: string,
  knowledge: Knowledge,
): Term[] {
  const { lexicon, families } = knowledge;
  const typedIn = understanding.language.typedIn.flatMap(languageKeys);
  if (kind === 'none') return wander(lexicon, typedIn, seed);
  const allowed =
    kind === 'care'
      ? lexicon.filter((term) => term.valence >= KIND_ENOUGH && term.confidence === 'high')
      : lexicon;
  const scored = scoreTerms(allowed, target, families, seed);
  return choose(scored, target.families, typedIn, understanding.named?.term);
}

function targetFor(kind: Kind, { target }: Understanding): Target {
  if (kind === 'care') return CARING;
  return kind === 'abuse' ? SETTLING : target;
}

/** The reading, had its text been recognised as of another kind. */
export function as(kind: Kind, reading: Reading, knowledge: Knowledge): Reading {
  const { understanding, text } = reading;
  const target = targetFor(kind, understanding);
  return { ...reading, kind, target, terms: termsFor(kind, target, understanding, fold(text), knowledge) };
}

/** Reads a text from beginning to end: what it is, what is felt, which six terms answer it. */
export function read(raw: string, knowledge: Knowledge): Reading {
  const text = clean(raw);
  const tokens = tokenise(text, knowledge.spelling);
  const understanding = understand(raw, text, tokens, knowledge);
  const decision = decide(text, tokens, understanding, knowledge);
  const target = targetFor(decision.kind, understanding);
  const terms = termsFor(decision.kind, target, understanding, fold(text), knowledge);
  return { ...decision, text, tokens, understanding, target, terms };
}
