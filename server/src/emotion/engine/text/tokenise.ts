import { fold } from './normalise.js';
import { type Spelling, lemmas } from './spelling.js';

/** Shorter words and stems keep their endings. */
const SHORTEST_STEM = 4;

/** English stem: "carried" and "carry", "stopped" and "stop" become equal. */
export function stem({ forms }: Pick<Token, 'forms'>): string {
  const base = forms.at(-1) ?? '';
  const plain = base.length < SHORTEST_STEM ? base : base.replace(/e$/u, '').replace(/y$/u, 'i');
  return plain.replace(/([bdgklmnprt])\1$/u, '$1');
}

/** "Incazzatissimo", "cansadísima". */
const SUPERLATIVE = /h?(?:iss|is)im[oaie]s?$/u;

/** Returns a stemmer that removes the endings. For languages with umlauts, "ue" counts as "ü". */
export function foreignStemmer(endings: readonly string[], umlauts: boolean): (word: string) => string {
  const ending = new RegExp(`(?:${endings.join('|')})$`, 'u');
  return (word) => {
    const plain = umlauts ? word.replace(/([aou])e/gu, '$1') : word.replace(SUPERLATIVE, 'o');
    if (endings.length === 0) return plain;
    const rest = plain.replace(ending, '');
    return rest.length >= SHORTEST_STEM ? rest : plain;
  };
}

export interface Token {
  /** Folded word. */
  readonly text: string;
  /** The word and every form it may come from. */
  readonly forms: readonly string[];
  /** Position in the cleaned text. */
  readonly start: number;
  readonly end: number;
  /** Whether a comma, full stop or similar comes before it. */
  readonly afterBreak: boolean;
}

const WORD = /[\p{L}\p{M}\p{N}]+(?:'[\p{L}\p{M}]+)*/gu;
const BREAK = /[.,;:!?()\n\u2026\u3002\u3001]|\s[-\u2013\u2014]+\s/u;
function expandApostrophe(word: string, { subjectsBeforeIs, endings, negated }: Spelling): string[] {
  const cut = word.lastIndexOf("'");
  const head = word.slice(0, cut);
  const tail = word.slice(cut + 1);
  if (tail === 't' && head.endsWith('n')) {
    const stem = head.slice(0, -1);
    return [negated.get(stem) ?? stem, 'not'];
  }
  if (tail === 's') return subjectsBeforeIs.has(head) ? [head, 'is'] : [head];
  const ending = endings.get(tail);
  if (ending !== undefined) return [head, ending];
  return word.split("'");
}

function expand(word: string, spelling: Spelling): readonly string[] {
  const short = spelling.shortForms.get(word);
  if (short !== undefined) return short;
  return word.includes("'") ? expandApostrophe(word, spelling) : [word];
}

const LONG_RUN = /(\p{L})\1{2,}/gu;

/** Shortens repeated letters: "soooo" may be "soo" or "so". */
function withoutLongRuns(word: string): string[] {
  return [...new Set([word.replace(LONG_RUN, '$1$1'), word.replace(LONG_RUN, '$1')])];
}

export function tokenise(text: string, spelling: Spelling): Token[] {
  const tokens: Token[] = [];
  let previousEnd = 0;
  for (const found of text.matchAll(WORD)) {
    const surface = found[0];
    const start = found.index;
    const between = text.slice(previousEnd, start);
    const folded = fold(surface);
    const variants = withoutLongRuns(folded);
    const drawnOut = variants[0] !== folded;
    expand(variants[0] ?? folded, spelling).forEach((part, index) => {
      if (part === '') return;
      const others = drawnOut && index === 0 ? variants.slice(1) : [];
      tokens.push({
        text: part,
        forms: [...new Set([part, ...others].flatMap((form) => lemmas(form, spelling)))],
        start,
        end: start + surface.length,
        afterBreak: index === 0 && tokens.length > 0 && BREAK.test(between),
      });
    });
    previousEnd = start + surface.length;
  }
  return tokens;
}
