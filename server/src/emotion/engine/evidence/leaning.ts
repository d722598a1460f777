import type { Knowledge } from '../knowledge/knowledge.js';
import type { Token } from '../text/tokenise.js';
import { speaksOfOneself } from './agents.js';
import type { Evidence } from './evidence.js';

const FEWEST_WORDS = 2;
/** How plain a text may sound and still be heard as felt: more so where somebody speaks of themselves. */
const PLAINEST = -0.5;
const PLAINEST_OF_ONESELF = 2;

/** What all words of a text lean to together, for a text that names no feeling. */
export function findLeaning(
  tokens: readonly Token[],
  { leanings, spelling }: Knowledge,
  weight: number,
): Evidence[] {
  const learnt = leanings();
  const told = tokens.filter((token) => !spelling.functionWords.has(token.text) && learnt.knows(token));
  const ofOneself = speaksOfOneself(tokens);
  if (told.length < (ofOneself ? 1 : FEWEST_WORDS)) return [];
  const { families, valence, arousal, plainness } = learnt.read(tokens);
  if (plainness > (ofOneself ? PLAINEST_OF_ONESELF : PLAINEST)) return [];
  const term = 'what such words tell of';
  return [{ source: 'cue', term, at: [], families, valence, arousal, weight, notes: [] }];
}
