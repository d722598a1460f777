import { wordList } from '../files/dataFile.js';
import { type Entry, readVocabulary } from '../knowledge/families.js';
import { NEGATIONS, SIGNS } from '../knowledge/signs.js';
import { type Evidence, REACH, type State, isExclaimed } from '../state/state.js';
import { fold } from '../text/normalise.js';
import type { Token } from '../text/tokenise.js';

/** Returns a function that tells whether evidence comes soon after a phrase of the list `name`, in the same clause. */
function behind(name: string, tokens: readonly Token[]): (item: Evidence) => boolean {
  const phrases = SIGNS.placesOf(name, tokens);
  return ({ at }) => {
    const first = Math.min(...at);
    return phrases.some((phrase) => {
      const end = phrase.at(-1) ?? 0;
      if (end >= first || first - end > REACH.phrase) return false;
      return !tokens.slice(end + 1, first + 1).some(({ afterBreak }) => afterBreak);
    });
  };
}

export function become(item: Evidence, { families, valence, arousal, term }: Entry): Evidence {
  return { ...item, families, valence, arousal, notes: [...item.notes, term] };
}

/** Replaces feelings that are wished for, wanted or past, because they are absent: "I wish I were happy" is longing. */
export function wishes(state: State): State {
  const { tokens, evidence } = state;
  const turns = NEGATIONS.turns.map((turn) => ({ ...turn, isTurned: behind(turn.behind, tokens) }));
  const turn = (item: Evidence): Evidence => {
    if (item.at.length === 0 || isExclaimed(item.at, tokens)) return item;
    const side = item.valence > 0 ? 'good' : 'bad';
    const found = turns.find((one) => one[side] !== undefined && one.isTurned(item));
    return found?.[side] === undefined ? item : become(item, found[side]);
  };
  return { ...state, evidence: evidence.map(turn) };
}

const OF_ONESELF = wordList('judged of oneself');
const JUDGED = wordList('judged');
const LEADS_ON = wordList('leading on');

/** Whether a judging word is about the visitor: "I am an idiot", but not "I am tired of idiots". */
function isSaidOfMyself(before: readonly Token[]): boolean {
  const verb = before.findLastIndex(({ text }) => text === 'am' || text === 'was');
  const isMine = before[verb]?.text === 'am' || before[verb - 1]?.text === 'i';
  return isMine && !before.slice(verb + 1).some(({ text }) => LEADS_ON.has(text));
}

function isJudgement({ at }: Evidence, tokens: readonly Token[]): boolean {
  const first = Math.min(...at);
  const next = tokens[Math.max(...at) + 1];
  const before = tokens.slice(Math.max(0, first - REACH.phrase), first);
  // "I think that's stupid" judges something else, "I feel stupid" does not.
  const lastOf = (words: ReadonlySet<string>): number => before.findLastIndex(({ text }) => words.has(text));
  if (lastOf(OF_ONESELF) > lastOf(JUDGED) || isSaidOfMyself(before)) return false;
  return before.some(({ text }) => JUDGED.has(text)) || (next !== undefined && !next.afterBreak);
}

const entries = readVocabulary('judgements.tsv');
const judging = new Map(entries.map((entry) => [fold(entry.term), { ...entry, term: 'judged' }]));

/** Replaces the feeling of words that judge others: "that's stupid" is contempt, but "I am stupid" stays shame. */
export function judgements(state: State): State {
  const { tokens, evidence } = state;
  const judge = (item: Evidence): Evidence => {
    const isWord = item.source === 'word' && item.at.length === 1;
    const entry = isWord ? judging.get(tokens[item.at[0] ?? 0]?.text ?? '') : undefined;
    return entry !== undefined && isJudgement(item, tokens) ? become(item, entry) : item;
  };
  return { ...state, evidence: evidence.map(judge) };
}
