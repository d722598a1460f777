import type { Knowledge } from '../knowledge/knowledge.js';
import type { Term } from '../knowledge/lexicon.js';
import type { Matcher } from '../knowledge/matcher.js';
import type { PhraseMeaning } from '../knowledge/languages.js';
import { type Entry, readVocabulary } from '../knowledge/families.js';
import { type Evidence, type Stage, fromEntry } from '../state/state.js';
import { fold } from '../text/normalise.js';
import type { Token } from '../text/tokenise.js';

/** Nobody types such a word by chance: the most that one piece of evidence weighs. */
const CERTAIN = 1.2;

/** A longer match weighs more, but never outweighs a plain word of feeling. */
function weigh(specificity: number): number {
  return Math.min(CERTAIN, 0.75 + 0.12 * specificity);
}

/** The most specific first; a word serves one phrase only. */
function findPhrases(tokens: readonly Token[], index: Matcher<PhraseMeaning>): Evidence[] {
  const matches = [...index.find(tokens)].sort(
    (a, b) => b.specificity - a.specificity || (a.at[0] ?? 0) - (b.at[0] ?? 0),
  );
  const taken = new Set<number>();
  const found: Evidence[] = [];
  for (const { meaning, at, specificity } of matches) {
    if (at.some((place) => taken.has(place))) continue;
    for (const place of at) taken.add(place);
    found.push(fromEntry(meaning.entry, meaning.source, at, weigh(specificity)));
  }
  return found;
}

/** Idioms and situations, "down in the dumps", "got the job": without them .04 of the score is lost. */
export function phrases({ languageOf }: Knowledge): Stage {
  return (state) => {
    const { tokens, language, evidence } = state;
    if (!language.isRead) return state;
    return { ...state, evidence: [...evidence, ...findPhrases(tokens, languageOf(language.code).phrases)] };
  };
}

type NameIndex = ReadonlyMap<string, Term>;

const LATIN_ONLY = /^[\p{Script=Latin}\p{N} ]+$/u;
const SHORTEST_INSIDE = 5;
const LONGEST_NAME = 5;

function key(name: string): string {
  return fold(name)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

/** Every spelling a term may be typed in: its name, its script, other spellings; both halves of "A / B". */
function indexNames(terms: readonly Term[]): NameIndex {
  const index = new Map<string, Term>();
  for (const term of terms) {
    const written = [term.name, term.script, ...term.also];
    for (const spelling of written.flatMap((name) => [name, ...name.split('/')]).map(key))
      if (spelling !== '' && !index.has(spelling)) index.set(spelling, term);
  }
  return index;
}

/** Names in the text: Latin ones word by word, others anywhere, for many scripts know no spaces. */
function inside(text: string, index: NameIndex): string[] {
  const words = text.split(' ');
  const lengths = Array.from({ length: LONGEST_NAME }, (_, place) => place + 1);
  const found = words
    .flatMap((_, start) => lengths.map((length) => words.slice(start, start + length).join(' ')))
    .filter((name) => name.length >= SHORTEST_INSIDE && index.has(name));
  if (LATIN_ONLY.test(text)) return found;
  return [
    ...found,
    ...[...index.keys()].filter((name) => !LATIN_ONLY.test(name) && name.length > 1 && text.includes(name)),
  ];
}

/** Wholly or inside a sentence; the longest name wins. */
function findName(text: string, index: NameIndex, isOwnWord: (word: string) => boolean): Term | undefined {
  const whole = isOwnWord(text) ? undefined : index.get(text);
  if (whole !== undefined) return whole;
  const longest = inside(text, index)
    .filter((name) => !isOwnWord(name))
    .sort((a, b) => b.length - a.length)[0];
  return longest === undefined ? undefined : index.get(longest);
}

/** A word of the lexicon, "saudade", is explained in the answer and its relatives are listed. */
export function names({ lexicon, ordinary }: Knowledge): Stage {
  const index = indexNames(lexicon);
  return (state) => {
    const named = findName(key(state.text), index, (word) => ordinary.has(word));
    if (named === undefined) return state;
    const found = fromEntry({ ...named, term: named.name }, 'lexicon name', [], CERTAIN);
    return { ...state, named, evidence: [found, ...state.evidence] };
  };
}

const PICTURE =
  /\p{Regional_Indicator}{2}|\p{Extended_Pictographic}(?:\p{Emoji_Modifier}|\uFE0F|\u200D\p{Extended_Pictographic})*/gu;
const MODIFIERS = /\p{Emoji_Modifier}|\uFE0E|\uFE0F/gu;

/** Signs drawn with letters and marks, such as :( and <3. */
const TYPED = /^[\x21-\x7E]+$/u;

function plainEmoji(sign: string): string {
  return sign.replace(MODIFIERS, '');
}

/** Pictures and signs such as :( in the raw text; the more often, the more they weigh. */
function findEmoji(text: string, entries: ReadonlyMap<string, Entry>): Evidence[] {
  const counts = new Map<Entry, number>();
  const pictures = [...text.matchAll(PICTURE)].map(([picture]) => plainEmoji(picture));
  const drawn = pictures.map((plain) => entries.get(plain) ?? entries.get([...plain][0] ?? ''));
  const typed = text.split(/\s+/u).map((sign) => (TYPED.test(sign) ? entries.get(sign) : undefined));
  for (const entry of [...drawn, ...typed])
    if (entry !== undefined) counts.set(entry, (counts.get(entry) ?? 0) + 1);
  return [...counts].map(([entry, count]) =>
    fromEntry(entry, 'emoji', [], Math.min(CERTAIN, 0.7 + 0.15 * count)),
  );
}

/** A picture may be all that was typed, or say how the words are meant. */
export function emoji({ families }: Knowledge): Stage {
  const listed = readVocabulary('emoji.tsv', families);
  const entries = new Map(listed.map((entry) => [plainEmoji(entry.term), entry]));
  return (state) => ({ ...state, evidence: [...state.evidence, ...findEmoji(state.raw, entries)] });
}
