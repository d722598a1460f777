import type { Evidence } from '../evidence/evidence.js';
import type { LanguageRules, Negations, Phrases } from '../knowledge/modifiers.js';
import type { Token } from '../text/tokenise.js';

const WORDS_AFTER_QUITTING = 3;
const WORDS_AFTER_A_PHRASE = 2;

export interface Negator {
  readonly place: number;
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
  rules: LanguageRules,
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
function negatorsWithin(
  tokens: readonly Token[],
  evidence: readonly Evidence[],
  rules: LanguageRules,
): Negator[] {
  const denies = ({ at, valence }: Evidence): boolean =>
    valence < 0 && at.some((place) => rules.negators.has(tokens[place]?.text ?? ''));
  return evidence
    .filter(denies)
    .map(({ at }) => ({ place: Math.max(...at), denies: 'good', reach: WORDS_AFTER_A_PHRASE }));
}

/** Everything in the text that denies what follows; not what phrases have used, nor "can't stop" and "not only". */
export function findNegators(
  tokens: readonly Token[],
  evidence: readonly Evidence[],
  data: Negations,
  rules: LanguageRules,
): Negator[] {
  const used = evidence.flatMap(({ at }) => at);
  const spoken = new Set([...used, ...placesOf(data.exempt, tokens)]);
  return [
    ...plainNegators(tokens, spoken, data, rules),
    ...phraseNegators(data.stopping, 'all', tokens, spoken),
    ...phraseNegators(data.quitting, 'bad', tokens, spoken),
    ...phraseNegators(data.losing, 'good', tokens, spoken),
    ...negatorsWithin(tokens, evidence, rules),
  ];
}
