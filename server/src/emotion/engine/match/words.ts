import { MEASURES, SIGNS } from '../knowledge/signs.js';
import { ENGLISH, LANGUAGES, type Language } from '../knowledge/languages.js';
import type { Entry } from '../knowledge/families.js';
import { weight } from '../files/dataFile.js';
import { COMMON, SHORTEST, correct } from '../knowledge/speller.js';
import {
  type Evidence,
  INCIDENTAL,
  REACH,
  type State,
  fromEntry,
  isExclaimed,
  takenBy,
} from '../state/state.js';
import type { Token } from '../text/tokenise.js';

/** Words of a lower frequency rank are too common to be matched by their root: "see" is not the feeling "seen". */
const TOO_COMMON = 2500;

const isOrdinary = ({ forms }: Token): boolean => forms.some((form) => COMMON.has(form));

function firstOf(words: readonly string[], entries: ReadonlyMap<string, Entry>): Entry | undefined {
  return words.map((word) => entries.get(word)).find((entry) => entry !== undefined);
}

/** Looks up a borrowed word: English texts borrow from all languages, others only from English. */
function foreign(word: string, own: Language): Entry | undefined {
  const others = own.code === 'en' ? LANGUAGES.slice(1) : [ENGLISH];
  return others.map(({ exact }) => exact.get(word)).find((entry) => entry !== undefined);
}

const STORY = 5;

/** Whether the words before a feeling word say that it is felt: "I feel", "so", "my life is". */
function isSaidToBeFelt(place: number, tokens: readonly Token[], { list }: Language): boolean {
  const previous = tokens[place - 1]?.text ?? '';
  // "And calm", "weirdly calm"
  if (list('joining feelings').has(previous) || previous.endsWith('ly')) return true;
  const before = tokens.slice(Math.max(0, place - REACH.near), place).flatMap(({ forms }) => forms);
  const clause = tokens.slice(Math.max(0, place - REACH.clause), place);
  const isLinked = before.some((form) => list('linking').has(form));
  return (
    before.some((form) => list('felt').has(form)) ||
    (isLinked && clause.some(({ text }) => list('near to me').has(text)))
  );
}

/** Whether a feeling word is only a detail of a story: "people cheered", "the lonely road". */
function isDetail(place: number, tokens: readonly Token[], own: Language): boolean {
  if (own.list('felt').size === 0 || tokens.length < STORY || isExclaimed([place], tokens)) return false;
  return place > 0 && tokens[place]?.afterBreak === false && !isSaidToBeFelt(place, tokens, own);
}

/** Looks up a single word. It weighs less if it only shares its root with a feeling word. */
function findWord(token: Token, own: Language) {
  const as = (entry: Entry | undefined, weight = 1) => entry && { entry, weight };
  const { functionWords: grammar, exact, inflected } = own;
  const english = own.code === 'en';
  // "Schon" (already) is a function word, "schön" (beautiful) is not.
  if (!english && token.isPlain && grammar.has(token.text)) return undefined;
  const known = firstOf(token.forms, exact);
  if (known !== undefined) return as(known);
  if (grammar.has(token.text) || MEASURES.has(token.text)) return undefined;
  const ordinary = isOrdinary(token);
  const tooCommon = english && (COMMON.get(token.text) ?? TOO_COMMON) < TOO_COMMON;
  const form = tooCommon ? undefined : firstOf(own.basesOf(token), inflected);
  if (form !== undefined) return as(form, english && ordinary ? INCIDENTAL : 1);
  return ordinary ? undefined : as(foreign(token.text, own));
}

/** Whether the words before a feeling word show that the visitor feels it: "I feel", "I am not very". */
function isSaidOfMyself(place: number, tokens: readonly Token[], { list }: Language): boolean {
  const before = tokens[place - 1];
  if (before === undefined) return false;
  const links = before.text.endsWith('ly') || before.forms.some((form) => list('linking alone').has(form));
  const opening = tokens.slice(Math.max(0, place - REACH.phrase), place);
  return links && opening.some(({ text, forms }) => text === 'i' || forms.includes('feel'));
}

/** Looks up an ambiguous word ("blue", "flat"). It counts only as the whole text, or after "I feel" and "I am". */
function findAlone(place: number, tokens: readonly Token[], own: Language): Entry | undefined {
  const saysLittle = ({ text }: Token): boolean =>
    own.functionWords.has(text) || MEASURES.has(text) || text.endsWith('ly');
  const entry = firstOf(tokens[place]?.forms ?? [], own.alone);
  if (entry === undefined || isSaidOfMyself(place, tokens, own)) return entry;
  return tokens.every((other, at) => at === place || saysLittle(other)) ? entry : undefined;
}

/** Finds feeling words, except in phrases that are already found. */
export function words(state: State): State {
  const { tokens, language: own, evidence } = state;
  // "Kind of" is not kindness, and "no longer" is not longing.
  const phrases = ['measuring', 'endings'].flatMap((name) => SIGNS.placesOf(name, tokens));
  const taken = new Set([...takenBy(evidence), ...phrases.filter((at) => at.length > 1).flat()]);
  const found = tokens.flatMap((token, place): Evidence[] => {
    if (taken.has(place)) return [];
    const entry = findAlone(place, tokens, own);
    const word = entry === undefined ? findWord(token, own) : { entry, weight: 1 };
    if (word === undefined) return [];
    const weight = isDetail(place, tokens, own) ? INCIDENTAL : word.weight;
    return [fromEntry(word.entry, 'word', [place], weight)];
  });
  return { ...state, evidence: [...evidence, ...found] };
}

/** Fewest letters of a word that is corrected within a sentence, in languages other than English. */
const LONG_WORD = 8;
const MENDED = weight('mend');
const SENTENCE = 4;

/** Corrects misspelt feeling words: "anxios", "dissapointed". */
export function typos(state: State): State {
  const { tokens, language, evidence, named } = state;
  if (named !== undefined) return state;
  const { code, functionWords, exact } = language;
  const taken = takenBy(evidence);
  const isRight = ({ text }: Token): boolean => functionWords.has(text) || MEASURES.has(text);
  const found = tokens.flatMap((token, place) => {
    const { text } = token;
    const isSlip = text.length >= SHORTEST && !isRight(token) && !isOrdinary(token);
    if (taken.has(place) || !isSlip) return [];
    // "Recieved" is nearer to "received" than to "relieved".
    const correction = correct(text, [exact, COMMON]);
    const entry = exact.get(correction?.word ?? '');
    // Other languages: correct one edit only, in a long word or a short text.
    const isClear = correction?.edits === 1 && (tokens.length < SENTENCE || text.length >= LONG_WORD);
    return entry && (code === 'en' || isClear) ? [fromEntry(entry, 'typo', [place], MENDED)] : [];
  });
  return { ...state, evidence: [...evidence, ...found] };
}
