import { weight } from '../knowledge/dataFile.js';
import type { Knowledge } from '../knowledge/knowledge.js';
import type { Term } from '../knowledge/lexicon.js';
import { type Entry, readVocabulary } from '../knowledge/families.js';
import { type Evidence, type Stage, fromEntry } from '../state/state.js';
import { fold } from '../text/normalise.js';

/** Highest weight of evidence: nobody types a lexicon name by chance. */
const CERTAIN = 1.2;

/** Finds idioms ("down in the dumps") and situations ("got the job"). */
export function phrases(): Stage {
  return (state) => {
    const { tokens, language, evidence } = state;
    // The most specific phrase wins, and each word is used once.
    const matches = [...language.phrases.find(tokens)].sort(
      (a, b) => b.specificity - a.specificity || (a.at[0] ?? 0) - (b.at[0] ?? 0),
    );
    const taken = new Set<number>();
    const found: Evidence[] = [];
    for (const { meaning, at, specificity } of matches) {
      if (at.some((place) => taken.has(place))) continue;
      for (const place of at) taken.add(place);
      // Longer phrases weigh more, up to a limit.
      const weight = Math.min(CERTAIN, 0.75 + 0.12 * specificity);
      found.push(fromEntry(meaning, meaning.source ?? 'word', at, weight));
    }
    return { ...state, evidence: [...evidence, ...found] };
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

/** Indexes all spellings of a term: name, script and variants. */
function indexNames(terms: readonly Term[]): NameIndex {
  const index = new Map<string, Term>();
  for (const term of terms) {
    for (const spelling of [term.name, term.script, ...term.also].map(key))
      if (spelling !== '' && !index.has(spelling)) index.set(spelling, term);
  }
  return index;
}

/** Finds names: Latin ones by word, others anywhere, because many scripts have no spaces. */
function inside(text: string, index: NameIndex): string[] {
  const words = text.split(' ');
  const lengths = Array.from({ length: LONGEST_NAME }, (_, place) => place + 1);
  const parts = words.flatMap((_, start) =>
    lengths.map((size) => words.slice(start, start + size).join(' ')),
  );
  const others = LATIN_ONLY.test(text) ? [] : [...index.keys()].filter((name) => text.includes(name));
  return [
    ...parts.filter((part) => part.length >= SHORTEST_INSIDE && index.has(part)),
    ...others.filter((name) => name.length > 1 && !LATIN_ONLY.test(name)),
  ];
}

/** Finds a lexicon name such as "saudade". The answer explains it and lists related words. */
export function names({ lexicon, ordinary }: Knowledge): Stage {
  const index = indexNames(lexicon);
  return (state) => {
    const text = key(state.text);
    const longest = inside(text, index).sort((a, b) => b.length - a.length);
    const found = [text, ...longest].find((name) => index.has(name) && !ordinary.has(name));
    const named = index.get(found ?? '');
    if (named === undefined) return state;
    const evidence = fromEntry({ ...named, term: named.name }, 'lexicon name', [], CERTAIN);
    return { ...state, named, evidence: [evidence, ...state.evidence] };
  };
}

/** A flag, or an emoji with skin colour and joined emoji. */
const PICTURE =
  /\p{Regional_Indicator}{2}|\p{Extended_Pictographic}(?:\p{Emoji_Modifier}|\uFE0F|\u200D\p{Extended_Pictographic})*/gu;
const VARIANT = /\p{Emoji_Modifier}|\uFE0E|\uFE0F/gu;
const [ALONE, BESIDE_WORDS] = [weight('emoji alone'), weight('emoji beside words')];

/** Finds emoji and emoticons such as `:(` and `<3`. */
export function emoji({ families }: Knowledge): Stage {
  const withoutVariant = (picture: string): string => picture.replace(VARIANT, '');
  const listed = readVocabulary('emoji.tsv', families);
  const entries = new Map(listed.map((entry) => [withoutVariant(entry.term), entry]));
  // Unlisted joined emoji count as their first part: a face in clouds is a face.
  const entryOf = (picture: string): Entry | undefined =>
    entries.get(picture) ?? entries.get([...picture][0] ?? '');
  return (state) => {
    const pictures = [...state.raw.matchAll(PICTURE)].map(([picture]) => entryOf(withoutVariant(picture)));
    const typed = state.raw.split(/\s+/u).map((sign) => entries.get(sign));
    const found = new Set([...pictures, ...typed]);
    const weight = state.evidence.length > 0 ? BESIDE_WORDS : ALONE;
    const seen = [...found].flatMap((entry) => (entry ? fromEntry(entry, 'emoji', [], weight) : []));
    return { ...state, evidence: [...state.evidence, ...seen] };
  };
}
