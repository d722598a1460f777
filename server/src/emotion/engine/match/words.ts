import { COMMON_WORDS, type Knowledge } from '../knowledge/knowledge.js';
import type { Language } from '../knowledge/languages.js';
import { type Entry, readVocabulary } from '../knowledge/families.js';
import { weight, wordList } from '../knowledge/dataFile.js';
import { type Evidence, INCIDENTAL, type Stage, type State, fromEntry, takenBy } from '../state/state.js';
import { fold } from '../text/normalise.js';
import type { Token } from '../text/tokenise.js';

const SURE = 1;
/** The commonest words have too many meanings to be matched by their root: "see" is not "seen". */
const TOO_COMMON = 2500;

const isOrdinary = ({ forms }: Token, { ordinary }: Knowledge): boolean =>
  forms.some((form) => ordinary.has(form));

function firstOf(words: readonly string[], entries: ReadonlyMap<string, Entry>): Entry | undefined {
  return words.map((word) => entries.get(word)).find((entry) => entry !== undefined);
}

/** A word of another language inside the sentence: of any in English, of English alone in the others. */
function foreign(word: string, own: Language, { languages }: Knowledge): Entry | undefined {
  const others = languages.filter(({ code }) => (own.code === 'en') === (code !== 'en'));
  return others.map(({ exact }) => exact.get(word)).find((entry) => entry !== undefined);
}

function findWord(
  place: number,
  { text, tokens }: State,
  own: Language,
  knowledge: Knowledge,
): Evidence | undefined {
  const token = tokens[place];
  if (token === undefined) return undefined;
  const as = (entry: Entry | undefined, weight: number): Evidence | undefined =>
    entry && fromEntry(entry, 'word', [place], weight);
  const { functionWords: grammar, exact, inflected } = own;
  const english = own.code === 'en';
  // "Schon" is not "schön": without its marks a word of grammar is one.
  const isPlain = text.slice(token.start, token.end).toLowerCase() === token.text;
  if (!english && isPlain && grammar.has(token.text)) return undefined;
  const known = firstOf(token.forms, exact);
  if (known !== undefined) return as(known, SURE);
  if (grammar.has(token.text) || knowledge.measures.has(token.text)) return undefined;
  const ordinary = isOrdinary(token, knowledge);
  const tooCommon = english && (knowledge.ordinary.get(token.text) ?? TOO_COMMON) < TOO_COMMON;
  const form = tooCommon ? undefined : firstOf(own.basesOf(token), inflected);
  if (form !== undefined) return as(form, english && ordinary ? INCIDENTAL : SURE);
  return ordinary ? undefined : as(foreign(token.text, own, knowledge), SURE);
}

/** The dictionary: every word of feeling that no phrase has used. Most of what is understood is understood here. */
export function words(knowledge: Knowledge): Stage {
  return (state) => {
    if (!state.language.isRead) return state;
    const own = knowledge.languageOf(state.language.code);
    // "Kind of" is no kindness and "no longer" no longing.
    const phrases = ['measuring', 'endings'].flatMap((name) => knowledge.signs.placesOf(name, state.tokens));
    const measured = phrases.filter((at) => at.length > 1).flat();
    const taken = new Set([...takenBy(state.evidence), ...measured]);
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

/** Words with many meanings, "blue", "flat": heard as the whole text, or straight after "I feel" and "I am". */
export function alone({ families, spelling, measures }: Knowledge): Stage {
  const listed = readVocabulary('alone.tsv', families);
  const entries = new Map(listed.map((entry) => [fold(entry.term), entry]));
  const saysLittle = ({ text }: Token): boolean =>
    spelling.functionWords.has(text) || measures.has(text) || text.endsWith('ly');
  return (state) => {
    const { tokens, language, evidence } = state;
    if (language.code !== 'en') return state;
    const taken = takenBy(evidence);
    const found = tokens.flatMap(({ forms }, place) => {
      const entry = taken.has(place) ? undefined : firstOf(forms, entries);
      if (entry === undefined) return [];
      const standsAlone = tokens.every((other, at) => at === place || saysLittle(other));
      return standsAlone || isSaidOfMyself(tokens, place) ? [fromEntry(entry, 'word', [place], SURE)] : [];
    });
    return { ...state, evidence: [...evidence, ...found] };
  };
}

/** From this length on a word with two typing mistakes can still be recognised. */
const LONG_WORD = 8;
const MENDED = weight('mend');
const SHORTEST = 4;
const SENTENCE = 4;

/** "I feel so deleted": only a feeling fits there. */
function isSaidToBeFelt(place: number, { tokens }: State, { measures }: Knowledge): boolean {
  const before = tokens.slice(0, place).findLast(({ text }) => !measures.has(text));
  return before?.forms.includes('feel') === true;
}

function mended(place: number, state: State, own: Language, knowledge: Knowledge): Evidence | undefined {
  const token = state.tokens[place];
  const ordinary = token !== undefined && isOrdinary(token, knowledge);
  if (token === undefined || token.text.length < SHORTEST) return undefined;
  if (ordinary && !isSaidToBeFelt(place, state, knowledge)) return undefined;
  const english = state.language.code === 'en';
  // Of other languages no common words are known; those of told sentences are spelt as they are meant.
  if (!english && knowledge.statistics(state.language.code).spells(token.text)) return undefined;
  // "Recieved" is nearer to "received" than to "relieved".
  const rivals = english && !ordinary ? [COMMON_WORDS] : [];
  const correction = knowledge.speller.correct(token.text, [state.language.code, ...rivals]);
  const entry = correction && own.exact.get(correction.word);
  if (correction === undefined || entry === undefined || (ordinary && correction.edits > 1)) return undefined;
  // And only one slip in a long word, or in a word on its own, is mended.
  const isProbable =
    english || (correction.edits === 1 && (state.tokens.length < SENTENCE || token.text.length >= LONG_WORD));
  return isProbable ? fromEntry(entry, 'typo', [place], MENDED) : undefined;
}

/** "Anxios", "dissapointed": words that are no words, as the feeling they probably are. Without it .08 is lost. */
export function typos(knowledge: Knowledge): Stage {
  return (state) => {
    const { tokens, language, evidence, named } = state;
    if (!language.isRead || named !== undefined) return state;
    const own = knowledge.languageOf(language.code);
    const taken = takenBy(evidence);
    const found = tokens.flatMap(({ text }, place) =>
      taken.has(place) || own.functionWords.has(text) || knowledge.measures.has(text)
        ? []
        : (mended(place, state, own, knowledge) ?? []),
    );
    return { ...state, evidence: [...evidence, ...found] };
  };
}
