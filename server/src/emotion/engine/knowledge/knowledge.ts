import { z } from 'zod';
import { readJson, linesOf, readText } from './dataFile.js';
import { type Families, parseFeeling, readFamilies } from './families.js';
import { type Language, readLanguages } from './languages.js';
import { type Term, readLexicon } from './lexicon.js';
import { Matcher, type Reading } from './matcher.js';
import { Speller } from './speller.js';
import { Statistics } from './statistics.js';
import { type Vocabulary, buildVocabulary } from './vocabularies.js';
import { type Spelling, spellingSchema } from '../text/spelling.js';

export type Phrases = Matcher<string>;
export type Negations = ReturnType<typeof readNegations>;
export type Measures = ReturnType<typeof readMeasures>;

const list = z.array(z.string());
const wordSet = list.transform((words): ReadonlySet<string> => new Set(words));

/** A matcher of phrases that mean themselves. */
export function compileList(texts: readonly string[], spelling: Spelling, how: Reading = 'inflected') {
  return texts.reduce((phrases, text) => phrases.add(text, text), new Matcher<string>(how, spelling));
}

export function readNegations(families: Families, spelling: Spelling) {
  const phrases = list.transform((texts) => compileList(texts, spelling));
  /** What is felt where something is wished for, gone and the like; the term goes into the notes. */
  const feeling = (term: string) => z.string().transform((text) => parseFeeling(text, term, families));
  const terms = z.record(z.string(), z.string()).transform((listed) => {
    const denied = (term: string, text: string) => parseFeeling(text, `not ${term}`, families);
    return new Map(Object.entries(listed).map(([term, text]) => [term, denied(term, text)]));
  });
  const schema = z.object({
    scope: z.number(),
    exempt: phrases,
    endings: phrases,
    stopping: phrases,
    terms,
    wishing: phrases,
    wanting: phrases,
    formerly: phrases,
    expecting: phrases,
    owing: phrases,
    passing: phrases,
    afterwards: phrases,
    attempting: phrases,
    exclaiming: wordSet,
    retracting: phrases,
    craved: feeling('wanted'),
    missed: feeling('missed'),
    outgrown: feeling('outgrown'),
    spared: feeling('expected in vain'),
    letDown: feeling('expected in vain'),
    owed: feeling('owed'),
    faded: feeling('faded'),
    neither: feeling('neither'),
  });
  return readJson('negations.json', schema);
}

/** "Very", "a bit", "as hell": they measure a feeling and name none. */
export function readMeasures(spelling: Spelling) {
  const schema = z.object({ stronger: list, strongerAfterwards: list, weaker: list });
  const { stronger, strongerAfterwards, weaker } = readJson('measures.json', schema);
  const all = [...stronger, ...strongerAfterwards, ...weaker];
  const phrases = all.filter((measure) => measure.includes(' '));
  return {
    words: new Set(all.filter((measure) => !measure.includes(' '))),
    phrases: compileList(phrases, spelling),
    stronger: compileList(stronger, spelling),
    weaker: compileList(weaker, spelling),
  };
}

/** The speller's list of words that are no misspelt feelings. */
export const COMMON_WORDS = 'common';

export const readSpelling = (): Spelling => readJson('spelling.json', spellingSchema);

/** Data that more than one stage uses; a stage reads what only it needs by itself. */
export interface Knowledge {
  readonly families: Families;
  readonly spelling: Spelling;
  readonly lexicon: readonly Term[];
  readonly languages: readonly Language[];
  readonly vocabularies: ReadonlyMap<string, Vocabulary>;
  /** By its code; English for a language that is not read. */
  readonly languageOf: (code: string) => Language;
  /** The statistics of all example sentences of a language. */
  readonly statistics: (code: string) => Statistics;
  /** Common English words by rank. */
  readonly ordinary: ReadonlyMap<string, number>;
  readonly speller: Speller;
  readonly negations: Negations;
  readonly measures: Measures;
  /** "Good", "lost", "blue": words that may speak of a feeling or of anything else. */
  readonly vague: ReadonlySet<string>;
  /** What a feeling came from, where the text tells it: a bereavement, a separation. */
  readonly antecedents: Matcher<string>;
}

/** The phrases of each kind. */
function readAntecedents(spelling: Spelling): Matcher<string> {
  const found = new Matcher<string>('inflected', spelling);
  const kinds = readJson('antecedents.json', z.record(z.string(), list));
  for (const kind in kinds) kinds[kind]?.forEach((phrase) => found.add(phrase, kind));
  return found;
}

export function loadKnowledge(): Knowledge {
  const families = readFamilies();
  const spelling = readSpelling();
  const languages = readLanguages(families, spelling);
  const languageOf = (code: string): Language => {
    const found = languages.find((language) => language.code === code) ?? languages[0];
    if (found === undefined) throw new Error('No language is read.');
    return found;
  };
  const learnt = new Map<Language, Statistics>();
  const vocabularies = new Map(
    languages.map((language) => [language.code, buildVocabulary(language, families, spelling)]),
  );
  const ordinary = new Map(linesOf(readText('common-words.txt')).map((word, rank) => [word, rank]));
  const speller = new Speller(ordinary, spelling.corrections);
  speller.learn(COMMON_WORDS, ordinary.keys());
  for (const [code, { dictionary }] of vocabularies) speller.learn(code, dictionary.exact.keys());
  return {
    families,
    spelling,
    lexicon: readLexicon(),
    languages,
    vocabularies,
    languageOf,
    // Learnt at the first text that needs them: most texts name their feeling.
    statistics: (code) => {
      const language = languageOf(code);
      const known = learnt.get(language) ?? new Statistics(language, families, spelling);
      learnt.set(language, known);
      return known;
    },
    ordinary,
    speller,
    negations: readNegations(families, spelling),
    measures: readMeasures(spelling),
    vague: new Set(linesOf(readText('vague.txt'))),
    antecedents: readAntecedents(spelling),
  };
}
