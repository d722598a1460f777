import type { Knowledge } from '../knowledge/knowledge.js';
import { readVocabulary } from '../knowledge/vocabulary.js';
import { wordList } from '../knowledge/dataFile.js';
import type { Evidence, Stage } from '../state/state.js';
import { fold } from '../text/normalise.js';
import type { Token } from '../text/tokenise.js';
import { become } from './wishes.js';

const LOOK_BACK = 4;
const OF_ONESELF = wordList('judged of oneself');
const JUDGED = wordList('judged');

function isJudgement({ at }: Evidence, tokens: readonly Token[]): boolean {
  const first = Math.min(...at);
  const next = tokens[Math.max(...at) + 1];
  const before = tokens.slice(Math.max(0, first - LOOK_BACK), first);
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
