import type { Evidence, Source } from '../evidence/evidence.js';
import type { FamilyWeights } from '../knowledge/families.js';

/** What the visitor feels, as far as it was understood. */
export interface Target {
  readonly families: FamilyWeights;
  readonly valence: number;
  readonly arousal: number;
}

const IMPLIED: ReadonlySet<Source> = new Set<Source>(['situation', 'who did what to whom', 'cue']);
const IMPLIED_BESIDE_NAMED = 0.45;
/** In a telling sentence an unknown word is seldom a misspelt feeling. */
const SLIP_BESIDE_IMPLIED = 0.4;
/** A situation that somebody has written down knows more than the pattern of a deed. */
const DEED_BESIDE_TOLD = 0.5;
const FAINT = 0.12;
const MOST_FAMILIES = 7;

/** A feeling that is named outweighs one that a situation only implies. */
function weights(evidence: readonly Evidence[]): number[] {
  const told = evidence.some(({ source }) => source === 'situation');
  const implied = evidence.some(({ source }) => IMPLIED.has(source));
  const named = evidence.some(
    ({ source, weight }) => !IMPLIED.has(source) && source !== 'typo' && weight > 0.5,
  );
  return evidence.map(({ source, weight }) => {
    if (source === 'typo' && implied) return weight * SLIP_BESIDE_IMPLIED;
    if (source === 'who did what to whom' && told) return weight * DEED_BESIDE_TOLD;
    return named && IMPLIED.has(source) ? weight * IMPLIED_BESIDE_NAMED : weight;
  });
}

export function sumUp(evidence: readonly Evidence[]): Target {
  const shares = weights(evidence);
  const total = shares.reduce((sum, share) => sum + share, 0);
  const families: Record<string, number> = {};
  let valence = 0;
  let arousal = 0;
  evidence.forEach((item, index) => {
    const share = shares[index] ?? 0;
    valence += share * item.valence;
    arousal += share * item.arousal;
    for (const [family, weight] of Object.entries(item.families))
      families[family] = (families[family] ?? 0) + share * weight;
  });
  if (total === 0) return { families: {}, valence: 0, arousal: 0 };
  return { families: strongest(families), valence: valence / total, arousal: arousal / total };
}

/** The strongest families, the first of them at one. */
export function strongest(families: FamilyWeights): FamilyWeights {
  const ranked = Object.entries(families).sort((a, b) => b[1] - a[1]);
  const most = ranked[0]?.[1] ?? 1;
  const scaled = ranked.map(([family, weight]): [string, number] => [family, weight / most]);
  return Object.fromEntries(scaled.slice(0, MOST_FAMILIES).filter(([, weight]) => weight >= FAINT));
}
