import { distance } from 'fastest-levenshtein';
import type { Knowledge } from '../knowledge/knowledge.js';
import { lemmas } from '../text/spelling.js';
import type { Token } from '../text/tokenise.js';
import { correct, unswapped } from './typos.js';

const SHORTEST = 4;
const LETTERS = /^[a-z]+$/u;

/** "Wiat", "realy", "ambulanse": the everyday word that is one slip away, the commonest first. */
function everydayWord(typed: string, { leanings, ordinary }: Knowledge): string | undefined {
  const swapped = unswapped(typed, ordinary);
  if (swapped !== undefined) return swapped;
  let best: string | undefined;
  let least = Number.POSITIVE_INFINITY;
  for (const word of leanings().tellings.wordsFrom(typed.charAt(0))) {
    if (Math.abs(word.length - typed.length) > 1 || distance(typed, word) > 1) continue;
    const rank = ordinary.get(word) ?? ordinary.size;
    if (rank < least) [best, least] = [word, rank];
  }
  return best;
}

function isKnown({ text, forms }: Token, { ordinary, vocabularies, leanings, spelling }: Knowledge): boolean {
  if (text.length < SHORTEST || !LETTERS.test(text) || spelling.functionWords.has(text)) return true;
  const own = vocabularies.get('en')?.dictionary;
  return forms.some(
    (form) => ordinary.has(form) || own?.byForm.has(form) === true || leanings().tellings.spells(form),
  );
}

/** Everyday words as they were meant; slips in words of feeling are told to the visitor, and read later. */
export function respell(tokens: readonly Token[], knowledge: Knowledge): readonly Token[] {
  const { vocabularies, ordinary, spelling } = knowledge;
  const own = vocabularies.get('en')?.dictionary;
  if (own === undefined || tokens.every((token) => isKnown(token, knowledge))) return tokens;
  return tokens.map((token) => {
    if (isKnown(token, knowledge) || correct(token.text, own, ordinary)?.edits === 1) return token;
    const text = everydayWord(token.text, knowledge);
    return text === undefined ? token : { ...token, text, forms: lemmas(text, spelling) };
  });
}
