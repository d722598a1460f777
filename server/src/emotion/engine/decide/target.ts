import type { FamilyWeights } from '../knowledge/families.js';
import type { Evidence } from '../state/evidence.js';
import type { Target } from '../state/state.js';
import { weight } from '../knowledge/weights.js';

const FAINT = weight('target faint');
const MOST_FAMILIES = 7;

export function sumUp(evidence: readonly Evidence[]): Target {
  const total = evidence.reduce((sum, { weight }) => sum + weight, 0);
  const families: Record<string, number> = {};
  let valence = 0;
  let arousal = 0;
  for (const item of evidence) {
    valence += item.weight * item.valence;
    arousal += item.weight * item.arousal;
    for (const [family, share] of Object.entries(item.families))
      families[family] = (families[family] ?? 0) + item.weight * share;
  }
  if (total === 0) return { families: {}, valence: 0, arousal: 0 };
  return { families: strongest(families), valence: valence / total, arousal: arousal / total };
}

/** The strongest families, the first of them at one. */
function strongest(families: FamilyWeights): FamilyWeights {
  const ranked = Object.entries(families).sort((a, b) => b[1] - a[1]);
  const most = ranked[0]?.[1] ?? 1;
  const scaled = ranked.map(([family, weight]): [string, number] => [family, weight / most]);
  return Object.fromEntries(scaled.slice(0, MOST_FAMILIES).filter(([, weight]) => weight >= FAINT));
}
