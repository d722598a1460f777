import { filesIn, linesOf, readText } from '../knowledge/dataFile.js';
import type { Knowledge } from '../knowledge/knowledge.js';
import { CryPatterns, wordsOfCries } from './cryPattern.js';
import { type CryWords, undisguise } from './undisguise.js';
import type { Crisis, Stage } from '../state/state.js';
import { byFirstLetter } from '../text/listed.js';
import { fold } from '../text/normalise.js';
import type { Spelling } from '../text/spelling.js';
import { type Token, plainWords, tokenise } from '../text/tokenise.js';

const FOLDER = 'cries/';
const KINDS = ['die', 'harmed', 'other', 'harmless'] as const;
type Section = (typeof KINDS)[number] | 'people' | 'sounds like' | 'no slip';
type Sections = (name: Section) => readonly string[];

/**
 * What a pattern says: the wish not to live or to hurt oneself, harm that somebody does to the visitor, somebody else in
 * danger, or something that only sounds like it.
 */
interface CryMeaning {
  readonly kind: (typeof KINDS)[number];
  readonly language: string;
}

/** The cries for help of every language, and what only sounds like one. */
interface Cries {
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
function readCries(spelling: Spelling, known: Iterable<string>): Cries {
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

const ONESELF = /^(?:i|me|my|myself)$/u;

/** "My brother says he …": the last person named before the cry is somebody else. */
function isOfOthers(before: string, people: ReadonlySet<string>): boolean {
  const words = before.split(' ');
  const person = words.findLastIndex((word) => people.has(word));
  return person >= 0 && !words.slice(person).some((word) => ONESELF.test(word));
}

/** Languages share words such as "suicide": those that know most of the text's words, several if they know as many. */
function likeliest(text: string, words: Cries['words'], among: readonly string[]): string[] {
  const typed = text.split(' ').filter((word) => word.length > 1);
  const known = among.map(
    (language) => typed.filter((word) => words.get(language)?.vocabulary.has(word)).length,
  );
  const most = Math.max(...known);
  return among.filter((_, index) => known[index] === most);
}

/** One sign that no harmless reading explains is enough. */
function hear(text: string, { patterns, people, words }: Cries): Crisis | undefined {
  const found = patterns.find(text);
  const harmless = found.filter(({ meaning }) => meaning.kind === 'harmless');
  const cries = found.filter(
    ({ meaning, start, end }) =>
      meaning.kind !== 'harmless' && !harmless.some((other) => start < other.end && other.start < end),
  );
  for (const kind of ['other', 'die', 'harmed'] as const) {
    const ofKind = cries.filter(({ meaning }) => meaning.kind === kind);
    const first = ofKind[0];
    if (first === undefined) continue;
    const spoken = ofKind.map(({ meaning }) => meaning.language);
    return {
      language: likeliest(text, words, spoken)[0] ?? first.meaning.language,
      aboutSomeoneElse:
        kind === 'other' || (kind === 'die' && isOfOthers(text.slice(0, first.start), people)),
      harmed: kind === 'harmed',
    };
  }
  return undefined;
}

/** As it was typed, or as it was probably meant. */
function recogniseCrisis(text: string, tokens: readonly Token[], cries: Cries): Crisis | undefined {
  const typed = plainWords(tokens);
  const heard = hear(typed, cries);
  if (heard !== undefined) return heard;
  const plain = fold(text).replace(/[^\p{L}]+/gu, ' ');
  for (const language of likeliest(plain, cries.words, [...cries.words.keys()])) {
    const words = cries.words.get(language);
    const meant = words && plainWords(tokenise(undisguise(text, words), cries.spelling));
    const found = meant === undefined || meant === typed ? undefined : hear(meant, cries);
    if (found !== undefined) return found;
  }
  return undefined;
}

/**
 * A cry for help, in any of the seven languages and however it is spelt, goes before everything else: it is answered
 * with care, whatever the later stages find.
 */
export function crisis({ spelling, ordinary, vocabularies }: Knowledge): Stage {
  const feelings = [...vocabularies.values()].flatMap(({ dictionary }) => [...dictionary.exact.keys()]);
  const cries = readCries(spelling, [...ordinary.keys(), ...feelings]);
  return (state) => {
    const found = recogniseCrisis(state.text, state.tokens, cries);
    return found === undefined ? state : { ...state, crisis: found };
  };
}
