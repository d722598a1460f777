import { topFamily, weighFamilies, type Families } from '../knowledge/families.js';
import type { Entry } from '../knowledge/vocabulary.js';
import type { Evidence } from '../state/evidence.js';
import { fold } from '../text/normalise.js';
import { weight } from '../knowledge/weights.js';

const BY_RANK = [1, 0.8, 0.6, 0.45] as const;
const FROM_SECOND_FAMILY = weight('oppose from second family');

/** What is felt where the family is denied: its opposites, then those of the second family meant. */
function oppositesOf(evidence: Evidence, families: Families): Record<string, number> {
  const weights: Record<string, number> = {};
  const ranked = Object.entries(evidence.families).sort((a, b) => b[1] - a[1]);
  ranked.slice(0, 2).forEach(([family], index) => {
    families[family]?.opposites.forEach((opposite, rank) => {
      const weight = (BY_RANK[rank] ?? BY_RANK[3]) * (index === 0 ? 1 : FROM_SECOND_FAMILY);
      weights[opposite] = Math.max(weights[opposite] ?? 0, weight);
    });
  });
  return weights;
}

/** The evidence of "not …": from the table of terms where one is listed, else from the families' opposites. */
export function oppose(evidence: Evidence, families: Families, terms: ReadonlyMap<string, Entry>): Evidence {
  const listed = terms.get(fold(evidence.term));
  if (listed !== undefined) {
    const { valence, arousal } = listed;
    const notes = [...evidence.notes, 'negated'];
    return { ...evidence, families: weighFamilies(listed.families), valence, arousal, notes };
  }
  const opposites = oppositesOf(evidence, families);
  const typical = families[topFamily(opposites) ?? ''];
  return {
    ...evidence,
    families: opposites,
    valence: -0.8 * evidence.valence,
    arousal: typical?.arousal ?? -evidence.arousal,
    notes: [...evidence.notes, 'negated'],
  };
}
