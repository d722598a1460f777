import { z } from 'zod';

const words = z.array(z.string()).transform((listed): ReadonlySet<string> => new Set(listed));
const mapped = <T>(values: z.ZodType<T>) =>
  z.record(z.string(), values).transform((record): ReadonlyMap<string, T> => new Map(Object.entries(record)));
const pairs = mapped(z.string());

export const spellingSchema = z.object({
  /** "dont" is "do not", "gonna" is "going to". */
  shortForms: mapped(z.array(z.string())),
  /** "mum" and "mama" mean "mother". */
  sameAs: pairs,
  /** "lost" comes from "lose". */
  irregular: pairs,
  /** After these an 's is "is": "he's", not "the car's". */
  subjectsBeforeIs: words,
  /** "'ll" is "will", "'ve" is "have". */
  endings: pairs,
  /** Verbs before "n't": "won't" is "will not". */
  negated: pairs,
  /** Words with grammar rather than meaning. */
  functionWords: words,
});

/** Short forms, synonyms and irregular forms, from `spelling.json`. */
export type Spelling = z.infer<typeof spellingSchema>;

const VOWEL = /[aeiouy]/u;
const SHORT_SYLLABLE = /^[^aeiouy]*[aeiou][bcdfgklmnprstvz]$/u;
const DOUBLED = /([bdgklmnprtz])\1$/u;

/** "Stared" is from "stare", for "star" would be "starred"; "walked" and "visited" may be either. */
function withOrWithoutE(base: string): string[] {
  return SHORT_SYLLABLE.test(base) ? [`${base}e`] : [base, `${base}e`];
}

function pastForms(word: string): string[] {
  if (word.endsWith('ied') && word.length > 4) return [`${word.slice(0, -3)}y`, word.slice(0, -1)];
  if (!word.endsWith('ed') || word.endsWith('eed') || word.length < 4) return [];
  const base = word.slice(0, -2);
  return DOUBLED.test(base) ? [base.slice(0, -1), base] : withOrWithoutE(base);
}

function ingForms(word: string): string[] {
  if (!word.endsWith('ing') || word.length < 5) return [];
  const base = word.slice(0, -3);
  if (!VOWEL.test(base)) return [];
  if (DOUBLED.test(base)) return [base.slice(0, -1), base];
  return withOrWithoutE(base);
}

function pluralForms(word: string): string[] {
  if (word.length < 4 || !word.endsWith('s') || /(?:ss|us|is)$/u.test(word)) return [];
  if (word.endsWith('ies')) return [`${word.slice(0, -3)}y`, word.slice(0, -1)];
  if (/(?:[sxz]|ch|sh|o)es$/u.test(word)) return [word.slice(0, -2), word.slice(0, -1)];
  return [word.slice(0, -1)];
}

/** All dictionary forms of a folded word, the word itself first. */
export function lemmas(word: string, spelling: Spelling): string[] {
  const irregular = spelling.irregular.get(word);
  const forms = [
    word,
    ...(irregular === undefined
      ? [...pastForms(word), ...ingForms(word), ...pluralForms(word)]
      : [irregular]),
  ];
  return [...new Set(forms.flatMap((form) => [form, spelling.sameAs.get(form) ?? form]))];
}
