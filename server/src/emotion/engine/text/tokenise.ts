import { z } from 'zod';
import { list, readJson, wordSet } from '../files/dataFile.js';
import { fold } from './normalise.js';

/** Schema for lists such as `"mother": "mum mama"`. Turns them into a map from each word to its meaning. */
const meant = z.record(z.string(), list(' ')).transform((listed): ReadonlyMap<string, string> => {
  const entries = Object.entries(listed);
  return new Map(entries.flatMap(([meaning, words]) => words.map((word) => [word, meaning] as const)));
});

const schema = z.object({
  /** Short forms with the words they mean: "dont" is "do not", "gonna" is "going to". */
  shortForms: meant,
  /** Synonyms: "mum" and "mama" mean "mother". */
  sameAs: meant,
  /** Irregular forms: "lost" comes from "lose". */
  irregular: meant,
  /** Words after which "'s" is "is": "he's", but not "the car's". */
  subjectsBeforeIs: wordSet,
  /** What letters after an apostrophe mean: "ll" is "will", "ve" is "have". */
  endings: meant,
  /** What the letters before "n't" mean: "wo" is "will". */
  negated: meant,
  /** Words of grammar, such as "the", "of" and "is". */
  functionWords: wordSet,
});

/** English short forms, synonyms, irregular forms and function words. */
export const spelling = readJson('spelling.json', schema);

const SHORT_SYLLABLE = /^[^aeiouy]*[aeiou][bcdfgklmnprstvz]$/u;
const DOUBLED = /([bdgklmnprtz])\1$/u;

/** Matches a verb in "-ed" or "-ing" with two or more letters before the ending. For "-ing", one has to be a vowel. */
const VERB_FORM = /^(?:(.+[^e])ed|(?=.{5})(.*[aeiouy].*)ing)$/u;

/** Base forms of a verb in "-ed" or "-ing". "Stared" is from "stare", because "star" has "starred". */
function verbForms(word: string): string[] {
  if (word.endsWith('ied') && word.length > 4) return [`${word.slice(0, -3)}y`, word.slice(0, -1)];
  const found = VERB_FORM.exec(word);
  const base = found?.[1] ?? found?.[2];
  if (base === undefined) return [];
  if (DOUBLED.test(base)) return [base.slice(0, -1), base];
  return SHORT_SYLLABLE.test(base) ? [`${base}e`] : [base, `${base}e`];
}

function pluralForms(word: string): string[] {
  if (word.length < 4 || !word.endsWith('s') || /(?:ss|us|is)$/u.test(word)) return [];
  if (word.endsWith('ies')) return [`${word.slice(0, -3)}y`, word.slice(0, -1)];
  if (/(?:[sxz]|ch|sh|o)es$/u.test(word)) return [word.slice(0, -2), word.slice(0, -1)];
  return [word.slice(0, -1)];
}

/** All dictionary forms of a word in lower case without accents, the word itself first. */
export function lemmas(word: string): string[] {
  const irregular = spelling.irregular.get(word);
  const forms = [
    word,
    ...(irregular === undefined ? [...verbForms(word), ...pluralForms(word)] : [irregular]),
  ];
  return [...new Set(forms.flatMap((form) => [form, spelling.sameAs.get(form) ?? form]))];
}

export interface Token {
  /** The word in lower case and without accents, see `fold`. */
  readonly text: string;
  /** The word and every dictionary form it may come from. */
  readonly forms: readonly string[];
  /** Index of the word's first letter in the normalised text. `end` is the index after its last letter. */
  readonly start: number;
  readonly end: number;
  /** Whether the visitor typed `text` itself, apart from capitals: no accent was removed, no short form expanded. */
  readonly isPlain: boolean;
  /** Whether a comma, full stop or similar comes before the word. */
  readonly afterBreak: boolean;
}

const WORD = /[\p{L}\p{M}\p{N}]+(?:'[\p{L}\p{M}]+)*/gu;
const BREAK = /[.,;:!?()\n\u2026\u3002\u3001]|\s[-\u2013\u2014]+\s/u;

/** Splits a short form into its words: "don't", "gonna", "l'amour". */
function expand(word: string): readonly string[] {
  const { shortForms, subjectsBeforeIs, endings, negated } = spelling;
  const short = shortForms.get(word);
  const cut = word.lastIndexOf("'");
  if (short !== undefined || cut < 0) return short?.split(' ') ?? [word];
  const [head, tail] = [word.slice(0, cut), word.slice(cut + 1)];
  if (tail === 't' && head.endsWith('n')) {
    const stem = head.slice(0, -1);
    return [negated.get(stem) ?? stem, 'not'];
  }
  if (tail === 's') return subjectsBeforeIs.has(head) ? [head, 'is'] : [head];
  const ending = endings.get(tail);
  return ending === undefined ? word.split("'") : [head, ending];
}

const LONG_RUN = /(\p{L})\1{2,}/gu;

export function tokenise(text: string): Token[] {
  const tokens: Token[] = [];
  let previousEnd = 0;
  for (const found of text.matchAll(WORD)) {
    const surface = found[0];
    const start = found.index;
    const between = text.slice(previousEnd, start);
    const folded = fold(surface);
    // "Soooo" may be "soo" or "so".
    const [double, single] = [folded.replace(LONG_RUN, '$1$1'), folded.replace(LONG_RUN, '$1')];
    expand(double).forEach((part, index) => {
      if (part === '') return;
      const others = index === 0 && single !== double ? [single] : [];
      tokens.push({
        text: part,
        forms: [...new Set([part, ...others].flatMap(lemmas))],
        start,
        end: start + surface.length,
        isPlain: surface.toLowerCase() === part,
        afterBreak: index === 0 && tokens.length > 0 && BREAK.test(between),
      });
    });
    previousEnd = start + surface.length;
  }
  return tokens;
}
