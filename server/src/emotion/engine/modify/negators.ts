import type { Language } from '../knowledge/languages.js';
import type { Negations, Phrases } from '../knowledge/modifiers.js';
import { wordList } from '../knowledge/dataFile.js';
import type { Evidence } from '../state/state.js';
import type { Token } from '../text/tokenise.js';

const WORDS_AFTER_QUITTING = 3;
const WORDS_AFTER_A_PHRASE = 2;

export interface Negator {
  readonly place: number;
  /** What is denied stands before: "the anger has gone". */
  readonly backward?: true;
  /** "No reason to" denies only what is good. */
  readonly onlyGood?: true;
  readonly reach: number;
}

export function placesOf(phrases: Phrases, tokens: readonly Token[]): Set<number> {
  return new Set(phrases.find(tokens).flatMap(({ at }) => at));
}

/** "Not", "never", "kein": the words that deny by themselves. */
function plainNegators(
  tokens: readonly Token[],
  spoken: ReadonlySet<number>,
  data: Negations,
  rules: Language,
): Negator[] {
  return tokens.flatMap((token, place) => {
    if (spoken.has(place) || !rules.negators.has(token.text)) return [];
    return [{ place, reach: data.scope }];
  });
}

/** "Stopped", "over my", "lost all": phrases that deny what follows them. */
function phraseNegators(phrases: Phrases, tokens: readonly Token[], spoken: ReadonlySet<number>): Negator[] {
  return phrases
    .find(tokens)
    .map(({ at }): Negator => ({ place: at.at(-1) ?? 0, reach: WORDS_AFTER_QUITTING }))
    .filter(({ place }) => !spoken.has(place));
}

/** "No reason to" hurts already, and the smile that follows is none. */
function negatorsWithin(tokens: readonly Token[], evidence: readonly Evidence[], rules: Language): Negator[] {
  const denies = ({ at, valence }: Evidence): boolean =>
    valence < 0 && at.some((place) => rules.negators.has(tokens[place]?.text ?? ''));
  return evidence
    .filter(denies)
    .map(({ at }) => ({ place: Math.max(...at), onlyGood: true, reach: WORDS_AFTER_A_PHRASE }));
}

const WORDS_BACK = 3;
const AFTER_PASSING = wordList('after passing');

function isLast(place: number, tokens: readonly Token[]): boolean {
  const next = tokens[place + 1];
  return next === undefined || next.afterBreak;
}

/** "The anger has gone", "the crush evaporated overnight", "nervous? Not at all". */
function passings(tokens: readonly Token[], { passing, afterwards }: Negations): Negator[] {
  const ends = (last: number): boolean =>
    isLast(last, tokens) || AFTER_PASSING.has(tokens[last + 1]?.text ?? '');
  const gone = passing.find(tokens).filter(({ at }) => ends(at.at(-1) ?? 0));
  const said = afterwards.find(tokens).filter(({ at }) => tokens[at[0] ?? 0]?.afterBreak);
  return [...gone, ...said].map(({ at }) => ({ place: at[0] ?? 0, reach: WORDS_BACK, backward: true }));
}

/** Everything in the text that denies what follows; not what phrases have used, nor "can't stop" and "not only". */
export function findNegators(
  tokens: readonly Token[],
  evidence: readonly Evidence[],
  data: Negations,
  rules: Language,
): Negator[] {
  const used = evidence.flatMap(({ at }) => at);
  const spoken = new Set([...used, ...placesOf(data.exempt, tokens)]);
  return [
    ...plainNegators(tokens, spoken, data, rules),
    ...phraseNegators(data.stopping, tokens, spoken),
    ...negatorsWithin(tokens, evidence, rules),
    ...passings(tokens, data),
  ];
}
