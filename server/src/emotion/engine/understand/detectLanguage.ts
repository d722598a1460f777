import type { Language } from '../knowledge/languages.js';
import type { Token } from '../text/tokenise.js';

export interface Detected {
  /** The language whose words are read. */
  readonly code: string;
  /** Names of every language the text may be in: none of them is offered back. */
  readonly typedIn: readonly string[];
}

const SCRIPTS: readonly (readonly [RegExp, readonly string[]])[] = [
  [/[\p{Script=Hiragana}\p{Script=Katakana}]/u, ['Japanese']],
  [/\p{Script=Hangul}/u, ['Korean']],
  [/\p{Script=Han}/u, ['Chinese', 'Japanese']],
  [/[іїєґ]/iu, ['Ukrainian']],
  [/\p{Script=Cyrillic}/u, ['Russian', 'Bulgarian', 'Ukrainian', 'Serbo-Croatian']],
  [/\p{Script=Greek}/u, ['Greek']],
  [/\p{Script=Hebrew}/u, ['Hebrew', 'Yiddish']],
  [/\p{Script=Arabic}/u, ['Arabic', 'Persian', 'Urdu']],
  [/\p{Script=Devanagari}/u, ['Hindi', 'Sanskrit', 'Nepali', 'Marathi']],
  [/\p{Script=Bengali}/u, ['Bengali']],
  [/\p{Script=Tamil}/u, ['Tamil']],
  [/\p{Script=Thai}/u, ['Thai']],
  [/\p{Script=Georgian}/u, ['Georgian']],
  [/\p{Script=Armenian}/u, ['Armenian']],
];

const LETTER_BONUS = 1.5;
const WORD_OF_FEELING = 1.2;
const EVERYDAY_WORD = 0.5;
const ENGLISH = 'en';

export interface LanguageWords {
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
  text: string,
): number {
  const letters = [...text.toLowerCase()].some((letter) => language.letters.includes(letter))
    ? LETTER_BONUS
    : 0;
  const words = tokens.reduce((sum, { text: word, forms }) => {
    const functional = language.functionWords.has(word) ? 1 : 0;
    const known = language.code === ENGLISH ? forms.some(knows) : knows(word);
    const everyday = isEveryday(word) ? EVERYDAY_WORD : 0;
    return sum + Math.max(functional, known ? WORD_OF_FEELING : 0, everyday);
  }, 0);
  return letters + words + inPhrases(tokens);
}

/** English unless another language explains more of the words; ties keep every language that explains as much. */
export function detectLanguage(
  text: string,
  tokens: readonly Token[],
  languages: readonly LanguageWords[],
): Detected {
  const script = SCRIPTS.find(([pattern]) => pattern.test(text));
  const scores = languages.map((words) => ({ ...words.language, score: scoreOf(words, tokens, text) }));
  const english = scores.find(({ code }) => code === ENGLISH)?.score ?? 0;
  const best = [...scores].sort((a, b) => b.score - a.score)[0];
  if (script !== undefined && !/\p{Script=Latin}/u.test(text)) return { code: ENGLISH, typedIn: script[1] };
  if (best === undefined || english >= best.score) return { code: ENGLISH, typedIn: ['English'] };
  const typedIn = scores.filter(({ score }) => score === best.score).map(({ name }) => name);
  return { code: best.code, typedIn };
}
