import type { Language } from '../knowledge/languages.js';
import { wordList } from '../knowledge/dataFile.js';
import type { Evidence, Source } from '../state/state.js';
import type { Token } from '../text/tokenise.js';
import type { Negator } from './negators.js';

const WORDS_BEFORE_NEGATION = 3;
const LIGHT = wordList('light');
const WORDS_OF_WISHING = 6;
/** Said outright: what a situation only implies is neither denied afterwards nor an affirmation. */
export const NAMED: ReadonlySet<Source> = new Set<Source>(['word', 'idiom', 'lexicon name']);

export interface Scope {
  readonly tokens: readonly Token[];
  readonly rules: Language;
  readonly negators: readonly Negator[];
  /** Where "trying to", "I wish" and the like end: what is to be rid of is there. */
  readonly attempts: ReadonlySet<number>;
  /** "Not embarrassed lol", "no idea what this shit is": laughter and curses are never denied. */
  readonly exclaimed: ReadonlySet<number>;
}

function distance(from: number, to: number, tokens: readonly Token[]): number {
  const between = tokens.slice(from + 1, to);
  return to - from - between.filter(({ text }) => LIGHT.has(text)).length;
}

/** "Trying not to panic", "I wish I could stop being afraid". */
function isAttempted(place: number, { attempts }: Scope): boolean {
  return Array.from({ length: WORDS_OF_WISHING }, (_, back) => place - back).some((at) => attempts.has(at));
}

/** A comma, "but" or "just" ends what a negation reaches. */
function barred(from: number, to: number, { tokens, rules }: Scope): boolean {
  for (let place = from + 1; place <= to; place += 1) {
    const token = tokens[place];
    if (token?.afterBreak === true) return true;
    if (place === to) continue;
    if (rules.stoppers.has(token?.text ?? '')) return true;
  }
  return false;
}

/** Whether anything in the text denies it. */
export function isDenied(item: Evidence, scope: Scope): boolean {
  if (item.at.every((place) => scope.exclaimed.has(place))) return false;
  const first = Math.min(...item.at);
  const last = Math.max(...item.at);
  return scope.negators.some(({ place, onlyGood, reach, backward }) => {
    if (backward) {
      const named = NAMED.has(item.source) && item.at.length === 1;
      return named && place > last && distance(last, place, scope.tokens) <= reach;
    }
    if (item.valence < 0 && isAttempted(place, scope)) return false;
    if (onlyGood && item.valence <= 0) return false;
    if (scope.rules.negationFollows && place > first && place - first <= WORDS_BEFORE_NEGATION) {
      return !barred(first, place, scope);
    }
    return place < first && distance(place, first, scope.tokens) <= reach && !barred(place, first, scope);
  });
}
