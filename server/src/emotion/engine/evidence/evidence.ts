import type { FamilyWeights } from '../knowledge/families.js';
import type { Entry } from '../knowledge/vocabulary.js';

export type Source =
  | 'word'
  | 'derived word'
  | 'typo'
  | 'idiom'
  | 'situation'
  | 'who did what to whom'
  | 'emoji'
  | 'lexicon name'
  | 'telling';

/** One thing found in the text and the feeling it speaks of. */
export interface Evidence {
  readonly source: Source;
  /** As the vocabulary spells it. */
  readonly term: string;
  /** Places among the tokens; empty for signs that are no words. */
  readonly at: readonly number[];
  readonly families: FamilyWeights;
  readonly valence: number;
  readonly arousal: number;
  readonly weight: number;
  /** What later stages made of it, for `npm run emotion`. */
  readonly notes: readonly string[];
}

const BY_POSITION = [1, 0.75, 0.5, 0.35] as const;

export function weighFamilies(families: readonly string[]): FamilyWeights {
  return Object.fromEntries(families.map((family, index) => [family, BY_POSITION[index] ?? BY_POSITION[3]]));
}

export function fromEntry(entry: Entry, source: Source, at: readonly number[], weight: number): Evidence {
  return {
    source,
    term: entry.term,
    at,
    families: weighFamilies(entry.families),
    valence: entry.valence,
    arousal: entry.arousal,
    weight,
    notes: [],
  };
}

/** The strongest family; ties go to the one listed first. */
export function topFamily(families: FamilyWeights): string | undefined {
  let best: string | undefined;
  for (const [family, weight] of Object.entries(families)) {
    if (best === undefined || weight > (families[best] ?? 0)) best = family;
  }
  return best;
}
