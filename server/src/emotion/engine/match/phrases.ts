import { weight } from '../files/dataFile.js';
import { LEXICON } from '../knowledge/lexicon.js';
import { COMMON } from '../knowledge/speller.js';
import { type Entry, readVocabulary, weighFamilies } from '../knowledge/families.js';
import { type Evidence, type State, fromEntry } from '../state/state.js';
import { fold } from '../text/normalise.js';

/** Highest weight of evidence. Names of lexicon terms get it, because nobody types one by chance. */
const CERTAIN = 1.2;

/** Finds idioms ("down in the dumps") and situations ("got the job"). */
export function phrases(state: State): State {
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
}

const LATIN_ONLY = /^[\p{Script=Latin}\p{N} ]+$/u;
const SHORTEST_INSIDE = 5;

function key(name: string): string {
  return fold(name)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

const spellings = LEXICON.flatMap((term) =>
  [term.name, term.script, ...term.also].map((spelling) => ({ name: key(spelling), term })),
);
// Latin names match whole words, others match anywhere, because many scripts have no spaces.
const NAMES = spellings
  .filter(({ name }) => name !== '' && !COMMON.has(name))
  .map(({ name, term }) => ({ name, term, within: LATIN_ONLY.test(name) ? ` ${name} ` : name }))
  .sort((a, b) => b.name.length - a.name.length);
const LONG_NAMES = NAMES.filter(({ name, within }) => name.length >= (within === name ? 2 : SHORTEST_INSIDE));

/** Finds a lexicon name such as "saudade". The answer explains it and lists related words. */
export function names(state: State): State {
  const text = key(state.text);
  const found =
    NAMES.find(({ name }) => name === text) ?? LONG_NAMES.find(({ within }) => ` ${text} `.includes(within));
  if (found === undefined) return state;
  const { term: named } = found;
  const { name: term, families, valence, arousal } = named;
  const entry = { term, families: weighFamilies(families), valence, arousal };
  const evidence = fromEntry(entry, 'lexicon name', [], CERTAIN);
  return { ...state, named, evidence: [evidence, ...state.evidence] };
}

/** Matches a flag, or an emoji with its skin tone and the emoji joined to it. */
const PICTURE =
  /\p{Regional_Indicator}{2}|\p{Extended_Pictographic}(?:\p{Emoji_Modifier}|\uFE0F|\u200D\p{Extended_Pictographic})*/gu;
const VARIANT = /\p{Emoji_Modifier}|\uFE0E|\uFE0F/gu;
const [ALONE, BESIDE_WORDS] = [weight('emoji alone'), weight('emoji beside words')];

const withoutVariant = (picture: string): string => picture.replace(VARIANT, '');
const listed = readVocabulary('emoji.tsv');
const entries = new Map(listed.map((entry) => [withoutVariant(entry.term), entry]));
// Unlisted joined emoji count as their first part: a face in clouds is a face.
const entryOf = (picture: string): Entry | undefined =>
  entries.get(picture) ?? entries.get([...picture][0] ?? '');

/** Finds emoji and emoticons such as `:(` and `<3`. */
export function emoji(state: State): State {
  const pictures = [...state.raw.matchAll(PICTURE)].map(([picture]) => entryOf(withoutVariant(picture)));
  const typed = state.raw.split(/\s+/u).map((sign) => entries.get(sign));
  const found = new Set([...pictures, ...typed]);
  const weight = state.evidence.length > 0 ? BESIDE_WORDS : ALONE;
  const seen = [...found].flatMap((entry) => (entry ? fromEntry(entry, 'emoji', [], weight) : []));
  return { ...state, evidence: [...state.evidence, ...seen] };
}
