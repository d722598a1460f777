import { filesIn, linesOf, readText } from '../knowledge/dataFile.js';
import type { CryWords } from './undisguise.js';
import type { Spelling } from '../text/spelling.js';
import { byFirstLetter } from '../text/listed.js';
import { CryPatterns, wordsOfCries } from './cryPattern.js';

const FOLDER = 'cries/';
const KINDS = ['die', 'harmed', 'other', 'harmless'] as const;
type Section = (typeof KINDS)[number] | 'people' | 'sounds like' | 'no slip';
type Sections = (name: Section) => readonly string[];

/**
 * What a pattern says: the wish not to live or to hurt oneself, harm that somebody does to the visitor, somebody else in
 * danger, or something that only sounds like it.
 */
export interface CryMeaning {
  readonly kind: (typeof KINDS)[number];
  readonly language: string;
}

/** The cries for help of every language, and what only sounds like one. */
export interface Cries {
  readonly patterns: CryPatterns<CryMeaning>;
  readonly people: ReadonlySet<string>;
  readonly words: ReadonlyMap<string, CryWords>;
  readonly spelling: Spelling;
}

/** The lines under each heading in square brackets. */
function readSections(file: string): Sections {
  const parts = readText(FOLDER + file).split(/^\[(.+)\]$/mu);
  return (name) => linesOf(parts[parts.indexOf(name) + 1] ?? '').map((line) => line.trim());
}

function wordsOf(sections: Sections, ordinary: ReadonlySet<string>, short: readonly string[]): CryWords {
  const cries = wordsOfCries([...sections('die'), ...sections('harmed'), ...sections('other')]);
  const vocabulary = new Set([...cries, ...short]);
  const soundsLike = sections('sounds like').map((line): [string, string] => {
    const [typed = '', meant = ''] = line.split(' = ');
    return [typed, meant];
  });
  return {
    vocabulary,
    byFirstLetter: byFirstLetter([...vocabulary].filter((word) => word.length > 2)),
    longest: Math.max(...[...vocabulary].map((word) => word.length)),
    ordinary,
    soundsLike: new Map(soundsLike),
  };
}

/** @param known Words of the seven languages that are no slips of something else. */
export function readCries(spelling: Spelling, known: Iterable<string>): Cries {
  const files = filesIn(FOLDER).map((file) => ({
    language: file.replace('.txt', ''),
    sections: readSections(file),
  }));
  const all = (name: Section): string[] => files.flatMap(({ sections }) => sections(name));
  const ordinary = new Set([...known, ...wordsOfCries(all('harmless')), ...all('no slip')]);
  const contractions = [...spelling.shortForms.keys()].filter((word) => word.length > 2);
  const patterns = new CryPatterns<CryMeaning>();
  for (const { language, sections } of files)
    for (const kind of KINDS) for (const text of sections(kind)) patterns.add(text, { kind, language });
  return {
    patterns,
    people: new Set(all('people')),
    words: new Map(
      files.map(({ language, sections }) => [
        language,
        wordsOf(sections, ordinary, language === 'en' ? contractions : []),
      ]),
    ),
    spelling,
  };
}
