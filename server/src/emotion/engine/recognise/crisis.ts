import type { Knowledge } from '../knowledge/knowledge.js';
import { type Cries, readCries } from './readCries.js';
import { type CryWords, undisguise } from './undisguise.js';
import type { Crisis, Stage } from '../state/state.js';
import { fold } from '../text/normalise.js';
import { type Token, plainWords, tokenise } from '../text/tokenise.js';

const ONESELF = /^(?:i|me|my|myself)$/u;

/** "My brother says he …": the last person named before the cry is somebody else. */
function isOfOthers(before: string, people: ReadonlySet<string>): boolean {
  const words = before.split(' ');
  const person = words.findLastIndex((word) => people.has(word));
  return person >= 0 && !words.slice(person).some((word) => ONESELF.test(word));
}

/** Languages share words such as "suicide": the text is in the one that knows most of its words. */
function knownWords(text: string, { vocabulary }: CryWords): number {
  return text
    .trim()
    .split(' ')
    .filter((word) => word.length > 1 && vocabulary.has(word)).length;
}

/** The languages that know most of the text's words; several where they know the same number. */
function likeliest(text: string, words: Cries['words'], among: readonly string[]): string[] {
  const known = among.map((language): [string, number] => {
    const own = words.get(language);
    return [language, own === undefined ? 0 : knownWords(text, own)];
  });
  const most = Math.max(...known.map(([, count]) => count));
  return known.filter(([, count]) => count === most).map(([language]) => language);
}

/** One sign that no harmless reading explains is enough. */
function hear(text: string, { patterns, people, words }: Cries): Crisis | undefined {
  const found = patterns.find(text);
  const harmless = found.filter(({ meaning }) => meaning.kind === 'harmless');
  const cries = found.filter(
    ({ meaning, start, end }) =>
      meaning.kind !== 'harmless' && !harmless.some((other) => start < other.end && other.start < end),
  );
  for (const kind of ['other', 'die', 'harmed'] as const) {
    const ofKind = cries.filter(({ meaning }) => meaning.kind === kind);
    const first = ofKind[0];
    if (first === undefined) continue;
    const spoken = ofKind.map(({ meaning }) => meaning.language);
    return {
      language: likeliest(text, words, spoken)[0] ?? first.meaning.language,
      aboutSomeoneElse:
        kind === 'other' || (kind === 'die' && isOfOthers(text.slice(0, first.start), people)),
      harmed: kind === 'harmed',
    };
  }
  return undefined;
}

/** As it was typed, or as it was probably meant. */
function recogniseCrisis(text: string, tokens: readonly Token[], cries: Cries): Crisis | undefined {
  const typed = plainWords(tokens);
  const heard = hear(typed, cries);
  if (heard !== undefined) return heard;
  const plain = fold(text).replace(/[^\p{L}]+/gu, ' ');
  for (const language of likeliest(plain, cries.words, [...cries.words.keys()])) {
    const words = cries.words.get(language);
    const meant = words && plainWords(tokenise(undisguise(text, words), cries.spelling));
    const found = meant === undefined || meant === typed ? undefined : hear(meant, cries);
    if (found !== undefined) return found;
  }
  return undefined;
}

/**
 * A cry for help, in any of the seven languages and however it is spelt, goes before everything else: it is answered
 * with care, whatever the later stages find.
 */
export function crisis({ spelling, ordinary, vocabularies }: Knowledge): Stage {
  const feelings = [...vocabularies.values()].flatMap(({ dictionary }) => [...dictionary.exact.keys()]);
  const cries = readCries(spelling, [...ordinary.keys(), ...feelings]);
  return (state) => {
    const found = recogniseCrisis(state.text, state.tokens, cries);
    return found === undefined ? state : { ...state, crisis: found };
  };
}
