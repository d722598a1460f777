import type { Knowledge } from '../knowledge/knowledge.js';
import type { Vocabulary } from '../knowledge/vocabularies.js';
import type { Entry } from '../knowledge/vocabulary.js';
import { weight } from '../knowledge/dataFile.js';
import { type Evidence, type Stage, type State, fromEntry, takenBy } from '../state/state.js';
import type { Token } from '../text/tokenise.js';

const SURE = 1;
/** An everyday word that only shares its root with a feeling. */
const BY_CHANCE = weight('words by chance');
/** The commonest words have too many meanings to be matched by their root: "see" is not "seen". */
const TOO_COMMON = 2500;

export function isOrdinary({ forms }: Token, { ordinary }: Knowledge): boolean {
  return forms.some((form) => ordinary.has(form));
}

function firstOf(words: readonly string[], entries: ReadonlyMap<string, Entry>): Entry | undefined {
  return words.map((word) => entries.get(word)).find((entry) => entry !== undefined);
}

/** "Kind of" is no kindness and "no longer" no longing. */
export function measuringPhrases(tokens: readonly Token[], { measures, negations }: Knowledge): number[] {
  return [measures.phrases, negations.endings].flatMap((index) =>
    index.find(tokens).flatMap(({ at }) => (at.length > 1 ? at : [])),
  );
}

/** A word of another language inside the sentence: of any in English, of English alone in the others. */
function foreign(word: string, own: Vocabulary, { vocabularies }: Knowledge): Entry | undefined {
  const isEnglish = own === vocabularies.get('en');
  const others = [...vocabularies].flatMap(([code, vocabulary]) =>
    isEnglish === (code !== 'en') ? [vocabulary] : [],
  );
  return others.map(({ dictionary }) => dictionary.exact.get(word)).find((entry) => entry !== undefined);
}

function findWord(
  place: number,
  { text, tokens, language }: State,
  own: Vocabulary,
  knowledge: Knowledge,
): Evidence | undefined {
  const token = tokens[place];
  if (token === undefined) return undefined;
  const as = (entry: Entry | undefined, weight: number): Evidence | undefined =>
    entry && fromEntry(entry, 'word', [place], weight);
  const grammar = knowledge.languageOf(language.code).functionWords;
  const { dictionary } = own;
  // "Schon" is not "schön": without its marks a word of grammar is one.
  const isPlain = text.slice(token.start, token.end).toLowerCase() === token.text;
  if (language.code !== 'en' && isPlain && grammar.has(token.text)) return undefined;
  const exact = firstOf(token.forms, dictionary.exact);
  if (exact !== undefined) return as(exact, SURE);
  if (grammar.has(token.text) || knowledge.measures.words.has(token.text)) return undefined;
  const english = language.code === 'en';
  const ordinary = isOrdinary(token, knowledge);
  const tooCommon = english && (knowledge.ordinary.get(token.text) ?? TOO_COMMON) < TOO_COMMON;
  const form = tooCommon ? undefined : firstOf(dictionary.basesOf(token), dictionary.inflected);
  if (form !== undefined) return as(form, english && ordinary ? BY_CHANCE : SURE);
  return ordinary ? undefined : as(foreign(token.text, own, knowledge), SURE);
}

/** The dictionary: every word of feeling that no phrase has used. Most of what is understood is understood here. */
export function words(knowledge: Knowledge): Stage {
  return (state) => {
    const own = knowledge.vocabularies.get(state.language.code);
    if (own === undefined) return state;
    const taken = new Set([...takenBy(state.evidence), ...measuringPhrases(state.tokens, knowledge)]);
    const found = state.tokens.flatMap((_, place) =>
      taken.has(place) ? [] : (findWord(place, state, own, knowledge) ?? []),
    );
    return { ...state, evidence: [...state.evidence, ...found] };
  };
}
