import { z } from 'zod';
import { readJson, weight } from '../knowledge/dataFile.js';
import type { Knowledge } from '../knowledge/knowledge.js';
import type { Language } from '../knowledge/languages.js';
import type { Detected, Stage } from '../state/state.js';
import { fold } from '../text/normalise.js';
import { lemmas } from '../text/spelling.js';
import type { Token } from '../text/tokenise.js';

const WORD_OF_FEELING = weight('language word of feeling');
const EVERYDAY_WORD = weight('language everyday word');
const ENGLISH = 'en';

interface LanguageWords {
  readonly language: Language;
  readonly knows: (word: string) => boolean;
  /** Whether a word is among the commonest; known of English alone. */
  readonly isEveryday: (word: string) => boolean;
  /** How many of the words stand in phrases of the language. */
  readonly inPhrases: (tokens: readonly Token[]) => number;
}

function scoreOf(
  { language, knows, isEveryday, inPhrases }: LanguageWords,
  tokens: readonly Token[],
): number {
  const words = tokens.reduce((sum, { text: word, forms }) => {
    const functional = language.functionWords.has(word) ? 1 : 0;
    const known = language.code === ENGLISH ? forms.some(knows) : knows(word);
    const everyday = isEveryday(word) ? EVERYDAY_WORD : 0;
    return sum + Math.max(functional, known ? WORD_OF_FEELING : 0, everyday);
  }, 0);
  return words + inPhrases(tokens);
}

interface Foreign {
  readonly scripts: readonly {
    readonly letters: RegExp;
    readonly code: string;
    readonly names: readonly string[];
  }[];
  readonly languages: readonly {
    readonly code: string;
    readonly name: string;
    readonly words: ReadonlySet<string>;
  }[];
}

const foreignSchema = z.object({
  scripts: z.array(z.object({ letters: z.string(), code: z.string(), names: z.array(z.string()) })),
  languages: z.record(z.string(), z.object({ name: z.string(), words: z.string() })),
});

/** Languages that are recognised, and not read. */
function readForeign(): Foreign {
  const { scripts, languages } = readJson('other-languages.json', foreignSchema);
  return {
    scripts: scripts.map(({ letters, ...script }) => ({
      ...script,
      letters: new RegExp(`[${letters}]`, 'u'),
    })),
    languages: Object.entries(languages).map(([code, { name, words }]) => ({
      code,
      name,
      words: new Set(words.split(' ').map(fold)),
    })),
  };
}

const FEWEST_WORDS = 2;

/** A language of which only the words of grammar are known, where they explain more than any language that is read. */
function detectForeign(tokens: readonly Token[], most: number, { languages }: Foreign): Detected | undefined {
  let best: Detected | undefined;
  let highest = Math.max(most, FEWEST_WORDS - 1);
  for (const { code, name, words } of languages) {
    const score = tokens.filter(({ text }) => words.has(text)).length;
    if (score > highest) [best, highest] = [{ code, typedIn: [name], isRead: false }, score];
  }
  return best;
}

/** English unless another language explains more of the words; ties keep every language that explains as much. */
function detectLanguage(
  text: string,
  tokens: readonly Token[],
  languages: readonly LanguageWords[],
  foreign: Foreign,
): Detected {
  const script = foreign.scripts.find(({ letters }) => letters.test(text));
  if (script !== undefined && !/\p{Script=Latin}/u.test(text))
    return { code: script.code, typedIn: script.names, isRead: false };
  const scores = languages.map((words) => ({ ...words.language, score: scoreOf(words, tokens) }));
  const english = scores.find(({ code }) => code === ENGLISH)?.score ?? 0;
  const [best] = [...scores].sort((a, b) => b.score - a.score);
  const unread = detectForeign(tokens, best?.score ?? 0, foreign);
  if (unread !== undefined) return unread;
  if (best === undefined || english >= best.score)
    return { code: ENGLISH, typedIn: ['English'], isRead: true };
  const typedIn = scores.filter(({ score }) => score === best.score).map(({ name }) => name);
  return { code: best.code, typedIn, isRead: true };
}

const EVERYDAY = 3000;

function wordsOf(language: Language, { vocabularies, ordinary, spelling }: Knowledge): LanguageWords {
  const own = vocabularies.get(language.code);
  const isForeign = language.code !== ENGLISH;
  const english = vocabularies.get(ENGLISH)?.dictionary;
  const isEnglish = (word: string): boolean =>
    lemmas(word, spelling).some((form) => ordinary.has(form) || english?.inflected.has(form) === true);
  const knows = (word: string): boolean =>
    ((!isForeign || (ordinary.get(word) ?? EVERYDAY) >= EVERYDAY) &&
      own?.dictionary.exact.has(word) === true) ||
    (isForeign && own?.dictionary.inflected.has(language.stem(word)) === true && !isEnglish(word));
  const inPhrases = (tokens: readonly Token[]): number =>
    isForeign ? new Set(own?.phrases.find(tokens).flatMap(({ at }) => at)).size : 0;
  const isEveryday = (word: string): boolean =>
    !isForeign && word.length > 2 && (ordinary.get(word) ?? EVERYDAY) < EVERYDAY;
  return { language, knows, isEveryday, inPhrases };
}

/** Which vocabulary to read the text with, and which languages not to answer in. */
export function language(knowledge: Knowledge): Stage {
  const known = knowledge.languages.map((one) => wordsOf(one, knowledge));
  const foreign = readForeign();
  return (state) => ({ ...state, language: detectLanguage(state.text, state.tokens, known, foreign) });
}
