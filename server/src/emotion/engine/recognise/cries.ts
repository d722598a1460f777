import { filesIn, linesOf, readText } from '../knowledge/dataFile.js';
import { Matcher } from '../knowledge/matcher.js';
import type { CryWords } from './undisguise.js';
import type { Speller } from '../knowledge/speller.js';
import type { Spelling } from '../text/spelling.js';

const FOLDER = 'cries/';
const KINDS = ['die', 'harmed', 'other', 'gentle', 'harmless'] as const;
type Section = (typeof KINDS)[number] | 'people' | 'sounds like' | 'no slip';
type Sections = (name: Section) => readonly string[];

/**
 * What a pattern says: the wish not to live or to hurt oneself, harm that somebody does to the visitor, somebody else in
 * danger, despair that asks for a gentle line only, or something that only sounds like it.
 */
interface CryMeaning {
  readonly kind: (typeof KINDS)[number];
  readonly language: string;
  readonly pattern: string;
}

/** The cries for help of every language, and what only sounds like one. */
export interface Cries {
  readonly patterns: Matcher<CryMeaning>;
  readonly people: ReadonlySet<string>;
  readonly words: ReadonlyMap<string, CryWords>;
  readonly spelling: Spelling;
}

/** The lines under each heading in square brackets. */
function readSections(file: string): Sections {
  const parts = readText(FOLDER + file).split(/^\[(.+)\]$/mu);
  return (name) => linesOf(parts[parts.indexOf(name) + 1] ?? '').map((line) => line.trim());
}

/** The words that patterns are made of. */
function wordsOfCries(patterns: readonly string[]): string[] {
  return patterns.flatMap((pattern) => pattern.match(/[\p{L}]+(?![\p{L}~+])/gu) ?? []);
}

function wordsOf(
  language: string,
  sections: Sections,
  ordinary: ReadonlySet<string>,
  short: readonly string[],
  speller: Speller,
): CryWords {
  const name = `cries ${language}`;
  const cries = wordsOfCries([...sections('die'), ...sections('harmed'), ...sections('other')]);
  const vocabulary = new Set([...cries, ...short]);
  speller.learn(name, vocabulary);
  const soundsLike = sections('sounds like').map((line): [string, string] => {
    const [typed = '', meant = ''] = line.split(' = ');
    return [typed, meant];
  });
  return {
    vocabulary,
    speller,
    name,
    longest: Math.max(...[...vocabulary].map((word) => word.length)),
    ordinary,
    soundsLike: new Map(soundsLike),
  };
}

/** @param known Words of the seven languages that are no slips of something else. */
export function readCries(spelling: Spelling, speller: Speller, known: Iterable<string>): Cries {
  const files = filesIn(FOLDER).map((file) => ({
    language: file.replace('.txt', ''),
    sections: readSections(file),
  }));
  const all = (name: Section): string[] => files.flatMap(({ sections }) => sections(name));
  const ordinary = new Set([...known, ...wordsOfCries(all('harmless')), ...all('no slip')]);
  const contractions = [...spelling.shortForms.keys()].filter((word) => word.length > 2);
  const patterns = new Matcher<CryMeaning>('to the letter', spelling);
  for (const { language, sections } of files)
    for (const kind of KINDS)
      for (const text of sections(kind)) patterns.add(text, { kind, language, pattern: text });
  return {
    patterns,
    people: new Set(all('people')),
    words: new Map(
      files.map(({ language, sections }) => [
        language,
        wordsOf(language, sections, ordinary, language === 'en' ? contractions : [], speller),
      ]),
    ),
    spelling,
  };
}
