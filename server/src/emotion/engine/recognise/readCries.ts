import { filesIn, readText } from '../knowledge/dataFile.js';
import type { CryWords } from './undisguise.js';
import type { Spelling } from '../text/spelling.js';
import { CryPatterns, wordsOfCries } from './cryPattern.js';

const FOLDER = 'cries/';
const KINDS = ['die', 'harmed', 'other', 'harmless'] as const;
const SECTIONS = [...KINDS, 'people', 'sounds like', 'no slip'] as const;
type Section = (typeof SECTIONS)[number];
type Sections = Readonly<Record<Section, readonly string[]>>;

/**
 * What a pattern says: the wish not to live or to hurt oneself, harm that somebody does to the visitor, somebody else in
 * danger, or something that only sounds like it.
 */
export type CryKind = (typeof KINDS)[number];

export interface CryMeaning {
  readonly kind: CryKind;
  readonly language: string;
}

/** The cries for help of every language, and what only sounds like one. */
export interface Cries {
  readonly patterns: CryPatterns<CryMeaning>;
  readonly people: ReadonlySet<string>;
  readonly words: ReadonlyMap<string, CryWords>;
  readonly spelling: Spelling;
}

function readSections(file: string): Sections {
  const sections: Record<Section, string[]> = {
    die: [],
    harmed: [],
    other: [],
    harmless: [],
    people: [],
    'sounds like': [],
    'no slip': [],
  };
  let lines: string[] = [];
  for (const line of readText(FOLDER + file).split('\n')) {
    const heading = SECTIONS.find((section) => line === `[${section}]`);
    if (heading !== undefined) lines = sections[heading];
    else if (line.trim() !== '' && !line.startsWith('#')) lines.push(line.trim());
  }
  return sections;
}

function byFirstLetter(words: Iterable<string>): Map<string, string[]> {
  const letters = new Map<string, string[]>();
  for (const word of words) letters.set(word.charAt(0), [...(letters.get(word.charAt(0)) ?? []), word]);
  return letters;
}

function wordsOf(sections: Sections, ordinary: ReadonlySet<string>, short: readonly string[]): CryWords {
  const cries = wordsOfCries([...sections.die, ...sections.harmed, ...sections.other]);
  const vocabulary = new Set([...cries, ...short]);
  const soundsLike = sections['sounds like'].map((line): [string, string] => {
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
    ...readSections(file),
  }));
  const harmless = files.flatMap((file) => file.harmless);
  const noSlips = files.flatMap((file) => file['no slip']);
  const ordinary = new Set([...known, ...wordsOfCries(harmless), ...noSlips]);
  const contractions = [...spelling.shortForms.keys()].filter((word) => word.length > 2);
  const patterns = new CryPatterns<CryMeaning>();
  for (const file of files)
    for (const kind of KINDS)
      for (const text of file[kind]) patterns.add(text, { kind, language: file.language });
  return {
    patterns,
    people: new Set(files.flatMap((file) => file.people)),
    words: new Map(
      files.map((file) => [
        file.language,
        wordsOf(file, ordinary, file.language === 'en' ? contractions : []),
      ]),
    ),
    spelling,
  };
}
