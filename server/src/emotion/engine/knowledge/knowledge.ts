import { z } from 'zod';
import { readJson, readText } from './dataFile.js';
import { type Families, readFamilies } from './families.js';
import { type Language, readLanguages } from './languages.js';
import { type Term, readLexicon } from './lexicon.js';
import { type Measures, type Negations, readMeasures, readNegations } from './modifiers.js';
import { type Statistics, readStatistics } from './statistics.js';
import { type Vocabulary, buildVocabularies } from './vocabularies.js';
import { type Line, type ReadLines, parseLines } from './vocabulary.js';
import type { Spelling } from '../text/spelling.js';

const spellingSchema = z.object({
  shortForms: z.record(z.string(), z.array(z.string())),
  sameAs: z.record(z.string(), z.string()),
  irregular: z.record(z.string(), z.string()),
  subjectsBeforeIs: z.array(z.string()),
  endings: z.record(z.string(), z.string()),
  negated: z.record(z.string(), z.string()),
  functionWords: z.array(z.string()),
});

export function readSpelling(): Spelling {
  const data = readJson('spelling.json', spellingSchema);
  return {
    shortForms: new Map(Object.entries(data.shortForms)),
    sameAs: new Map(Object.entries(data.sameAs)),
    irregular: new Map(Object.entries(data.irregular)),
    subjectsBeforeIs: new Set(data.subjectsBeforeIs),
    endings: new Map(Object.entries(data.endings)),
    negated: new Map(Object.entries(data.negated)),
    functionWords: new Set(data.functionWords),
  };
}

/** Data that more than one stage uses; a stage reads what only it needs by itself. */
export interface Knowledge {
  readonly families: Families;
  readonly spelling: Spelling;
  readonly lexicon: readonly Term[];
  readonly languages: readonly Language[];
  readonly vocabularies: ReadonlyMap<string, Vocabulary>;
  /** The statistics of all example sentences. */
  readonly statistics: (language: string) => Statistics;
  /** Words of grammar, which name no feeling in any spelling. */
  readonly functionWordsOf: (language: string) => ReadonlySet<string>;
  /** Common English words by rank. */
  readonly ordinary: ReadonlyMap<string, number>;
  readonly negations: Negations;
  readonly measures: Measures;
  /** "Good", "lost", "blue": words that may speak of a feeling or of anything else. */
  readonly vague: ReadonlySet<string>;
}

function readOrdinaryWords(): Map<string, number> {
  const words = readText('common-words.txt').split('\n').filter(Boolean);
  return new Map(words.map((word, rank) => [word, rank]));
}

function readVague(): Set<string> {
  const lines = readText('vague.txt').split('\n');
  return new Set(lines.filter((line) => line !== '' && !line.startsWith('#')));
}

/** Keeps the lines of each file, so that no file is parsed twice. */
function onceEach(readFile: ReadLines): ReadLines {
  const known = new Map<string, readonly Line[]>();
  return (file) => {
    const lines = known.get(file) ?? readFile(file);
    known.set(file, lines);
    return lines;
  };
}

export function loadKnowledge(): Knowledge {
  const families = readFamilies();
  const spelling = readSpelling();
  const languages = readLanguages(families);
  const readLines = onceEach((file) => parseLines(readText(file), families, file));
  return {
    families,
    spelling,
    lexicon: readLexicon(),
    languages,
    vocabularies: buildVocabularies(languages, readLines, spelling),
    statistics: readStatistics(readLines, languages, families, spelling),
    functionWordsOf: (code) =>
      code === 'en'
        ? spelling.functionWords
        : (languages.find((language) => language.code === code)?.functionWords ?? new Set()),
    ordinary: readOrdinaryWords(),
    negations: readNegations(families, spelling),
    measures: readMeasures(spelling),
    vague: readVague(),
  };
}
