import { type CryWords, undisguise } from './undisguise.js';
import { filesIn, linesOf, readText } from '../knowledge/dataFile.js';
import type { Knowledge } from '../knowledge/knowledge.js';
import { Matcher } from '../knowledge/matcher.js';
import { type Stage, type State, speaksOfOneself } from '../state/state.js';
import { fold } from '../text/normalise.js';
import { type Token, tokenise } from '../text/tokenise.js';

const FOLDER = 'cries/';
/** Somebody else has died. What only says so is no cry. */
const MOURNED = 'mourned';
/** Kinds of patterns, the most urgent first. `data/README.md` explains each. */
const KINDS = ['other', 'die', 'harmed', 'gentle', MOURNED] as const;
const HARMLESS = 'harmless';
const MOST_EDITS = 1;

interface CryMeaning {
  readonly kind: (typeof KINDS)[number] | typeof HARMLESS;
  readonly language: string;
  readonly pattern: string;
}

/** Cries for help and harmless look-alikes of all languages. */
interface Cries {
  readonly patterns: Matcher<CryMeaning>;
  readonly people: ReadonlySet<string>;
  readonly words: ReadonlyMap<string, CryWords>;
}

/** The words of the patterns. */
function wordsOfCries(patterns: readonly string[]): string[] {
  return patterns.flatMap((pattern) => pattern.match(/[\p{L}]+(?![\p{L}~+])/gu) ?? []);
}

function readCries({ spelling, speller, ordinary, languages }: Knowledge): Cries {
  const files = filesIn(FOLDER).map((file) => {
    const parts = readText(FOLDER + file).split(/^\[(.+)\]$/mu);
    const section = (name: string): string[] =>
      linesOf(parts[parts.indexOf(name) + 1] ?? '').map((line) => line.trim());
    return { language: file.replace('.txt', ''), section };
  });
  const all = (name: string): string[] => files.flatMap(({ section }) => section(name));
  const known = [...ordinary.keys(), ...languages.flatMap(({ exact }) => [...exact.keys()])];
  const excused = wordsOfCries([HARMLESS, MOURNED].flatMap(all));
  const correct = new Set([...known, ...excused, ...all('no slip')]);
  const contractions = [...spelling.shortForms.keys()].filter((word) => word.length > 2);
  const patterns = new Matcher<CryMeaning>('to the letter', spelling);
  const words = files.map(({ language, section }): readonly [string, CryWords] => {
    for (const kind of [...KINDS, HARMLESS] as const)
      for (const pattern of section(kind)) patterns.add(pattern, { kind, language, pattern });
    const cries = wordsOfCries(['die', 'harmed', 'other'].flatMap(section));
    const vocabulary = new Set([...cries, ...(language === 'en' ? contractions : [])]);
    const name = `cries ${language}`;
    speller.learn(name, vocabulary);
    const longest = Math.max(...[...vocabulary].map((word) => word.length));
    const isWord = (typed: string): boolean => vocabulary.has(typed) || correct.has(typed);
    const nearest = (typed: string): string => speller.correct(typed, [name], MOST_EDITS)?.word ?? typed;
    const heard = section('sounds like').map((line): [string, string] => {
      const [typed = '', meant = ''] = line.split(' = ');
      return [typed, meant];
    });
    return [language, { vocabulary, longest, isWord, correct: nearest, soundsLike: new Map(heard) }];
  });
  return { patterns, people: new Set(all('people')), words: new Map(words) };
}

/** Whether the last person named before the cry is somebody else: "my brother says he …", "my son got bullied". */
function isOfOthers(before: readonly Token[], cry: readonly Token[], people: ReadonlySet<string>): boolean {
  const person = before.findLastIndex(({ text }) => people.has(text));
  return person >= 0 && !speaksOfOneself([...before.slice(person), ...cry]);
}

/** The languages that know most words of the text. Several can tie, because they share words such as "suicide". */
function likeliest(text: readonly string[], words: Cries['words'], among: readonly string[]): string[] {
  const typed = text.filter((word) => word.length > 1);
  const known = among.map(
    (language) => typed.filter((word) => words.get(language)?.vocabulary.has(word)).length,
  );
  const most = Math.max(...known);
  return among.filter((_, index) => known[index] === most);
}

/** Finds the most urgent cry that no harmless pattern overlaps. */
function hear(
  tokens: readonly Token[],
  { patterns, people, words }: Cries,
): Pick<State, 'crisis' | 'undertone'> {
  const text = tokens.map(({ text: word }) => word);
  const found = patterns.find(tokens).map((match) => ({ ...match, start: match.at[0] ?? 0 }));
  const harmless = found.filter(({ meaning }) => meaning.kind === HARMLESS);
  const mourned = found.filter(({ meaning }) => meaning.kind === MOURNED);
  const isExcused = ({ meaning, start, end }: (typeof found)[number]): boolean =>
    harmless.some((other) => start < other.end && other.start < end) ||
    (meaning.kind !== MOURNED && mourned.some((other) => other.start <= start && end <= other.end));
  const cries = found.filter((match) => !isExcused(match));
  const kind = KINDS.find((one) => cries.some(({ meaning }) => meaning.kind === one));
  const ofKind = cries.filter(({ meaning }) => meaning.kind === kind);
  const first = ofKind[0];
  if (first === undefined) return {};
  const spoken = ofKind.map(({ meaning }) => meaning.language);
  const language = likeliest(text, words, spoken)[0] ?? first.meaning.language;
  const { pattern } = first.meaning;
  if (kind === 'gentle' || kind === MOURNED) return { undertone: { language, pattern } };
  const [before, cry] = [tokens.slice(0, first.start), tokens.slice(first.start, first.end)];
  const aboutSomeoneElse = kind === 'other' || isOfOthers(before, cry, people);
  return { crisis: { language, aboutSomeoneElse, harmed: kind === 'harmed', pattern } };
}

/**
 * Detects cries for help in seven languages, first as typed, then with disguised spellings undone.
 * A cry decides the answer, whatever later stages find.
 */
export function crisis(knowledge: Knowledge): Stage {
  const cries = readCries(knowledge);
  const languages = [...cries.words.keys()];
  return (state) => {
    const heard = hear(state.tokens, cries);
    if (heard.crisis !== undefined) return { ...state, ...heard };
    const plain = fold(state.text).split(/[^\p{L}]+/u);
    for (const language of likeliest(plain, cries.words, languages)) {
      const words = cries.words.get(language);
      const meant = words === undefined ? [] : tokenise(undisguise(state.text, words), knowledge.spelling);
      const found = hear(meant, cries);
      if (found.crisis !== undefined) return { ...state, ...found };
    }
    return { ...state, ...heard };
  };
}
