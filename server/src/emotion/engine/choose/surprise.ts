import type { Term } from '../knowledge/lexicon.js';
import type { Scored } from './score.js';
import { weight } from '../knowledge/weights.js';

const APPEAL = weight('surprise appeal');
const NEW_REGION = weight('surprise new region');
const NEW_FAMILY = weight('surprise new family');
const NEARNESS = weight('surprise nearness');

/** How far a term stands from those already chosen, in mood, families and place, and how much it is worth showing. */
export function surpriseOf({ term, score }: Scored, others: readonly Term[]): number {
  let mood = 0;
  let newRegion = true;
  for (const other of others) {
    const away = term.valence - other.valence;
    const awake = term.arousal - other.arousal;
    mood += Math.sqrt(away * away + awake * awake) / others.length;
    if (other.region === term.region) newRegion = false;
  }
  const unheard = term.families.filter(
    (family) => !others.some((other) => other.families.includes(family)),
  ).length;
  return (
    mood + NEW_FAMILY * unheard + (newRegion ? NEW_REGION : 0) + APPEAL * (term.appeal - 2) + NEARNESS * score
  );
}
