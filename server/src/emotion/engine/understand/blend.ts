import { topFamily, type Evidence } from '../evidence/evidence.js';
import type { Blends } from '../knowledge/blends.js';
import type { FamilyWeights } from '../knowledge/families.js';
import type { Token } from '../text/tokenise.js';

const FELT = 0.7;

function add(to: FamilyWeights, extra: FamilyWeights, share: number): FamilyWeights {
  const sum: Record<string, number> = { ...to };
  for (const [family, weight] of Object.entries(extra))
    sum[family] = Math.max(sum[family] ?? 0, weight * share);
  return sum;
}

/** "Angry at myself" is anger with regret and shame. */
export function turnTowards(
  tokens: readonly Token[],
  evidence: readonly Evidence[],
  blends: Blends,
): Evidence[] {
  const rules = blends.towards.filter(({ cues }) => cues.find(tokens).length > 0);
  if (rules.length === 0) return [...evidence];
  return evidence.map((item) => {
    const top = topFamily(item.families);
    const fitting = rules.filter(({ families }) => top !== undefined && families.has(top));
    const families = fitting.reduce((sum, { add: extra }) => add(sum, extra, 1), item.families);
    return fitting.length === 0 ? item : { ...item, families, notes: [...item.notes, 'turned to someone'] };
  });
}

/** Two feelings at once make a third: joy with sadness is bittersweet. */
export function pairUp(families: FamilyWeights, blends: Blends): { families: FamilyWeights; name?: string } {
  const pair = blends.pairs
    .filter(({ both }) => both.every((family) => (families[family] ?? 0) >= FELT))
    .sort(
      (a, b) =>
        Math.min(...b.both.map((f) => families[f] ?? 0)) - Math.min(...a.both.map((f) => families[f] ?? 0)),
    )[0];
  if (pair === undefined) return { families };
  const strength = Math.min(...pair.both.map((family) => families[family] ?? 0));
  return { families: add(families, pair.add, strength), name: pair.name };
}
