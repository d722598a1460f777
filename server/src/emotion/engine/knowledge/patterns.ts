import { list } from '../text/listed.js';
import type { Token } from '../text/tokenise.js';
import { type Part, type Pattern } from './compilePattern.js';

export interface PatternMatch<T> {
  readonly meaning: T;
  /** Places of the matched words among the tokens. */
  readonly at: readonly number[];
  readonly specificity: number;
}

/**
 * "Laugh" is found in "laughed" and "holding" in "held"; but "not wanted" is not "not want": a form that was chosen
 * is not read back into its base, unless the pattern says so.
 */
function partMatches(part: Part, token: Token): boolean {
  if (part.word === token.text || token.forms.includes(part.same)) return true;
  const tokenIsBase = token.forms.length === 1;
  if (tokenIsBase && !part.loose) return false;
  // "The job does not excite me" is no "job done".
  if (part.word === 'done' || part.word === 'gone') return false;
  return part.forms.some((form) => token.forms.includes(form));
}

function matchFrom<T>(pattern: Pattern<T>, tokens: readonly Token[], start: number): number[] | undefined {
  const at: number[] = [];
  let next = start;
  for (const part of pattern.parts) {
    const limit = at.length === 0 ? start : Math.min(tokens.length - 1, next + part.gap);
    let place = next;
    while (place <= limit) {
      const token = tokens[place];
      if (token !== undefined && partMatches(part, token)) break;
      place += 1;
    }
    if (place > limit || place >= tokens.length) return undefined;
    at.push(place);
    next = place + 1;
  }
  return at;
}

/** A pattern with its rarest word, where the search begins, and how far before it the pattern may start. */
interface Anchored<T> {
  readonly pattern: Pattern<T>;
  readonly anchor: number;
  readonly reach: number;
}

function anchored<T>(pattern: Pattern<T>, count: ReadonlyMap<string, number>): Anchored<T> {
  let anchor = 0;
  let rarest = Number.POSITIVE_INFINITY;
  let gaps = 0;
  let gapsBefore = 0;
  pattern.parts.forEach(({ word, gap }, place) => {
    gapsBefore += gap;
    const times = count.get(word) ?? 0;
    if (times < rarest) [rarest, anchor, gaps] = [times, place, gapsBefore];
  });
  return { pattern, anchor, reach: anchor + gaps };
}

export class PatternIndex<T> {
  readonly #byForm = new Map<string, Anchored<T>[]>();

  constructor(patterns: readonly Pattern<T>[]) {
    const count = new Map<string, number>();
    for (const pattern of patterns) {
      for (const { word } of pattern.parts) count.set(word, (count.get(word) ?? 0) + 1);
    }
    for (const pattern of patterns) {
      const item = anchored(pattern, count);
      for (const form of pattern.parts[item.anchor]?.forms ?? []) list(this.#byForm, form, item);
    }
  }

  // Called for every word of every text: most words begin no pattern, or with one form only.
  #anchoredAt({ forms }: Token): Iterable<Anchored<T>> {
    let listed: Anchored<T>[] = [];
    let several: Set<Anchored<T>> | undefined;
    for (const form of forms) {
      const items = this.#byForm.get(form);
      if (items === undefined) continue;
      if (listed.length === 0) listed = items;
      else several = new Set([...(several ?? listed), ...items]);
    }
    return several ?? listed;
  }

  find(tokens: readonly Token[]): PatternMatch<T>[] {
    const matches: PatternMatch<T>[] = [];
    tokens.forEach((token, place) => {
      for (const item of this.#anchoredAt(token)) {
        for (let start = Math.max(0, place - item.reach); start <= place - item.anchor; start += 1) {
          const at = matchFrom(item.pattern, tokens, start);
          if (at?.[item.anchor] !== place) continue;
          matches.push({ meaning: item.pattern.meaning, at, specificity: item.pattern.specificity });
        }
      }
    });
    return matches;
  }

  /** Where the phrases that are found end. */
  endsIn(tokens: readonly Token[]): number[] {
    return this.find(tokens).map(({ at }) => at.at(-1) ?? 0);
  }

  /** All places that the phrases found stand on. */
  placesIn(tokens: readonly Token[]): Set<number> {
    return new Set(this.find(tokens).flatMap(({ at }) => at));
  }
}
