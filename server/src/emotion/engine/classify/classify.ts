import { moodOf } from '../knowledge/families.js';
import { statisticsOf } from '../knowledge/statistics.js';
import { linesOf, readText, weight } from '../files/dataFile.js';
import {
  type Evidence,
  INCIDENTAL,
  type State,
  fromEntry,
  speaksOfOneself,
  takenBy,
} from '../state/state.js';

/** Words that may mean a feeling or something else: "good", "lost". */
const VAGUE = new Set(linesOf(readText('vague.txt')));
const PLAINEST = weight('leaning plainest');
const PLAINEST_OF_ONESELF = weight('leaning plainest of oneself');
const IMPLIED_BESIDE_A_FEELING = weight('classify implied beside a feeling');
const WORDS_TO_OUTWEIGH_IT = weight('classify words to outweigh it');
const MOST_IMPLIED = weight('classify most implied');
const COLOUR = weight('classify colour');
const BESIDE_A_DENIAL = weight('classify beside a denial');

function isImplied({ source, weight, notes }: Evidence): boolean {
  if (source === 'situation') return true;
  return source === 'word' && weight <= INCIDENTAL && !notes.includes('negated');
}

function scaled(items: readonly Evidence[], factor: number): Evidence[] {
  return items.map((item) => ({ ...item, weight: item.weight * factor }));
}

/** Returns the evidence with new weights, plus evidence from a Naive Bayes model over all words of the text. */
function weigh({ tokens, evidence, language }: State): Evidence[] {
  const statistics = statisticsOf(language);
  const { functionWords, knownShares } = language;
  const used = takenBy(evidence);
  const content = [...tokens.entries()].filter(([, { text }]) => !functionWords.has(text));
  const known = content.filter(([, token]) => statistics.knows(token));
  const unused = known.filter(([place]) => !used.has(place)).length;
  const understood = unused + content.filter(([place]) => used.has(place)).length;
  const ofOneself = speaksOfOneself(tokens);
  const fromStatistics = (weight: number): Evidence[] => {
    // Statistics cannot read a text with many unknown words.
    const share = knownShares[ofOneself ? 1 : 0] ?? 0;
    const isUnderstood = understood >= share * content.length;
    if (known.length < (ofOneself ? 1 : 2) || !isUnderstood) return [];
    const { families, plainness } = statistics.read(tokens);
    if (plainness > (ofOneself ? PLAINEST_OF_ONESELF : PLAINEST)) return [];
    const entry = { term: 'all words together', families, ...moodOf(families) };
    return [fromEntry(entry, 'telling', [], weight)];
  };
  // A vague word is clear if it judges somebody: "he is good" is praise.
  const isVague = ({ term, source, notes }: Evidence): boolean =>
    source !== 'lexicon name' &&
    VAGUE.has(term) &&
    !['negated', 'judged'].some((note) => notes.includes(note));
  const implied = evidence.filter(isImplied);
  const decided = evidence.filter((item) => !isImplied(item));
  const beside = evidence.some(({ notes }) => notes.includes('negated')) ? BESIDE_A_DENIAL : 1;
  if (decided.length === 0)
    return [...scaled(implied, unused > 0 ? COLOUR : MOST_IMPLIED), ...fromStatistics(beside)];
  const onlyVague = decided.every(isVague);
  const most = onlyVague ? MOST_IMPLIED : COLOUR;
  const share = beside * Math.min(most, Math.max(0, (unused - 1) / WORDS_TO_OUTWEIGH_IT));
  return [
    ...decided.flatMap((item) => scaled([item], onlyVague || !isVague(item) ? 1 : COLOUR)),
    ...scaled(implied, IMPLIED_BESIDE_A_FEELING),
    ...(share > 0 ? fromStatistics(share) : []),
  ];
}

/**
 * Adds evidence from the statistics of example sentences, for feelings that a text only implies. A named feeling
 * decides, but the longer the text around it, the more the statistics count.
 */
export function classify(state: State): State {
  return state.named === undefined ? { ...state, evidence: weigh(state) } : state;
}
