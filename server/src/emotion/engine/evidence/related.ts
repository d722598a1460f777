export interface Related {
  readonly word: string;
  /** "joyless" speaks of joy by its absence. */
  readonly negated: boolean;
}

const ENDINGS: readonly (readonly [RegExp, readonly string[], boolean])[] = [
  [/ily$/u, ['y'], false],
  [/ly$/u, ['', 'le'], false],
  [/iness$/u, ['y'], false],
  [/ness$/u, [''], false],
  [/less(?:ness)?$/u, ['', 'y'], true],
  [/ation$/u, ['ated', 'ate', 'ed', 'ing'], false],
  [/ion$/u, ['ed', 'e', ''], false],
  [/ment$/u, ['', 'ed'], false],
  [/iest$/u, ['y'], false],
  [/ier$/u, ['y'], false],
  [/est$/u, ['', 'e'], false],
  [/er$/u, ['', 'e'], false],
  [/ity$/u, ['', 'e'], false],
  [/ish$/u, ['', 'e'], false],
  [/ing$/u, ['ed', 'e', ''], false],
  [/ed$/u, ['ing', 'e', ''], false],
  [/y$/u, ['', 'e', 'ful'], false],
];
const NEGATING_OPENING = /^(?:un|dis|in|im|non)(?=\p{L}{4})/u;
const SHORTEST_BASE = 3;

function undouble(word: string): string[] {
  return /([bdgmnprt])\1$/u.test(word) ? [word, word.slice(0, -1)] : [word];
}

/** Words of the same root, for those that no list holds: "sadness" leads to "sad", "unloved" to "loved" negated. */
export function relatedWords(word: string): Related[] {
  const related: Related[] = [];
  for (const [ending, replacements, negated] of ENDINGS) {
    if (!ending.test(word)) continue;
    const base = word.replace(ending, '');
    if (base.length < SHORTEST_BASE) continue;
    for (const stem of undouble(base)) {
      for (const replacement of replacements) related.push({ word: stem + replacement, negated });
    }
  }
  if (NEGATING_OPENING.test(word)) {
    const rest = word.replace(NEGATING_OPENING, '');
    related.push({ word: rest, negated: true });
  }
  return related;
}
