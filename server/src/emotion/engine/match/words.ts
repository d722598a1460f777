import type { Knowledge } from '../knowledge/knowledge.js';
import type { Language } from '../knowledge/languages.js';
import { type Entry, readVocabulary } from '../knowledge/families.js';
import { wordList } from '../knowledge/dataFile.js';
import {
  CLAUSE,
  type Evidence,
  INCIDENTAL,
  NEAR,
  PHRASE,
  type Stage,
  type State,
  fromEntry,
  takenBy,
} from '../state/state.js';
import { fold } from '../text/normalise.js';
import type { Token } from '../text/tokenise.js';

/** The commonest words have too many meanings to be matched by their root: "see" is not "seen". */
const TOO_COMMON = 2500;

export const isOrdinary = ({ forms }: Token, { ordinary }: Knowledge): boolean =>
  forms.some((form) => ordinary.has(form));

function firstOf(words: readonly string[], entries: ReadonlyMap<string, Entry>): Entry | undefined {
  return words.map((word) => entries.get(word)).find((entry) => entry !== undefined);
}

/** A word of another language inside the sentence: of any in English, of English alone in the others. */
function foreign(word: string, own: Language, { languages }: Knowledge): Entry | undefined {
  const others = languages.filter(({ code }) => (own.code === 'en') === (code !== 'en'));
  return others.map(({ exact }) => exact.get(word)).find((entry) => entry !== undefined);
}

const LONG = 5;
const FELT = wordList('felt');
const LINKING = wordList('linking');
const NEAR_TO_ME = wordList('near to me');
const JOINED = wordList('joining feelings');

/** "I feel", "so", "my life is": whether the visitor says before the word that it is felt. */
function isSaidToBeFelt(place: number, tokens: readonly Token[]): boolean {
  const previous = tokens[place - 1]?.text ?? '';
  // "Weirdly calm"
  if (JOINED.has(previous) || previous.endsWith('ly')) return true;
  const before = tokens.slice(Math.max(0, place - NEAR), place);
  const has = (words: ReadonlySet<string>): boolean =>
    before.some(({ forms }) => forms.some((form) => words.has(form)));
  const clause = tokens.slice(Math.max(0, place - CLAUSE), place);
  return has(FELT) || (has(LINKING) && clause.some(({ text }) => NEAR_TO_ME.has(text)));
}

/** In a sentence that tells of something, a word of feeling may be a detail: "people cheered", "the lonely road". */
function isDetail(place: number, { tokens, language }: State, { negations }: Knowledge): boolean {
  const token = tokens[place];
  if (token === undefined || tokens.length < LONG || language.code !== 'en') return false;
  const isFelt = place === 0 || token.afterBreak || isSaidToBeFelt(place, tokens);
  return !isFelt && !negations.exclaiming.has(token.text);
}

/** How a language says the word by itself, and whether it only shares its root with a word of feeling. */
function findWord(
  token: Token,
  { text }: State,
  own: Language,
  knowledge: Knowledge,
): { readonly entry: Entry; readonly weight: number } | undefined {
  const as = (entry: Entry | undefined, weight = 1) => entry && { entry, weight };
  const { functionWords: grammar, exact, inflected } = own;
  const english = own.code === 'en';
  // "Schon" is not "schön": without its marks a word of grammar is one.
  const isPlain = text.slice(token.start, token.end).toLowerCase() === token.text;
  if (!english && isPlain && grammar.has(token.text)) return undefined;
  const known = firstOf(token.forms, exact);
  if (known !== undefined) return as(known);
  if (grammar.has(token.text) || knowledge.measures.has(token.text)) return undefined;
  const ordinary = isOrdinary(token, knowledge);
  const tooCommon = english && (knowledge.ordinary.get(token.text) ?? TOO_COMMON) < TOO_COMMON;
  const form = tooCommon ? undefined : firstOf(own.basesOf(token), inflected);
  if (form !== undefined) return as(form, english && ordinary ? INCIDENTAL : 1);
  return ordinary ? undefined : as(foreign(token.text, own, knowledge));
}

const LINKING_ALONE = wordList('linking alone');

/** "I feel", "I am", "not very": what may stand between the visitor and the word. */
function isSaidOfMyself(place: number, tokens: readonly Token[]): boolean {
  const before = tokens[place - 1];
  if (before === undefined) return false;
  const links = before.text.endsWith('ly') || before.forms.some((form) => LINKING_ALONE.has(form));
  const opening = tokens.slice(Math.max(0, place - PHRASE), place);
  return links && opening.some(({ text, forms }) => text === 'i' || forms.includes('feel'));
}

/** Words with many meanings, "blue", "flat": heard as the whole text, or straight after "I feel" and "I am". */
function alone({ families, spelling, measures }: Knowledge) {
  const listed = readVocabulary('alone.tsv', families);
  const entries = new Map(listed.map((entry) => [fold(entry.term), entry]));
  const saysLittle = ({ text }: Token): boolean =>
    spelling.functionWords.has(text) || measures.has(text) || text.endsWith('ly');
  return (place: number, { tokens, language }: State): Entry | undefined => {
    const entry = language.code === 'en' ? firstOf(tokens[place]?.forms ?? [], entries) : undefined;
    if (entry === undefined || isSaidOfMyself(place, tokens)) return entry;
    return tokens.every((other, at) => at === place || saysLittle(other)) ? entry : undefined;
  };
}

/** The dictionary: every word of feeling that no phrase has used. Most of what is understood is understood here. */
export function words(knowledge: Knowledge): Stage {
  const ofManyMeanings = alone(knowledge);
  return (state) => {
    const { tokens, language, evidence } = state;
    if (!language.isRead) return state;
    const own = knowledge.languageOf(language.code);
    // "Kind of" is no kindness and "no longer" no longing.
    const phrases = ['measuring', 'endings'].flatMap((name) => knowledge.signs.placesOf(name, tokens));
    const taken = new Set([...takenBy(evidence), ...phrases.filter((at) => at.length > 1).flat()]);
    const found = tokens.flatMap((token, place): Evidence[] => {
      if (taken.has(place)) return [];
      const entry = ofManyMeanings(place, state);
      const word = entry === undefined ? findWord(token, state, own, knowledge) : { entry, weight: 1 };
      if (word === undefined) return [];
      const weight = isDetail(place, state, knowledge) ? INCIDENTAL : word.weight;
      return [fromEntry(word.entry, 'word', [place], weight)];
    });
    return { ...state, evidence: [...evidence, ...found] };
  };
}
