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
