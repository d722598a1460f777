import { weight, wordList } from '../knowledge/dataFile.js';
import { weighFamilies, readVocabulary, type Families, type Entry } from '../knowledge/families.js';
import type { Knowledge } from '../knowledge/knowledge.js';
import { type Evidence, NEXT, PHRASE, type Stage, type State, isExclaimed } from '../state/state.js';
import { fold } from '../text/normalise.js';
import type { Token } from '../text/tokenise.js';

type Signs = Knowledge['signs'];

/** Whether evidence closely follows any of the phrases, in the same clause. */
function behind(
  name: string,
  tokens: readonly Token[],
  signs: Signs,
  reach = PHRASE,
): (item: Evidence) => boolean {
  const phrases = signs.placesOf(name, tokens);
  return ({ at }) => {
    const first = Math.min(...at);
    return phrases.some((phrase) => {
      const end = phrase.at(-1) ?? 0;
      if (end >= first || first - end > reach) return false;
      return !tokens.slice(end + 1, first + 1).some(({ afterBreak }) => afterBreak);
    });
  };
}

/** The evidence as another feeling. */
export function become(item: Evidence, { families, valence, arousal, term }: Entry): Evidence {
  return { ...item, families: weighFamilies(families), valence, arousal, notes: [...item.notes, term] };
}

function applyWishes({ tokens, evidence }: State, { signs, negations: data }: Knowledge): Evidence[] {
  const isWished = behind('wishing', tokens, signs);
  const isWanted = behind('wanting', tokens, signs);
  const isFormer = behind('formerly', tokens, signs);
  const isExpected = behind('expecting', tokens, signs);
  const isOwed = behind('owing', tokens, signs);
  return evidence.map((item) => {
    if (item.at.length === 0 || isExclaimed(item, tokens, data.exclaiming)) return item;
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
export function wishes(knowledge: Knowledge): Stage {
  return (state) => ({ ...state, evidence: applyWishes(state, knowledge) });
}

const OF_ONESELF = wordList('judged of oneself');
const JUDGED = wordList('judged');

function isJudgement({ at }: Evidence, tokens: readonly Token[]): boolean {
  const first = Math.min(...at);
  const next = tokens[Math.max(...at) + 1];
  const before = tokens.slice(Math.max(0, first - PHRASE), first);
  // "I think that's stupid" judges; "I am stupid" does not.
  const lastOf = (words: ReadonlySet<string>): number => before.findLastIndex(({ text }) => words.has(text));
  if (lastOf(OF_ONESELF) > lastOf(JUDGED) || before.at(-1)?.text === 'am') return false;
  return before.some(({ text }) => JUDGED.has(text)) || (next !== undefined && !next.afterBreak);
}

/** "That's stupid" is contempt and "beautiful photo" admiration, where of oneself they are shame and pride. */
export function judgements({ families }: Knowledge): Stage {
  const entries = readVocabulary('judgements.tsv', families);
  const judging = new Map(entries.map((entry) => [fold(entry.term), entry]));
  return (state) => ({
    ...state,
    evidence: state.evidence.map((item) => {
      const entry =
        item.source === 'word' && item.at.length === 1
          ? judging.get(fold(state.tokens[item.at[0] ?? 0]?.text ?? item.term))
          : undefined;
      const isJudged = entry !== undefined && isJudgement(item, state.tokens);
      return isJudged ? become(item, { ...entry, term: 'judged' }) : item;
    }),
  });
}

const SIBLING = weight('strength sibling');

function shift(item: Evidence, change: 'stronger' | 'weaker', families: Families): Evidence {
  const shifted: Record<string, number> = { ...item.families };
  for (const [name, share] of Object.entries(item.families))
    for (const sibling of families[name]?.[change] ?? [])
      shifted[sibling] = Math.max(shifted[sibling] ?? 0, share * SIBLING);
  return { ...item, families: shifted, notes: [...item.notes, change] };
}

/** "Very very sad" reaches towards grief and despair; "slightly annoyed" stays small. */
export function strength({ families, signs }: Knowledge): Stage {
  return (state) => {
    const { tokens, evidence } = state;
    const isWeaker = behind('weaker', tokens, signs, NEXT);
    const isStronger = behind('stronger', tokens, signs, NEXT);
    const isStressed = ({ at }: Evidence): boolean => at.some((place) => tokens[place]?.stressed);
    const measured = evidence.map((item) => {
      if (item.at.length === 0 || item.notes.includes('negated')) return item;
      if (isWeaker(item)) return shift(item, 'weaker', families);
      return isStressed(item) || isStronger(item) ? shift(item, 'stronger', families) : item;
    });
    return { ...state, evidence: measured };
  };
}
