import { z } from 'zod';
import { compilePattern } from './compilePattern.js';
import { linesOf, readJson, readText } from './dataFile.js';
import { type Families, readFamilies } from './families.js';
import { type Language, readLanguages } from './languages.js';
import { type Term, readLexicon } from './lexicon.js';
import { type Measures, type Negations, readMeasures, readNegations } from './modifiers.js';
import { PatternIndex } from './patterns.js';
import { type Statistics, learn } from './statistics.js';
import { type Vocabulary, buildVocabulary } from './vocabularies.js';
import { type Spelling, spellingSchema } from '../text/spelling.js';

export function readSpelling(): Spelling {
  return readJson('spelling.json', spellingSchema);
}

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
  readonly negations: Negations;
  readonly measures: Measures;
  /** "Good", "lost", "blue": words that may speak of a feeling or of anything else. */
  readonly vague: ReadonlySet<string>;
  /** What a feeling came from, where the text tells it: a bereavement, a separation. */
  readonly antecedents: PatternIndex<string>;
}

/** The phrases of each kind in one index. */
function readAntecedents(spelling: Spelling): PatternIndex<string> {
  const kinds = Object.entries(readJson('antecedents.json', z.record(z.string(), z.array(z.string()))));
  const patterns = kinds.flatMap(([kind, phrases]) =>
    phrases.flatMap((phrase) => compilePattern(phrase, kind, spelling) ?? []),
  );
  return new PatternIndex(patterns);
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
  return {
    families,
    spelling,
    lexicon: readLexicon(),
    languages,
    vocabularies: new Map(
      languages.map((language) => [language.code, buildVocabulary(language, families, spelling)]),
    ),
    languageOf,
    // Learnt at the first text that needs them: most texts name their feeling.
    statistics: (code) => {
      const language = languageOf(code);
      const known = learnt.get(language) ?? learn(language, families, spelling);
      learnt.set(language, known);
      return known;
    },
    ordinary: new Map(linesOf(readText('common-words.txt')).map((word, rank) => [word, rank])),
    negations: readNegations(families, spelling),
    measures: readMeasures(spelling),
    vague: new Set(linesOf(readText('vague.txt'))),
    antecedents: readAntecedents(spelling),
  };
}
