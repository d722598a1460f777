/** Families by index, each with its share. */
export type Shares = readonly (readonly [family: number, share: number])[];

/** The feelings of all example sentences that have a feature. */
export interface Told {
  readonly sentences: number;
  readonly sums: ReadonlyMap<number, number>;
}

/** An example sentence: its features (words and word pairs as numbers) and its feelings. */
export interface Example {
  readonly features: Iterable<number>;
  /** Shared by all sentences with the same feelings. */
  readonly shares: Shares;
}

const MOST_LISTS = 0x1000;

/** Binary search: index of the first number that is not below `least`. */
function firstFrom(sorted: Float64Array, least: number): number {
  let [from, to] = [0, sorted.length];
  while (from < to) {
    const middle = (from + to) >> 1;
    if ((sorted[middle] ?? 0) < least) from = middle + 1;
    else to = middle;
  }
  return to;
}

/**
 * Returns a lookup by feature. One sorted array holds all features with the numbers of their lists, because a list
 * per feature would take 18 MB more.
 */
export function occurrencesIn(examples: Iterable<Example>): (feature: number) => Told {
  const lists: Shares[] = [];
  const numbers = new Map<Shares, number>();
  const pairs: number[] = [];
  for (const { features, shares } of examples) {
    const list = numbers.get(shares) ?? lists.push(shares) - 1;
    numbers.set(shares, list);
    for (const feature of features) pairs.push(feature * MOST_LISTS + list);
  }
  const sorted = Float64Array.from(pairs).sort();
  const known = new Map<number, Told>();
  return (feature) => {
    const counted = known.get(feature);
    if (counted !== undefined) return counted;
    const first = feature * MOST_LISTS;
    const found = sorted.subarray(firstFrom(sorted, first), firstFrom(sorted, first + MOST_LISTS));
    const sums = new Map<number, number>();
    for (const pair of found)
      for (const [family, share] of lists[pair - first] ?? [])
        sums.set(family, (sums.get(family) ?? 0) + share);
    const told = { sentences: found.length, sums };
    known.set(feature, told);
    return told;
  };
}
