import type { Dictionary } from '../knowledge/dictionary.js';
import type { Token } from '../text/tokenise.js';

const TAKES = new Set(
  'a an the my his her their our your this these those him them it on up down away out'.split(' '),
);
const SUBJECTS = new Set('i we you he she it they who'.split(' '));

/** "Wasted the day", "they lost" are deeds; "loved the film" stays a feeling, for "love" is one. */
export function isDeed(place: number, tokens: readonly Token[], { exact }: Dictionary): boolean {
  const { text = '', forms = [], afterBreak = false } = tokens[place] ?? {};
  const next = tokens[place + 1];
  const takes = next !== undefined && !next.afterBreak && text.endsWith('ed') && TAKES.has(next.text);
  const does = !afterBreak && SUBJECTS.has(tokens[place - 1]?.text ?? '');
  return forms.length > 1 && (takes || does) && forms.slice(1).every((form) => !exact.has(form));
}
