import type { Language } from '../knowledge/languages.js';
import type { Negations, Phrases } from '../knowledge/modifiers.js';
import { wordList } from '../knowledge/weights.js';
import type { Evidence } from '../state/state.js';
import type { Token } from '../text/tokenise.js';

const WORDS_AFTER_QUITTING = 3;
const WORDS_AFTER_A_PHRASE = 2;

export interface Negator {
  readonly place: number;
  /** What is denied stands before: one word in "the anger has gone", all of it in "happy? Not at all". */
  readonly backward?: 'word' | 'all';
  /** "Over", "less" deny what is bad; "lose", "lack" what is good; "not", "stop" both. */
  readonly denies: 'all' | 'bad' | 'good';
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
    const thinks = data.thinking.has(tokens[place + 1]?.forms.at(-1) ?? '');
    return [{ place, denies: 'all', reach: thinks ? data.thinkingScope : data.scope }];
  });
}

/** "Stopped", "over my", "lost all": phrases that deny what follows them. */
function phraseNegators(
  phrases: Phrases,
  denies: Negator['denies'],
  tokens: readonly Token[],
  spoken: ReadonlySet<number>,
): Negator[] {
  return phrases
    .find(tokens)
    .map(({ at }): Negator => ({ place: at.at(-1) ?? 0, denies, reach: WORDS_AFTER_QUITTING }))
    .filter(({ place }) => !spoken.has(place));
}

/** "No reason to" hurts already, and the smile that follows is none. */
function negatorsWithin(tokens: readonly Token[], evidence: readonly Evidence[], rules: Language): Negator[] {
  const denies = ({ at, valence }: Evidence): boolean =>
    valence < 0 && at.some((place) => rules.negators.has(tokens[place]?.text ?? ''));
  return evidence
    .filter(denies)
    .map(({ at }) => ({ place: Math.max(...at), denies: 'good', reach: WORDS_AFTER_A_PHRASE }));
}

const WORDS_BACK = 3;
const CLAUSES_BACK = 10;
const AUXILIARIES = wordList('auxiliaries');
const PRONOUNS = wordList('pronouns');
const FILLING = wordList('filling');
const AFTER_PASSING = wordList('after passing');

function isLast(place: number, tokens: readonly Token[]): boolean {
  const next = tokens[place + 1];
  return next === undefined || next.afterBreak;
}

/** "The anger has gone", "the crush evaporated overnight". */
function passings(tokens: readonly Token[], { passing }: Negations): Negator[] {
  return passing.find(tokens).flatMap(({ at }): Negator[] => {
    const last = at.at(-1) ?? 0;
    const ends = isLast(last, tokens) || AFTER_PASSING.has(tokens[last + 1]?.text ?? '');
    return ends ? [{ place: at[0] ?? 0, denies: 'all', reach: WORDS_BACK, backward: 'word' }] : [];
  });
}

/** "… but I am not", "and it was not at all": a denial with nothing left to deny but what was said before. */
function isElliptic(place: number, tokens: readonly Token[]): boolean {
  let last = place;
  while (!isLast(last, tokens) && FILLING.has(tokens[last + 1]?.text ?? '')) last += 1;
  const stands =
    AUXILIARIES.has(tokens[place - 1]?.text ?? '') && PRONOUNS.has(tokens[place - 2]?.text ?? '');
  return stands && place > 3 && isLast(last, tokens);
}

function afterthoughts(tokens: readonly Token[], data: Negations, rules: Language): Negator[] {
  const said = data.afterwards
    .find(tokens)
    .map(({ at }) => at[0] ?? 0)
    .filter((place) => tokens[place]?.afterBreak === true);
  const no = tokens.flatMap(({ text, afterBreak }, place) =>
    text === 'no' && afterBreak && isLast(place, tokens) ? [place] : [],
  );
  const elliptic = tokens.flatMap(({ text }, place) =>
    rules.negators.has(text) && isElliptic(place, tokens) ? [place] : [],
  );
  return [...said, ...no, ...elliptic].map((place) => ({
    place,
    denies: 'all',
    reach: CLAUSES_BACK,
    backward: 'all',
  }));
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
    ...phraseNegators(data.stopping, 'all', tokens, spoken),
    ...phraseNegators(data.quitting, 'bad', tokens, spoken),
    ...phraseNegators(data.losing, 'good', tokens, spoken),
    ...negatorsWithin(tokens, evidence, rules),
    ...passings(tokens, data),
    ...afterthoughts(tokens, data, rules),
  ];
}
