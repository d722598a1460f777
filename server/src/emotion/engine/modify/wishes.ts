import { weight } from '../knowledge/dataFile.js';
import { weighFamilies, type Families, type Entry } from '../knowledge/families.js';
import type { Knowledge, Negations, Phrases, Measures } from '../knowledge/knowledge.js';
import type { Evidence, Stage } from '../state/state.js';
import type { Token } from '../text/tokenise.js';

const REACH = 4;

/** Whether evidence closely follows any of the phrases, in the same clause. */
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

const STRENGTH_REACH = 2;
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
    const isBefore = (end: number): boolean => end < first && first - end <= STRENGTH_REACH;
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
