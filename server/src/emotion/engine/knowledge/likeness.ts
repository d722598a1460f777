import type { Token } from '../text/tokenise.js';
import type { Part, Pattern } from './compilePattern.js';

interface Weighed<T> {
  readonly pattern: Pattern<T>;
  readonly content: readonly Part[];
  readonly total: number;
  readonly denies: boolean;
}

export interface Alike<T> {
  readonly meaning: T;
  /** Share of what the pattern says that the text says too. */
  readonly share: number;
  readonly at: readonly number[];
}

const ENOUGH = 0.72;
const FEWEST_SHARED = 2;
const FEWEST_TELLING = 2;
/** Words that stand in too many tellings to make two of them alike. */
const VAGUE = new Set(
  'back away around together through ever never always maybe thing things make made take took come came say said tell told know want think see look find give gave put keep nobody everyone someone something nothing everything one time day life old new good bad little people'.split(
    ' ',
  ),
);
const DENYING = new Set(['not', 'never', 'no', 'nobody', 'nothing', 'without', 'none']);

function denies(words: readonly { readonly forms: readonly string[] }[]): boolean {
  return words.some(({ forms }) => forms.some((form) => DENYING.has(form)));
}

/** Finds situations that are told with much the same words in another order. */
export class LikenessIndex<T> {
  readonly #rarity = new Map<string, number>();
  readonly #byForm = new Map<string, Weighed<T>[]>();

  constructor(patterns: readonly Pattern<T>[]) {
    const counts = new Map<string, number>();
    for (const { parts } of patterns)
      for (const { word } of parts) counts.set(word, (counts.get(word) ?? 0) + 1);
    for (const [word, count] of counts) this.#rarity.set(word, Math.log(1 + patterns.length / count));
    for (const pattern of patterns) this.#add(pattern);
  }

  #add(pattern: Pattern<T>): void {
    const content = pattern.parts.filter(
      (part, index, parts) => !part.functional && parts.findIndex(({ word }) => word === part.word) === index,
    );
    if (content.length < FEWEST_SHARED) return;
    const total = content.reduce((sum, part) => sum + this.#rarityOf(part), 0);
    const weighed = { pattern, content, total, denies: denies(pattern.parts) };
    for (const form of new Set(content.flatMap(({ forms }) => forms))) {
      const listed = this.#byForm.get(form);
      if (listed === undefined) this.#byForm.set(form, [weighed]);
      else listed.push(weighed);
    }
  }

  #rarityOf({ word }: Part): number {
    return this.#rarity.get(word) ?? 0;
  }

  /** The most alike first. */
  find(tokens: readonly Token[]): Alike<T>[] {
    const denied = denies(tokens);
    const candidates = new Set(
      tokens.flatMap(({ forms }) => forms.flatMap((form) => this.#byForm.get(form) ?? [])),
    );
    const found: Alike<T>[] = [];
    for (const candidate of candidates) {
      if (candidate.denies !== denied) continue;
      const at = candidate.content.map((part) =>
        tokens.findIndex(({ forms }) => forms.some((form) => part.forms.includes(form))),
      );
      const shared = candidate.content.filter((_, index) => at[index] !== -1);
      if (
        shared.length < FEWEST_SHARED ||
        shared.filter(({ word }) => !VAGUE.has(word)).length < FEWEST_TELLING
      )
        continue;
      const share = shared.reduce((sum, part) => sum + this.#rarityOf(part), 0) / candidate.total;
      const places = at.filter((place) => place !== -1);
      if (share >= ENOUGH) found.push({ meaning: candidate.pattern.meaning, share, at: places });
    }
    return found.sort((a, b) => b.share - a.share);
  }
}
