import type { Token } from './tokenise.js';

const SHORTEST_WITH_ENDING = 4;

/** One spelling for all inflections of a word: "carried" and "carry", "stopped" and "stop" meet. */
export function stem({ forms }: Pick<Token, 'forms'>): string {
  const base = forms.at(-1) ?? '';
  const plain = base.length < SHORTEST_WITH_ENDING ? base : base.replace(/e$/u, '').replace(/y$/u, 'i');
  return plain.replace(/([bdgklmnprt])\1$/u, '$1');
}
