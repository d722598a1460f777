import type { Families } from '../knowledge/families.js';
import type { Knowledge } from '../knowledge/knowledge.js';
import type { Measures } from '../knowledge/modifiers.js';
import { weight } from '../knowledge/dataFile.js';
import type { Evidence, Stage } from '../state/state.js';
import type { Token } from '../text/tokenise.js';

const REACH = 2;
const SIBLING = weight('strength sibling');
const AROUSAL = {
  stronger: weight('strength more arousal'),
  weaker: weight('strength less arousal'),
} as const;

type Change = keyof typeof AROUSAL;

/** How strong each piece of evidence is said to be: "so", "a bit" before it, drawn out or shouted. */
function strengthIn(tokens: readonly Token[], measures: Measures): (item: Evidence) => Change | undefined {
  const weaker = measures.weaker.endsIn(tokens);
  const stronger = measures.stronger.endsIn(tokens);
  return ({ at }) => {
    const first = Math.min(...at);
    const isBefore = (end: number): boolean => end < first && first - end <= REACH;
    if (weaker.some(isBefore)) return 'weaker';
    const stressed = at.some((place) => tokens[place]?.stressed === true);
    return stressed || stronger.some(isBefore) ? 'stronger' : undefined;
  };
}

function shift(item: Evidence, change: Change, families: Families): Evidence {
  const shifted: Record<string, number> = { ...item.families };
  for (const [name, share] of Object.entries(item.families))
    for (const sibling of families[name]?.[change] ?? [])
      shifted[sibling] = Math.max(shifted[sibling] ?? 0, share * SIBLING);
  const arousal = Math.max(-1, Math.min(1, item.arousal + AROUSAL[change]));
  return { ...item, families: shifted, arousal, notes: [...item.notes, change] };
}

/** "Very very sad" reaches towards grief and despair; "slightly annoyed" stays small. */
export function strength({ families, measures }: Knowledge): Stage {
  return (state) => {
    const strengthOf = strengthIn(state.tokens, measures);
    const evidence = state.evidence.map((item) => {
      const isSaid = item.at.length > 0 && !item.notes.includes('negated');
      const change = isSaid ? strengthOf(item) : undefined;
      return change === undefined ? item : shift(item, change, families);
    });
    return { ...state, evidence };
  };
}
