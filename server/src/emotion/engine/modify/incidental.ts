import { wordList } from '../knowledge/dataFile.js';
import type { Knowledge } from '../knowledge/knowledge.js';
import { readVocabulary } from '../knowledge/families.js';
import { become } from './wishes.js';
import { type Evidence, INCIDENTAL, type Stage, isExclaimed } from '../state/state.js';
import { fold } from '../text/normalise.js';
import type { Token } from '../text/tokenise.js';

const LONG = 5;
const LOOK_BACK = 3;
const CLAUSE = 6;
const FELT = wordList('felt');
const LINKING = wordList('linking');
const NEAR_TO_ME = wordList('near to me');
const JOINED = wordList('joining feelings');

function isFelt({ at }: Evidence, tokens: readonly Token[]): boolean {
  const first = at[0] ?? 0;
  if (first === 0 || tokens[first]?.afterBreak === true) return true;
  const previous = tokens[first - 1]?.text ?? '';
  // "Weirdly calm"
  if (JOINED.has(previous) || previous.endsWith('ly')) return true;
  const before = tokens.slice(Math.max(0, first - LOOK_BACK), first);
  const has = (words: ReadonlySet<string>): boolean =>
    before.some(({ forms }) => forms.some((form) => words.has(form)));
  const clause = tokens.slice(Math.max(0, first - CLAUSE), first);
  return has(FELT) || (has(LINKING) && clause.some(({ text }) => NEAR_TO_ME.has(text)));
}

/** In a sentence that tells of something, a word of feeling may be a detail: "people cheered", "the lonely road". */
export function incidental({ negations: { exclaiming } }: Knowledge): Stage {
  return (state) => {
    const { tokens, language, evidence } = state;
    if (tokens.length < LONG || language.code !== 'en') return state;
    const demoted = evidence.map((item) => {
      const single = item.source === 'word' && item.at.length === 1;
      const isDetail = single && !isFelt(item, tokens) && !isExclaimed(item, tokens, exclaiming);
      return isDetail ? { ...item, weight: Math.min(item.weight, INCIDENTAL) } : item;
    });
    return { ...state, evidence: demoted };
  };
}

const JUDGED_WITHIN = 4;
const OF_ONESELF = wordList('judged of oneself');
const JUDGED = wordList('judged');

function isJudgement({ at }: Evidence, tokens: readonly Token[]): boolean {
  const first = Math.min(...at);
  const next = tokens[Math.max(...at) + 1];
  const before = tokens.slice(Math.max(0, first - JUDGED_WITHIN), first);
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
