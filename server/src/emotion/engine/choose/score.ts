import { type FamilyWeights, type Feeling, taxonomy } from '../knowledge/families.js';
import type { Term } from '../knowledge/lexicon.js';
import type { State } from '../state/state.js';
import { fold } from '../text/normalise.js';
import { hash, turnOf } from '../text/hash.js';
import { weight } from '../files/dataFile.js';

export interface Scored {
  readonly term: Term;
  readonly score: number;
}

const BY_POSITION = [1, 0.55, 0.35] as const;
const NEIGHBOUR_SHARE = weight('score neighbour share');
const DISTANCE_COST = weight('score distance cost');
const APPEAL_WEIGHT = weight('score appeal weight');
const TURN_TAKING = weight('score turn taking');
const OF_THE_FAMILY = weight('score of the family');
const ASKED_FIRST = weight('score asked first');
const SAME_ANTECEDENT = weight('score same antecedent');
const OTHER_ANTECEDENT_COST = weight('score other antecedent cost');

/** Adds the neighbours of the wanted emotion families, which are families of similar feelings, with smaller weights. */
function withNeighbours(asked: FamilyWeights): FamilyWeights {
  const near: Record<string, number> = {};
  for (const [name, weight] of Object.entries(asked)) {
    for (const [neighbour, closeness] of Object.entries(taxonomy[name]?.neighbours ?? {})) {
      near[neighbour] = Math.max(near[neighbour] ?? 0, weight * closeness * NEIGHBOUR_SHARE);
    }
  }
  return { ...near, ...asked };
}

/** For terms felt only after an event ("tusa": a separation): bonus if the text tells of that event, else penalty. */
function antecedentFit({ antecedent }: Term, told: ReadonlySet<string>): number {
  if (antecedent === '') return 0;
  return told.has(antecedent) ? SAME_ANTECEDENT : -OTHER_ANTECEDENT_COST;
}

/** Score for the editor's rating of a term (1 to 3). Without high `confidence`, the rating counts as 0. */
function appealOf({ appeal, confidence }: Term): number {
  return APPEAL_WEIGHT * (confidence === 'high' ? appeal - 2 : -2);
}

// Plain loops for speed: this runs for every term of the lexicon and takes most of the time of an answer.
function fitOf({ families, valence, arousal }: Term, worth: FamilyWeights, target: Feeling): number {
  let fit = 0;
  let ofTheFamily = 0;
  for (let index = 0; index < families.length; index += 1) {
    const value = worth[families[index] ?? ''] ?? 0;
    fit += value * (BY_POSITION[index] ?? 0);
    if (value >= ASKED_FIRST) ofTheFamily = OF_THE_FAMILY;
  }
  const valenceGap = valence - target.valence;
  const arousalGap = arousal - target.arousal;
  return fit + ofTheFamily - DISTANCE_COST * Math.sqrt(valenceGap * valenceGap + arousalGap * arousalGap);
}

export function scoreTerms(terms: readonly Term[], { target, antecedents, text }: State): Scored[] {
  const seedHash = hash(fold(text));
  const worth = withNeighbours(target.families);
  return terms
    .map((term) => {
      const fit = fitOf(term, worth, target) + antecedentFit(term, antecedents);
      return { term, score: fit + appealOf(term) + TURN_TAKING * turnOf(seedHash, term.id) };
    })
    .sort((a, b) => b.score - a.score || a.term.id - b.term.id);
}
