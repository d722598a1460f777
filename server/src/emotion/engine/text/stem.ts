import type { Token } from './tokenise.js';

const SHORTEST_WITH_ENDING = 4;

const stems = new WeakMap<Token, string>();

/** One spelling for all inflections of a word: "carried" and "carry", "stopped" and "stop" meet. */
export function stem(token: Token): string {
  const known = stems.get(token);
  if (known !== undefined) return known;
  const found = stemOf(token.forms);
  stems.set(token, found);
  return found;
}

function stemOf(forms: Token['forms']): string {
  const base = forms.at(-1) ?? '';
  const plain = base.length < SHORTEST_WITH_ENDING ? base : base.replace(/e$/u, '').replace(/y$/u, 'i');
  return plain.replace(/([bdgklmnprt])\1$/u, '$1');
}

/** "Incazzatissimo", "cansadísima". */
const SUPERLATIVE = /h?(?:iss|is)im[oaie]s?$/u;
const SHORTEST_FOREIGN = 4;

/** Takes the endings of a language off a folded word; where it writes umlauts, "ue" counts as "ü". */
export function foreignStemmer(endings: readonly string[], umlauts: boolean): (word: string) => string {
  const ending = new RegExp(`(?:${endings.join('|')})$`, 'u');
  return (word) => {
    const plain = umlauts ? word.replace(/([aou])e/gu, '$1') : word.replace(SUPERLATIVE, 'o');
    if (endings.length === 0) return plain;
    const rest = plain.replace(ending, '');
    return rest.length >= SHORTEST_FOREIGN ? rest : plain;
  };
}
