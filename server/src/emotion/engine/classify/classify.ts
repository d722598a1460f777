import { moodOf } from '../knowledge/families.js';
import type { Knowledge } from '../knowledge/knowledge.js';
import { weight } from '../knowledge/dataFile.js';
import {
  type Evidence,
  INCIDENTAL,
  type Stage,
  type State,
  speaksOfOneself,
  takenBy,
} from '../state/state.js';
import type { Token } from '../text/tokenise.js';

const FEWEST_WORDS = 2;
/** How neutral a text may sound and still count as a feeling; the limit is higher in the first person. */
const PLAINEST = weight('leaning plainest');
const PLAINEST_OF_ONESELF = 3;

/** The words that the statistics have learnt of, without those of grammar. */
function contentWords(
  tokens: readonly Token[],
  code: string,
  { languageOf, statistics }: Knowledge,
): Token[] {
  const { functionWords } = languageOf(code);
  const learnt = statistics(code);
  return tokens.filter((token) => !functionWords.has(token.text) && learnt.knows(token));
}

/** The families that all words of a text together suggest. */
function findLeaning(
  tokens: readonly Token[],
  language: string,
  knowledge: Knowledge,
  weight: number,
): Evidence[] {
  const { families: all } = knowledge;
  const told = contentWords(tokens, language, knowledge);
  const ofOneself = speaksOfOneself(tokens);
  if (told.length < (ofOneself ? 1 : FEWEST_WORDS)) return [];
  const { families, plainness } = knowledge.statistics(language).read(tokens);
  if (plainness > (ofOneself ? PLAINEST_OF_ONESELF : PLAINEST)) return [];
  const term = 'what such words tell of';
  return [{ source: 'telling', term, at: [], families, ...moodOf(families, all), weight, notes: [] }];
}

const IMPLIED_BESIDE_A_FEELING = weight('classify implied beside a feeling');
const WORDS_BESIDE_A_FEELING = 1;
const WORDS_TO_OUTWEIGH_IT = weight('classify words to outweigh it');
/** What a situation weighs that is the whole text, and the statistics at most beside a vague word. */
const MOST_IMPLIED = 3;
/** What is kept of evidence that may be chance, beside what is surer. */
const COLOUR = weight('classify colour');
/** A negation reverses a word, but not a whole text. */
const BESIDE_A_DENIAL = weight('classify beside a denial');

function isImplied({ source, weight, notes }: Evidence): boolean {
  if (source === 'situation') return true;
  return source === 'word' && weight <= INCIDENTAL && !notes.includes('negated');
}

function scaled(item: Evidence, factor: number): Evidence {
  return { ...item, weight: item.weight * factor };
}

function weigh({ tokens, evidence, language: { code } }: State, knowledge: Knowledge): Evidence[] {
  const implied = evidence.filter(isImplied);
  const isVague = ({ term, source, notes }: Evidence): boolean =>
    source !== 'lexicon name' && knowledge.vague.has(term) && !notes.includes('negated');
  const decided = evidence.filter((item) => !isImplied(item));
  const onlyVague = decided.every(isVague);
  const used = takenBy(evidence);
  const others = tokens.filter((_, place) => !used.has(place));
  const unused = contentWords(others, code, knowledge).length;
  if (decided.length === 0) {
    const factor = unused > 0 ? COLOUR : MOST_IMPLIED;
    return [...implied.map((item) => scaled(item, factor)), ...findLeaning(tokens, code, knowledge, 1)];
  }
  const denied = decided.some(({ notes }) => notes.includes('negated'));
  const beside = (unused - WORDS_BESIDE_A_FEELING) / WORDS_TO_OUTWEIGH_IT;
  const most = onlyVague ? MOST_IMPLIED : COLOUR;
  const share = Math.min(most, Math.max(0, beside)) * (denied ? BESIDE_A_DENIAL : 1);
  return [
    ...decided.map((item) => (onlyVague || !isVague(item) ? item : scaled(item, COLOUR))),
    ...implied.map((item) => scaled(item, IMPLIED_BESIDE_A_FEELING)),
    ...(share > 0 ? findLeaning(tokens, code, knowledge, share) : []),
  ];
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
