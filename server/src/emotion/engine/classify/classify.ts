import { moodOf } from '../knowledge/families.js';
import type { Knowledge } from '../knowledge/knowledge.js';
import { weight, wordList } from '../knowledge/weights.js';
import { INCIDENTAL } from '../modify/incidental.js';
import { type Evidence, type Stage, type State, speaksOfOneself, takenBy } from '../state/state.js';
import type { Token } from '../text/tokenise.js';

const FEWEST_WORDS = 2;
/** How neutral a text may sound and still count as a feeling; the limit is higher in the first person. */
const PLAINEST = weight('leaning plainest');
const PLAINEST_OF_ONESELF = 3;

/** The families that all words of a text together suggest. */
export function findLeaning(
  tokens: readonly Token[],
  language: string,
  knowledge: Knowledge,
  weight: number,
): Evidence[] {
  const { families: all } = knowledge;
  const learnt = knowledge.statistics(language);
  const grammar = knowledge.functionWordsOf(language);
  const told = tokens.filter((token) => !grammar.has(token.text) && learnt.tellings.knows(token));
  const ofOneself = speaksOfOneself(tokens);
  if (told.length < (ofOneself ? 1 : FEWEST_WORDS)) return [];
  const { families, plainness } = learnt.read(tokens);
  if (plainness > (ofOneself ? PLAINEST_OF_ONESELF : PLAINEST)) return [];
  const term = 'what such words tell of';
  return [{ source: 'telling', term, at: [], families, ...moodOf(families, all), weight, notes: [] }];
}

/** In a longer sentence an unknown word is seldom a misspelt feeling. */
const SENTENCE = 4;
const SLIP_IN_A_SENTENCE = weight('classify slip in a sentence');
const IMPLIED_BESIDE_A_FEELING = weight('classify implied beside a feeling');
const IMPLIED_IN_A_TELLING = weight('classify implied in a telling');
/** A situation that is the whole text. */
const NOTHING_BUT = 3;
const WORDS_BESIDE_A_FEELING = 1;
const WORDS_TO_OUTWEIGH_IT = weight('classify words to outweigh it');
const VAGUE_BESIDE_SPECIFIC = weight('classify vague beside specific');
const MOST_BESIDE_VAGUE = 3;
const MOST_OF_A_TELLING = weight('classify most of a telling');
/** A negation reverses a word, but not a whole text. */
const BESIDE_A_DENIAL = weight('classify beside a denial');
const BESIDE_DECLARED = weight('classify beside declared');
const DECLARING = wordList('declaring');
export const LEADS_ON = wordList('leading on');

/** "I am so …", "feeling …", "… of horses": said of oneself, and not told. */
function isDeclared({ at }: Evidence, tokens: readonly Token[], { measures }: Knowledge): boolean {
  const first = at[0] ?? 0;
  const next = tokens[Math.max(-1, ...at) + 1];
  const leadsOn = next !== undefined && !next.afterBreak && LEADS_ON.has(next.text);
  const opening = tokens.slice(Math.max(0, first - 3), first);
  const declares = opening.some(({ text }) => DECLARING.has(text) || measures.words.has(text));
  return at.length > 0 && (leadsOn || declares);
}

function isImplied(item: Evidence, tokens: readonly Token[], knowledge: Knowledge): boolean {
  const { source, weight, notes } = item;
  if (source === 'situation') return true;
  if (source === 'typo') return tokens.length > SENTENCE && !isDeclared(item, tokens, knowledge);
  return source === 'word' && weight <= INCIDENTAL && !notes.includes('negated');
}

/** Several pieces of evidence for the same count as one that is sure. */
function atMostSure(evidence: readonly Evidence[]): number {
  const sums: Record<string, number> = {};
  for (const { families, weight } of evidence) {
    for (const [family, share] of Object.entries(families))
      sums[family] = (sums[family] ?? 0) + weight * share;
  }
  return 1 / Math.max(1, ...Object.values(sums));
}

function scaled(evidence: readonly Evidence[], factor: number): Evidence[] {
  const scale = factor * atMostSure(evidence);
  return evidence.map((item) => ({ ...item, weight: item.weight * scale }));
}

/** Content words that no evidence has used so far. */
function countUnused(
  tokens: readonly Token[],
  evidence: readonly Evidence[],
  language: string,
  { functionWordsOf, statistics }: Knowledge,
): number {
  const used = takenBy(evidence);
  const unused = tokens.filter(
    (token, place) => !used.has(place) && !functionWordsOf(language).has(token.text),
  );
  return unused.filter((token) => statistics(language).tellings.knows(token)).length;
}

function weigh({ tokens, evidence, language: { code } }: State, knowledge: Knowledge): Evidence[] {
  const implied = evidence
    .filter((item) => isImplied(item, tokens, knowledge))
    .map((item) => (item.source === 'typo' ? { ...item, weight: item.weight * SLIP_IN_A_SENTENCE } : item));
  const isVague = ({ term, source, notes }: Evidence): boolean =>
    source !== 'lexicon name' && knowledge.vague.has(term) && !notes.includes('negated');
  const decided = evidence.filter((item) => !isImplied(item, tokens, knowledge));
  const onlyVague = decided.every(isVague);
  const named = onlyVague
    ? decided
    : decided.map((item) =>
        isVague(item) ? { ...item, weight: item.weight * VAGUE_BESIDE_SPECIFIC } : item,
      );
  const unused = countUnused(tokens, evidence, code, knowledge);
  if (named.length > 0) {
    const denied = named.some(({ notes }) => notes.includes('negated'));
    const beside = (unused - WORDS_BESIDE_A_FEELING) / WORDS_TO_OUTWEIGH_IT;
    const share =
      Math.min(onlyVague ? MOST_BESIDE_VAGUE : MOST_OF_A_TELLING, Math.max(0, beside)) *
      (denied ? BESIDE_A_DENIAL : 1) *
      (named.some((item) => isDeclared(item, tokens, knowledge)) ? BESIDE_DECLARED : 1);
    const telling = share > 0 ? findLeaning(tokens, code, knowledge, share) : [];
    return [...scaled(named, 1), ...scaled(implied, IMPLIED_BESIDE_A_FEELING), ...telling];
  }
  const telling = findLeaning(tokens, code, knowledge, 1);
  return [...scaled(implied, unused > 0 ? IMPLIED_IN_A_TELLING : NOTHING_BUT), ...telling];
}

/**
 * Statistics over example sentences, for feelings that are only implied. A named feeling decides; the longer the text
 * around it, the more the statistics count. Without them the score drops by .05.
 */
export function classify(knowledge: Knowledge): Stage {
  return (state) =>
    state.named !== undefined || !state.language.isRead
      ? state
      : { ...state, evidence: weigh(state, knowledge) };
}
