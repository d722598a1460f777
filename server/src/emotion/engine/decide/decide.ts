import type { Knowledge } from '../knowledge/knowledge.js';
import type { Kind, Stage, State, Target } from '../state/state.js';
import { isNotAFeeling, readOtherBusiness } from './notAFeeling.js';
import { sumUp } from './target.js';

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

/** The state, had its text been recognised as of this kind: what to look for in the lexicon. */
export function decideAs(kind: Kind, state: State): State {
  const felt = sumUp(state.evidence);
  const target = { care: CARING, abuse: SETTLING, match: felt, none: felt }[kind];
  return { ...state, kind, felt, target };
}

/** Which of the four kinds of answer the text gets, and which families of feeling, the strongest 1. */
export function decide(knowledge: Knowledge): Stage {
  const otherBusiness = readOtherBusiness(knowledge.spelling);
  return (state) => {
    if (state.crisis !== undefined) return decideAs('care', state);
    if (state.abusive) return decideAs('abuse', state);
    return decideAs(isNotAFeeling(state, knowledge, otherBusiness) ? 'none' : 'match', state);
  };
}
