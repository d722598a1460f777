import type { FamilyWeights } from '../knowledge/families.js';
import type { Term } from '../knowledge/lexicon.js';
import { weight } from '../knowledge/weights.js';

const MOST_OF_A_REGION = 2;
const MOST_DOUBLED_REGIONS = 2;
const STRONG = weight('selection strong');

/** The terms chosen so far, and which others may still join them: no language twice, no region three times. */
export class Selection {
  readonly #terms: Term[] = [];
  readonly #languages: Set<string>;
  readonly #regions = new Map<string, number>();
  readonly #families = new Set<string>();
  #doubled = 0;

  constructor(barredLanguages: readonly string[]) {
    this.#languages = new Set(barredLanguages);
  }

  get terms(): readonly Term[] {
    return this.#terms;
  }

  get isEmpty(): boolean {
    return this.#terms.length === 0;
  }

  countOf(region: string): number {
    return this.#regions.get(region) ?? 0;
  }

  accepts(term: Term): boolean {
    if (term.languageKeys.some((key) => this.#languages.has(key))) return false;
    const already = this.countOf(term.region);
    return already === 0 || (already < MOST_OF_A_REGION && this.#doubled < MOST_DOUBLED_REGIONS);
  }

  add(term: Term): void {
    if (this.countOf(term.region) === 1) this.#doubled += 1;
    this.#regions.set(term.region, this.countOf(term.region) + 1);
    for (const key of term.languageKeys) this.#languages.add(key);
    for (const family of term.families) this.#families.add(family);
    this.#terms.push(term);
  }

  /** Families asked for strongly that none of the terms speaks of yet. */
  unheardOf(asked: FamilyWeights): Set<string> {
    return new Set(
      Object.keys(asked).filter((family) => (asked[family] ?? 0) > STRONG && !this.#families.has(family)),
    );
  }
}
