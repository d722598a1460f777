import { readText } from '../knowledge/dataFile.js';
import { weighFamilies } from '../knowledge/families.js';
import type { Knowledge } from '../knowledge/knowledge.js';
import { parseVocabulary } from '../knowledge/vocabulary.js';
import { wordList } from '../knowledge/weights.js';
import type { Evidence, Stage } from '../state/state.js';
import { fold } from '../text/normalise.js';
import type { Token } from '../text/tokenise.js';

const LOOK_BACK = 4;
const OF_ONESELF = wordList('judged of oneself');
const OF_ONES_DAYS = wordList('judged days');
const JUDGED = wordList('judged');

function isJudgement({ at }: Evidence, tokens: readonly Token[]): boolean {
  const first = Math.min(...at);
  const next = tokens[Math.max(...at) + 1];
  if (tokens.length === 1 || OF_ONES_DAYS.has(next?.text ?? '')) return false;
  const before = tokens.slice(Math.max(0, first - LOOK_BACK), first);
  // "I think that's stupid" judges; "I am stupid" does not.
  const lastOf = (words: ReadonlySet<string>): number => before.findLastIndex(({ text }) => words.has(text));
  if (lastOf(OF_ONESELF) > lastOf(JUDGED) || (before.length > 0 && before.at(-1)?.text === 'am'))
    return false;
  return before.some(({ text }) => JUDGED.has(text)) || (next !== undefined && !next.afterBreak);
}

/** "That's stupid" is contempt and "beautiful photo" admiration, where of oneself they are shame and pride. */
export function judgements({ families }: Knowledge): Stage {
  const entries = parseVocabulary(readText('judgements.tsv'), families, 'judgements.tsv');
  const judging = new Map(entries.map((entry) => [fold(entry.term), entry]));
  return (state) => ({
    ...state,
    evidence: state.evidence.map((item) => {
      const entry =
        item.source === 'word' && item.at.length === 1
          ? judging.get(fold(state.tokens[item.at[0] ?? 0]?.text ?? item.term))
          : undefined;
      if (entry === undefined || !isJudgement(item, state.tokens)) return item;
      const { valence, arousal } = entry;
      const notes = [...item.notes, 'judged'];
      return { ...item, families: weighFamilies(entry.families), valence, arousal, notes };
    }),
  });
}
