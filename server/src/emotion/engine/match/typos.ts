import { distance } from 'fastest-levenshtein';
import type { Knowledge } from '../knowledge/knowledge.js';
import type { Dictionary, Vocabulary } from '../knowledge/vocabularies.js';
import { weight, wordList } from '../knowledge/dataFile.js';
import { isOrdinary, measuringPhrases } from './words.js';
import { type Evidence, type Stage, type State, fromEntry, takenBy } from '../state/state.js';
import type { Token } from '../text/tokenise.js';

/** From this length on a word with two typing mistakes can still be recognised. */
const LONG_WORD = 8;
const MENDED = weight('mend');
const SENTENCE = 4;
const BEFORE_A_FEELING = wordList('before a feeling');

/** Whether a sentence tells of something here, rather than says how somebody feels. */
function tells(tokens: readonly Token[], place: number): boolean {
  return tokens.length >= SENTENCE && !BEFORE_A_FEELING.has(tokens[place - 1]?.text ?? '');
}

/** "I feel so deleted": what else than a feeling could stand there? */
function isSaidToBeFelt(place: number, { tokens }: State, { measures }: Knowledge): boolean {
  const before = tokens.slice(0, place).findLast(({ text }) => !measures.words.has(text));
  return before?.forms.includes('feel') === true;
}

function mended(place: number, state: State, own: Vocabulary, knowledge: Knowledge): Evidence | undefined {
  const token = state.tokens[place];
  const ordinary = token !== undefined && isOrdinary(token, knowledge);
  if (token === undefined || (ordinary && !isSaidToBeFelt(place, state, knowledge))) return undefined;
  const english = state.language.code === 'en';
  // Words that people use when they tell of their days: rare as they may be, they are spelt as they are meant.
  const told = knowledge.statistics(state.language.code).features.spells(token.text);
  if (told && (!english || tells(state.tokens, place))) return undefined;
  const correction = correct(token.text, own.dictionary, knowledge.ordinary);
  const entry = correction && own.dictionary.exact.get(correction.word);
  if (correction === undefined || entry === undefined || (ordinary && correction.edits > 1)) return undefined;
  // Of other languages no common words are known: only one slip in a long word, or in a word on its own, is mended.
  const probable =
    english || (correction.edits === 1 && (state.tokens.length < SENTENCE || token.text.length >= LONG_WORD));
  if (!probable) return undefined;
  return fromEntry(entry, 'typo', [place], MENDED);
}

/** "Anxios", "dissapointed": words that are no words, as the feeling they probably are. Without it .08 is lost. */
export function typos(knowledge: Knowledge): Stage {
  return (state) => {
    const { tokens, language, evidence, named } = state;
    const own = knowledge.vocabularies.get(language.code);
    if (own === undefined || named !== undefined) return state;
    const grammar = knowledge.languageOf(language.code).functionWords;
    const taken = new Set([...takenBy(evidence), ...measuringPhrases(tokens, knowledge)]);
    const found = tokens.flatMap(({ text }, place) =>
      taken.has(place) || grammar.has(text) || knowledge.measures.words.has(text)
        ? []
        : (mended(place, state, own, knowledge) ?? []),
    );
    return { ...state, evidence: [...evidence, ...found] };
  };
}

const SHORTEST = 4;
const SHORTEST_FOR_TWO = 7;
const SHORTEST_BY_SOUND = 5;

interface Correction {
  readonly word: string;
  readonly edits: number;
}

/** One slip of the finger: two neighbouring letters in the wrong order. */
function unswapped(word: string, known: ReadonlyMap<string, unknown>): string | undefined {
  for (let index = 0; index < word.length - 1; index += 1) {
    const swapped =
      word.slice(0, index) + word.charAt(index + 1) + word.charAt(index) + word.slice(index + 2);
    if (swapped !== word && known.has(swapped)) return swapped;
  }
  return undefined;
}

/** A key held too long: "sadd" and "madd" are short, but sure. */
function undoubled(word: string, known: ReadonlyMap<string, unknown>): string | undefined {
  const single = word.replace(/(\p{L})\1$/u, '$1');
  return single !== word && known.has(single) ? single : undefined;
}

/** "Bordem" sounds like "boredom": the same but for vowels and doubled letters. */
function soundOf(word: string): string {
  return (
    word.charAt(0) +
    word
      .slice(1)
      .replace(/[aeiouy]/gu, '')
      .replace(/(\p{L})\1/gu, '$1')
  );
}

/** The difference between two words, as a reader would judge it, beyond the number of edits. */
function unlikeness(typed: string, candidate: string, rank: ReadonlyMap<string, number>): number {
  const sameLetters = [...new Set(typed)].every((letter) => candidate.includes(letter)) ? 0 : 0.25;
  const rarity = Math.min(1, (rank.get(candidate) ?? rank.size) / Math.max(1, rank.size)) * 0.3;
  return sameLetters + rarity;
}

/**
 * The word of feeling that was probably meant: same first letter, one edit, two from seven letters on; of several
 * the likelier slip, then the commoner word.
 */
function correct(
  typed: string,
  dictionary: Dictionary,
  ordinary: ReadonlyMap<string, number>,
): Correction | undefined {
  if (typed.length < SHORTEST || /\d/u.test(typed)) return undefined;
  const slip = undoubled(typed, dictionary.exact) ?? unswapped(typed, dictionary.exact);
  if (slip !== undefined) return { word: slip, edits: 1 };
  const sound = soundOf(typed);
  const longest = typed.length >= SHORTEST_FOR_TWO ? 2 : 1;
  const near = dictionary.byFirstLetter.get(typed.charAt(0)) ?? [];
  const candidates = near.flatMap((word) => {
    const edits = Math.abs(word.length - typed.length) > 2 ? Infinity : distance(typed, word);
    const soundsAlike = typed.length >= SHORTEST_BY_SOUND && soundOf(word) === sound;
    if (edits > 2 || (edits > longest && !soundsAlike)) return [];
    return [{ word, edits, cost: edits + unlikeness(typed, word, ordinary) }];
  });
  return candidates.sort((a, b) => a.cost - b.cost)[0];
}
