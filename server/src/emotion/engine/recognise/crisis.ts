import { isDoubtful } from './undertone.js';
import { undisguiser } from './undisguise.js';
import { readSections } from '../files/dataFile.js';
import { LANGUAGES } from '../knowledge/languages.js';
import { Matcher } from '../knowledge/matcher.js';
import { COMMON } from '../knowledge/speller.js';
import { type Cry, type State, speaksOfOneself } from '../state/state.js';
import { fold } from '../text/normalise.js';
import { type Token, spelling, tokenise } from '../text/tokenise.js';

/** Kind of pattern for what happened to somebody else, such as a suicide: no cry for help, but it gets gentle care. */
const TOLD = 'told';
/** Kinds of patterns. If several match, the first kind wins. `DATA.md` explains each. */
const KINDS = ['other', 'die', 'harmed', 'gentle', TOLD] as const;
const HARMLESS = 'harmless';

interface CryMeaning {
  readonly kind: (typeof KINDS)[number] | typeof HARMLESS;
  readonly language: string;
  readonly pattern: string;
}

function wordsOf(patterns: readonly string[]): string[] {
  return patterns.flatMap((pattern) => pattern.match(/[\p{L}]+(?![\p{L}~+])/gu) ?? []);
}

/** Reads the patterns of cries for help and of harmless texts, and what undoes disguises such as "k1ll". */
function readCries() {
  const files = LANGUAGES.map(({ code }) => {
    const sections = readSections(`cries/${code}.txt`);
    return { code, section: (name: string) => sections.get(name) ?? [] };
  });
  const all = (name: string): string[] => files.flatMap(({ section }) => section(name));
  const excused = wordsOf([HARMLESS, TOLD].flatMap(all));
  const feelings = LANGUAGES.flatMap(({ exact }) => [...exact.keys()]);
  const known = new Set([...COMMON.keys(), ...feelings, ...excused, ...all('no slip')]);
  const contractions = [...spelling.shortForms.keys()].filter((word) => word.length > 2);
  const patterns = new Matcher<CryMeaning>('to the letter');
  const undisguise = new Map<string, (typed: string) => string>();
  for (const { code: language, section } of files) {
    for (const kind of [...KINDS, HARMLESS] as const)
      for (const pattern of section(kind)) patterns.add(pattern, { kind, language, pattern });
    const cries = wordsOf(['die', 'harmed', 'other'].flatMap(section));
    const vocabulary = new Set([...cries, ...(language === 'en' ? contractions : [])]);
    const soundsLike = new Map(section('sounds like').map((line) => line.split(' = ') as [string, string]));
    undisguise.set(language, undisguiser(vocabulary, known, soundsLike));
  }
  return { patterns, people: new Set(all('people')), undisguise };
}

const { patterns, people, undisguise } = readCries();

/** Whether a cry for help is about the last person named before it: "my brother says he …", "my son got bullied". */
function isOfOthers(before: readonly Token[], cry: readonly Token[]): boolean {
  const person = before.findLastIndex(({ text }) => people.has(text));
  return person >= 0 && !speaksOfOneself([...before.slice(person), ...cry]);
}

/** Finds the most urgent cry for help, without those whose words overlap a match of a harmless pattern. */
function hear(tokens: readonly Token[], typedIn: string): Cry | undefined {
  const found = patterns.find(tokens).map((match) => ({ ...match, start: match.at[0] ?? 0 }));
  const harmless = found.filter(({ meaning }) => meaning.kind === HARMLESS);
  const told = found.filter(({ meaning }) => meaning.kind === TOLD);
  const isExcused = ({ meaning, start, end }: (typeof found)[number]): boolean =>
    harmless.some((other) => start < other.end && other.start < end) ||
    (meaning.kind !== TOLD && told.some((other) => other.start <= start && end <= other.end));
  const cries = found.filter((match) => !isExcused(match));
  const kind = KINDS.find((one) => cries.some(({ meaning }) => meaning.kind === one));
  const ofKind = cries.filter(({ meaning }) => meaning.kind === kind);
  // The longest match, which is a word longer in the detected language: languages share words such as "suicide".
  const isOwn = ({ meaning }: (typeof found)[number]): number => (meaning.language === typedIn ? 1 : 0);
  const [first] = ofKind.sort((a, b) => isOwn(b) + b.at.length - isOwn(a) - a.at.length);
  if (first === undefined) return undefined;
  const { language, pattern } = first.meaning;
  const isDoubted = tokens.length > 2 * first.at.length && isDoubtful(tokens);
  const care = kind === 'gentle' || kind === TOLD || isDoubted ? 'gentle' : 'urgent';
  const [before, cry] = [tokens.slice(0, first.start), tokens.slice(first.start, first.end)];
  const ownDanger = kind === 'harmed' ? 'harmed' : 'die';
  const about = kind === 'other' || isOfOthers(before, cry) ? 'other' : ownDanger;
  return { care, language, about, pattern };
}

/**
 * Detects cries for help in seven languages, first as typed, then with disguised spellings undone. An urgent cry
 * decides the answer, whatever later stages find.
 */
export function crisis(state: State): State {
  const heard = hear(state.tokens, state.language.code);
  if (heard?.care === 'urgent') return { ...state, cry: heard };
  const typed = fold(state.text);
  // A disguised text may be taken for English, so try all languages then.
  const { code, isRead } = state.language;
  for (const language of isRead && code !== 'en' ? [code] : undisguise.keys()) {
    const plain = undisguise.get(language)?.(typed) ?? typed;
    const cry = plain === typed ? undefined : hear(tokenise(plain), language);
    if (cry?.care === 'urgent') return { ...state, cry };
  }
  return heard === undefined ? state : { ...state, cry: heard };
}
