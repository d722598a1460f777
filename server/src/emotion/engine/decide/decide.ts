import { strongest } from '../knowledge/families.js';
import type { Knowledge } from '../knowledge/knowledge.js';
import { abuse, notAFeeling } from './kind.js';
import type { Evidence, Kind, Stage, State, Target } from '../state/state.js';

export function sumUp(evidence: readonly Evidence[]): Target {
  const total = evidence.reduce((sum, { weight }) => sum + weight, 0);
  const families: Record<string, number> = {};
  let valence = 0;
  let arousal = 0;
  for (const item of evidence) {
    valence += item.weight * item.valence;
    arousal += item.weight * item.arousal;
    for (const [family, share] of Object.entries(item.families))
      families[family] = (families[family] ?? 0) + item.weight * share;
  }
  if (total === 0) return { families: {}, valence: 0, arousal: 0 };
  return { families: strongest(families), valence: valence / total, arousal: arousal / total };
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

/** The state as it would be for a text of this kind: what to look for in the lexicon. */
export function decideAs(kind: Kind, state: State): State {
  const felt = sumUp(state.evidence);
  const target = { care: CARING, abuse: SETTLING, match: felt, none: felt }[kind];
  return { ...state, kind, felt, target };
}

/** Which of the four kinds of answer the text gets, and which families of feeling, the strongest 1. */
export function decide(knowledge: Knowledge): Stage {
  const isAbuse = abuse(knowledge);
  const isNotAFeeling = notAFeeling(knowledge);
  return (state) => {
    if (state.crisis !== undefined) return decideAs('care', state);
    if (isAbuse(state.tokens)) return decideAs('abuse', state);
    const decided = decideAs(isNotAFeeling(state) ? 'none' : 'match', state);
    const antecedents = new Set(knowledge.antecedents.find(state.tokens).map(({ meaning }) => meaning));
    return antecedents.size === 0 ? decided : { ...decided, target: { ...decided.target, antecedents } };
  };
}
