import { readCries, type Cries } from './cries.js';
import { undisguise } from './undisguise.js';
import type { Knowledge } from '../knowledge/knowledge.js';
import type { Stage, State } from '../state/state.js';
import { fold } from '../text/normalise.js';
import { type Token, tokenise } from '../text/tokenise.js';

const ONESELF = /^(?:i|me|my|myself)$/u;
const textOf = ({ text }: Token): string => text;

/** "My brother says he …": the last person named before the cry is somebody else. */
function isOfOthers(words: readonly string[], people: ReadonlySet<string>): boolean {
  const person = words.findLastIndex((word) => people.has(word));
  return person >= 0 && !words.slice(person).some((word) => ONESELF.test(word));
}

/** Languages share words such as "suicide": those that know most of the text's words, several if they know as many. */
function likeliest(text: readonly string[], words: Cries['words'], among: readonly string[]): string[] {
  const typed = text.filter((word) => word.length > 1);
  const known = among.map(
    (language) => typed.filter((word) => words.get(language)?.vocabulary.has(word)).length,
  );
  const most = Math.max(...known);
  return among.filter((_, index) => known[index] === most);
}

type Heard = Pick<State, 'crisis' | 'undertone'>;

/** One sign that no harmless reading explains is enough. */
function hear(tokens: readonly Token[], { patterns, people, words }: Cries): Heard | undefined {
  const text = tokens.map(textOf);
  const found = patterns.find(tokens).map((match) => ({ ...match, start: match.at[0] ?? 0 }));
  const harmless = found.filter(({ meaning }) => meaning.kind === 'harmless');
  const cries = found.filter(
    ({ meaning, start, end }) =>
      meaning.kind !== 'harmless' && !harmless.some((other) => start < other.end && other.start < end),
  );
  for (const kind of ['other', 'die', 'harmed', 'gentle'] as const) {
    const ofKind = cries.filter(({ meaning }) => meaning.kind === kind);
    const first = ofKind[0];
    if (first === undefined) continue;
    const spoken = ofKind.map(({ meaning }) => meaning.language);
    const language = likeliest(text, words, spoken)[0] ?? first.meaning.language;
    const { pattern } = first.meaning;
    if (kind === 'gentle') return { undertone: { language, pattern } };
    const aboutSomeoneElse =
      kind === 'other' || (kind === 'die' && isOfOthers(text.slice(0, first.start), people));
    return { crisis: { language, aboutSomeoneElse, harmed: kind === 'harmed', pattern } };
  }
  return undefined;
}

/** As it was typed, or as it was probably meant. */
function recogniseCrisis(text: string, tokens: readonly Token[], cries: Cries): Heard | undefined {
  const heard = hear(tokens, cries);
  if (heard?.crisis !== undefined) return heard;
  const typed = tokens.map(textOf).join(' ');
  const plain = fold(text).split(/[^\p{L}]+/u);
  for (const language of likeliest(plain, cries.words, [...cries.words.keys()])) {
    const words = cries.words.get(language);
    const meant = words === undefined ? [] : tokenise(undisguise(text, words), cries.spelling);
    const found = meant.map(textOf).join(' ') === typed ? undefined : hear(meant, cries);
    if (found?.crisis !== undefined) return found;
  }
  return heard;
}

/**
 * A cry for help, in any of the seven languages and however it is spelt, goes before everything else: it is answered
 * with care, whatever the later stages find.
 */
export function crisis({ spelling, speller, ordinary, languages }: Knowledge): Stage {
  const feelings = languages.flatMap(({ exact }) => [...exact.keys()]);
  const cries = readCries(spelling, speller, [...ordinary.keys(), ...feelings]);
  return (state) => {
    const found = recogniseCrisis(state.text, state.tokens, cries);
    return { ...state, ...found };
  };
}
