import { weighFamilies } from '../knowledge/families.js';
import type { Knowledge } from '../knowledge/knowledge.js';
import type { Negations, Phrases } from '../knowledge/modifiers.js';
import type { Entry } from '../knowledge/vocabulary.js';
import type { Evidence, Stage } from '../state/state.js';
import type { Token } from '../text/tokenise.js';

const REACH = 4;

/** Whether evidence stands close behind any of the phrases, in the same clause. */
function behind(phrases: Phrases, tokens: readonly Token[]): (item: Evidence) => boolean {
  const ends = phrases.endsIn(tokens);
  return ({ at }) => {
    const first = Math.min(...at);
    const isNear = (end: number): boolean =>
      end < first &&
      first - end <= REACH &&
      !tokens.slice(end + 1, first + 1).some(({ afterBreak }) => afterBreak);
    return ends.some(isNear);
  };
}

/** The evidence as another feeling. */
export function become(item: Evidence, { families, valence, arousal, term }: Entry): Evidence {
  return { ...item, families: weighFamilies(families), valence, arousal, notes: [...item.notes, term] };
}

function applyWishes(tokens: readonly Token[], evidence: readonly Evidence[], data: Negations): Evidence[] {
  const isWished = behind(data.wishing, tokens);
  const isWanted = behind(data.wanting, tokens);
  const isFormer = behind(data.formerly, tokens);
  const isExpected = behind(data.expecting, tokens);
  const isOwed = behind(data.owing, tokens);
  return evidence.map((item) => {
    if (item.at.length === 0) return item;
    const isDenied = item.notes.includes('negated');
    const isGood = item.valence > 0;
    if ((isGood || isDenied) && isOwed(item)) return become(item, data.owed);
    if (!isDenied && isExpected(item)) return become(item, isGood ? data.letDown : data.spared);
    if (isGood && isWished(item)) return become(item, data.missed);
    if (isGood && isWanted(item)) return become(item, data.craved);
    if (!isFormer(item)) return item;
    return become(item, isGood ? data.faded : data.outgrown);
  });
}

/** "I wish I were happy" is not joy: what is wished for, wanted or gone speaks of its absence. Earns .01. */
export function wishes({ negations }: Knowledge): Stage {
  return (state) => ({ ...state, evidence: applyWishes(state.tokens, state.evidence, negations) });
}
