import { strongest } from '../knowledge/families.js';
import type { Knowledge } from '../knowledge/knowledge.js';
import { abuse, notAFeeling } from './kind.js';
import { type Evidence, type Kind, NOTHING, type Stage, type State, type Target } from '../state/state.js';

function sumUp(evidence: readonly Evidence[]): Target {
  const total = evidence.reduce((sum, { weight }) => sum + weight, 0);
  if (total === 0) return NOTHING;
  const families: Record<string, number> = {};
  for (const item of evidence)
    for (const [family, share] of Object.entries(item.families))
      families[family] = (families[family] ?? 0) + item.weight * share;
  const mean = (of: 'valence' | 'arousal'): number =>
    evidence.reduce((sum, item) => sum + item.weight * item[of], 0) / total;
  return { families: strongest(families), valence: mean('valence'), arousal: mean('arousal') };
}

/** The state as it would be for a text of this kind: what to look for in the lexicon. */
export function decideAs(kind: Kind, state: State, { instead }: Knowledge): State {
  const felt = sumUp(state.evidence);
  return { ...state, kind, felt, target: kind === 'care' || kind === 'abuse' ? instead[kind] : felt };
}

/** Which of the four kinds of answer the text gets, and which families of feeling, the strongest 1. */
export function decide(knowledge: Knowledge): Stage {
  const isAbuse = abuse(knowledge);
  const isNotAFeeling = notAFeeling(knowledge);
  const kindOf = (state: State): Kind => {
    if (state.crisis !== undefined) return 'care';
    if (isAbuse(state.tokens)) return 'abuse';
    return isNotAFeeling(state) ? 'none' : 'match';
  };
  return (state) => {
    const decided = decideAs(kindOf(state), state, knowledge);
    const antecedents = new Set(knowledge.antecedents.find(state.tokens).map(({ meaning }) => meaning));
    return { ...decided, target: { ...decided.target, antecedents } };
  };
}
