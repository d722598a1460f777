import { filesIn, linesOf, readText } from '../files/dataFile.js';
import { type Entry, parseVocabulary, readVocabulary } from './families.js';
import { Matcher } from './matcher.js';
import { fold } from '../text/normalise.js';
import { type Token, lemmas, spelling } from '../text/tokenise.js';

/** Fewest letters of a stem. An ending is not removed if fewer would be left. */
const SHORTEST_STEM = 4;

/** English stem: "carried" and "carry", "stopped" and "stop" become equal. */
function stem({ forms }: Pick<Token, 'forms'>): string {
  const base = forms.at(-1) ?? '';
  const plain = base.length < SHORTEST_STEM ? base : base.replace(/e$/u, '').replace(/y$/u, 'i');
  return plain.replace(/([bdgklmnprt])\1$/u, '$1');
}

/** Endings of superlatives in Italian, Spanish and Portuguese: "incazzatissimo", "cansadísima". */
const SUPERLATIVE = /h?(?:iss|is)im[oaie]s?$/u;

/** Returns a stemmer that removes these endings. For languages with umlauts, "ue" counts as "ü". */
function foreignStemmer(endings: readonly string[], umlauts: boolean): (word: string) => string {
  const ending = new RegExp(`(?:${endings.join('|')})$`, 'u');
  return (word) => {
    const plain = umlauts ? word.replace(/([aou])e/gu, '$1') : word.replace(SUPERLATIVE, 'o');
    const rest = plain.replace(ending, '');
    return rest.length >= SHORTEST_STEM ? rest : plain;
  };
}

/** Indexes entries by spelling. Of several senses, the first is kept, because files list the commoner one first. */
function firstBy(spellings: (entry: Entry) => readonly string[], entries: Iterable<Entry>) {
  const found = new Map<string, Entry>();
  for (const entry of entries)
    for (const spelling of spellings(entry)) if (!found.has(spelling)) found.set(spelling, entry);
  return found;
}

const spellingOf = ({ term }: Entry): string[] => [fold(term)];

type Bases = (word: Pick<Token, 'text' | 'forms'>) => readonly string[];

/** Indexes a vocabulary: `exact` has its words by spelling, `inflected` by base form, `phrases` has the rest. */
function vocabularyOf(listed: readonly Entry[], basesOf: Bases) {
  const isWord = ({ term }: Entry): boolean => !/[\s'*~-]/u.test(term);
  const exact = firstBy(spellingOf, listed.filter(isWord));
  const inflections = (text: string) => basesOf({ text, forms: lemmas(text) });
  const inflected = firstBy(({ term }) => inflections(fold(term)), exact.values());
  const phrases = new Matcher<Entry>('inflected');
  for (const entry of listed) if (!isWord(entry)) phrases.add(entry.term, entry);
  return { exact, inflected, phrases };
}

/** A language, from a file in `data/languages`. Without a vocabulary its texts are recognised, not understood. */
export type Language = Readonly<ReturnType<typeof parseLanguage>>;

function parseLanguage(code: string, text: string) {
  const file = `languages/${code}.tsv`;
  const [head = '', told = '', plain = ''] = text.split(/^@(?:told|plain)$/mu);
  const settings = new Map<string, string>();
  for (const [, key = '', value = ''] of head.matchAll(/^@([a-z ]+): (.*)$/gmu)) settings.set(key, value);
  const list = (key: string): string[] => settings.get(key)?.split(' ') ?? [];
  const lists = new Map([...settings.keys()].map((key) => [key, new Set(list(key).map(fold))]));
  const entriesIn = (key: string): Entry[] => list(key).flatMap((name) => readVocabulary(name));
  const own = parseVocabulary(head.replace(/^@.*$/gmu, ''), file);
  const stemmed = settings.has('endings')
    ? foreignStemmer(list('endings'), settings.has('umlauts'))
    : undefined;
  const basesOf: Bases = ({ text, forms }) => (stemmed === undefined ? forms : [stemmed(text)]);
  const vocabulary = vocabularyOf([...entriesIn('vocabulary'), ...own], basesOf);
  return {
    ...vocabulary,
    code,
    name: settings.get('name') ?? code,
    /** Whether the language has a vocabulary. If not, only emoji and lexicon terms in a text are understood. */
    isRead: vocabulary.exact.size > 0,
    functionWords: lists.get('function words') ?? spelling.functionWords,
    /** Returns a word list by its name (see `DATA.md`). Empty if the language does not have this list. */
    list: (name: string): ReadonlySet<string> => lists.get(name) ?? new Set(),
    /** Whether a negation may come after the verb: "ich freue mich nicht". */
    negationFollows: settings.has('negation follows'),
    /** Least share of known words for word statistics: in texts about others, and about oneself. Empty: any. */
    knownShares: list('known share').map(Number),
    /** Stem of a word: one spelling for all its inflections. */
    stemOf: stemmed === undefined ? stem : ({ text }: Token) => stemmed(text),
    /** Keys of a word in `inflected`: its stem if the language lists endings, else its possible dictionary forms. */
    basesOf,
    /** Ambiguous words such as "blue", which name a feeling only as the whole text or after "I feel". */
    alone: firstBy(spellingOf, entriesIn('alone in')),
    /** Example sentences: those of `told` have a feeling, those of `plain` have none. */
    told: () => [...own, ...entriesIn('told in'), ...parseVocabulary(told, `${file}, told`)],
    plain: () => [...list('plain in').flatMap((name) => linesOf(readText(name))), ...linesOf(plain)],
  };
}

const readLanguage = (file: string): Language =>
  parseLanguage(file.replace('.tsv', ''), readText(`languages/${file}`));

export const ENGLISH = readLanguage('en.tsv');
/** Languages with a vocabulary. English comes first, because the first one wins a tie in detection. */
export const LANGUAGES: readonly Language[] = [
  ENGLISH,
  ...filesIn('languages')
    .filter((file) => file !== 'en.tsv')
    .map(readLanguage),
];

/** A language that is recognised, but has no vocabulary. */
export function unreadLanguage(code: string, name: string, words: string): Language {
  return parseLanguage(code, `@name: ${name}\n@function words: ${words}`);
}
