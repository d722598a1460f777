import type { Knowledge } from '../knowledge/knowledge.js';
import type { Vocabulary } from '../knowledge/vocabularies.js';
import { type Entry, readVocabulary } from '../knowledge/families.js';
import { weight, wordList } from '../knowledge/dataFile.js';
import { type Evidence, type Stage, type State, fromEntry, takenBy } from '../state/state.js';
import { fold } from '../text/normalise.js';
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
function measuringPhrases(tokens: readonly Token[], { signs }: Knowledge): number[] {
  return ['measuring', 'endings']
    .flatMap((name) => signs.placesOf(name, tokens))
    .flatMap((at) => (at.length > 1 ? at : []));
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
  if (grammar.has(token.text) || knowledge.measures.has(token.text)) return undefined;
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

const LINKING = wordList('linking alone');

/** "I feel", "I am", "not very": what may stand between the visitor and the word. */
function isSaidOfMyself(tokens: readonly Token[], place: number): boolean {
  const before = tokens[place - 1];
  const links =
    before !== undefined && (before.text.endsWith('ly') || before.forms.some((form) => LINKING.has(form)));
  const opening = tokens.slice(Math.max(0, place - 4), place);
  return (
    links &&
    opening.some(({ text }) => text === 'i' || text === 'feel' || text === 'feeling' || text === 'felt')
  );
}

function findAlone(
  tokens: readonly Token[],
  taken: ReadonlySet<number>,
  entries: ReadonlyMap<string, Entry>,
  { spelling, measures }: Knowledge,
): Evidence[] {
  const saysLittle = ({ text }: Token): boolean =>
    spelling.functionWords.has(text) || measures.has(text) || text.endsWith('ly');
  return tokens.flatMap((token, place) => {
    const entry = token.forms.map((form) => entries.get(form)).find((found) => found !== undefined);
    if (entry === undefined || taken.has(place)) return [];
    const standsAlone = tokens.every((other, at) => at === place || saysLittle(other));
    return standsAlone || isSaidOfMyself(tokens, place) ? [fromEntry(entry, 'word', [place], 1)] : [];
  });
}

/** Words with many meanings, "blue", "flat": heard as the whole text, or straight after "I feel" and "I am". */
export function alone(knowledge: Knowledge): Stage {
  const listed = readVocabulary('alone.tsv', knowledge.families);
  const entries = new Map(listed.map((entry) => [fold(entry.term), entry]));
  return (state) => {
    if (state.language.code !== 'en') return state;
    const found = findAlone(state.tokens, takenBy(state.evidence), entries, knowledge);
    return { ...state, evidence: [...state.evidence, ...found] };
  };
}
