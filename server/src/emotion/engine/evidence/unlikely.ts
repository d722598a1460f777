import type { Evidence } from './evidence.js';

const BY_CHANCE = 0.5;
const FIRM = 0.85;

const LONG = 5;

/**
 * Words that only share a root with a feeling are heard where nothing else speaks; words that are far from any, only
 * where they stand nearly alone.
 */
export function withoutUnlikely(evidence: readonly Evidence[], words: number): Evidence[] {
  if (words >= LONG && evidence.every(({ source, weight }) => source === 'typo' && weight <= BY_CHANCE))
    return [];
  const firm = evidence.some(({ weight }) => weight >= FIRM);
  return firm ? evidence.filter(({ weight }) => weight > BY_CHANCE) : [...evidence];
}
