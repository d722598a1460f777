import { moodOf } from '../knowledge/families.js';
import type { Knowledge } from '../knowledge/knowledge.js';
import { speaksOfOneself, type Evidence } from '../state/evidence.js';
import type { Token } from '../text/tokenise.js';
import { weight } from '../knowledge/weights.js';

const FEWEST_WORDS = 2;
/** How plain a text may sound and still be heard as felt: more so where somebody speaks of themselves. */
const PLAINEST = weight('leaning plainest');
const PLAINEST_OF_ONESELF = 3;

/** What all words of a text lean to together. */
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
