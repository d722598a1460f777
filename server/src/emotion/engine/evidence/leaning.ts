import { moodOf, type Families, type FamilyWeights } from '../knowledge/families.js';
import type { Knowledge } from '../knowledge/knowledge.js';
import type { Token } from '../text/tokenise.js';
import { speaksOfOneself } from './agents.js';
import type { Evidence } from './evidence.js';

const CLEAR = 0.25;
const CLEARLY = 0.3;
const FEWEST_WORDS = 2;
/** How plain a text may sound and still be heard as felt: more so where somebody speaks of themselves. */
const PLAINEST = 0;
const PLAINEST_OF_ONESELF = 4.3;

/** Where words lean to pleasant and unpleasant alike, the stronger side is meant. */
function ofOneMood(leant: FamilyWeights, families: Families): FamilyWeights {
  const valenceOf = (name: string): number => families[name]?.valence ?? 0;
  const felt = Object.entries(leant).map(([name, weight]) => weight * weight * valenceOf(name));
  const sum = felt.reduce((total, value) => total + value, 0);
  const all = felt.reduce((total, value) => total + Math.abs(value), 0);
  if (Math.abs(sum) < CLEARLY * all) return leant;
  const side = Math.sign(sum);
  const kept = Object.entries(leant).filter(([name]) => valenceOf(name) * side > -CLEAR);
  const most = Math.max(...kept.map(([, weight]) => weight));
  return Object.fromEntries(kept.map(([name, weight]) => [name, weight / most]));
}

/** What all words of a text lean to together, for a text that names no feeling. */
export function findLeaning(
  tokens: readonly Token[],
  { leanings, spelling, families: all }: Knowledge,
  weight: number,
): Evidence[] {
  const learnt = leanings();
  const told = tokens.filter(
    (token) => !spelling.functionWords.has(token.text) && learnt.tellings.knows(token),
  );
  const ofOneself = speaksOfOneself(tokens);
  if (told.length < (ofOneself ? 1 : FEWEST_WORDS)) return [];
  const { families: leant, plainness } = learnt.read(tokens);
  const families = ofOneMood(leant, all);
  if (plainness > (ofOneself ? PLAINEST_OF_ONESELF : PLAINEST)) return [];
  const term = 'what such words tell of';
  return [{ source: 'telling', term, at: [], families, ...moodOf(families, all), weight, notes: [] }];
}
