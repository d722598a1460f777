import { z } from 'zod';
import { readJson, weight } from '../files/dataFile.js';
import { ENGLISH, LANGUAGES, type Language, unreadLanguage } from '../knowledge/languages.js';
import { COMMON } from '../knowledge/speller.js';
import type { State } from '../state/state.js';
import { type Token, lemmas } from '../text/tokenise.js';

const EVERYDAY_WORD = weight('language everyday word');
const EVERYDAY_RANK = 3000;

/** Scores how many words of the text are of a language: feeling words, function words, everyday English words. */
function scoreOf(language: Language, tokens: readonly Token[]): number {
  const isEnglish = language === ENGLISH;
  const { exact, inflected, basesOf, functionWords, phrases } = language;
  const isEveryday = (word: string): boolean => (COMMON.get(word) ?? EVERYDAY_RANK) < EVERYDAY_RANK;
  const isEnglishWord = (word: string): boolean =>
    lemmas(word).some((form) => COMMON.has(form) || ENGLISH.inflected.has(form));
  // "Emotion" is English, "émotion" is not.
  const isEnglishSpelling = ({ text, isPlain }: Token): boolean =>
    isPlain && COMMON.has(text) && exact.get(text)?.term.toLowerCase() !== text;
  const isOfFeeling = (token: Token): boolean => {
    const { text, forms } = token;
    if (isEnglish) return forms.some((form) => exact.has(form));
    if (exact.has(text) && !isEveryday(text)) return !isEnglishSpelling(token);
    return basesOf(token).some((base) => inflected.has(base)) && !isEnglishWord(text);
  };
  const worth = (token: Token): number => {
    if (isOfFeeling(token)) return 1 + EVERYDAY_WORD;
    if (functionWords.has(token.text)) return 1;
    return isEnglish && token.text.length > 2 && isEveryday(token.text) ? EVERYDAY_WORD : 0;
  };
  const inPhrases = isEnglish ? [] : phrases.find(tokens).flatMap(({ at }) => at);
  return tokens.reduce((sum, token) => sum + worth(token), new Set(inPhrases).size);
}

/** So many words from a language's short list (for languages without a vocabulary) show that a text is in it. */
const FEWEST_WORDS = 2;

const foreignSchema = z.object({
  scripts: z.array(
    z.object({
      letters: z.string().transform((letters) => new RegExp(`[${letters}]`, 'u')),
      code: z.string(),
      names: z.array(z.string()),
    }),
  ),
  languages: z.record(z.string(), z.object({ name: z.string(), words: z.string() })),
});

const foreign = readJson('other-languages.json', foreignSchema);
const written = foreign.scripts.map(({ letters, code, names: typedIn }) => ({
  letters,
  detected: { ...unreadLanguage(code, '', ''), typedIn },
}));
const others = Object.entries(foreign.languages).map(([code, { name, words }]) =>
  unreadLanguage(code, name, words),
);

/**
 * Detects the language of a text by its script, else by its words. English wins a tie. If others tie, it may be any.
 */
export function language(state: State): State {
  const { text, tokens } = state;
  const script = written.find(({ letters }) => letters.test(text));
  if (script !== undefined && !/\p{Script=Latin}/u.test(text)) return { ...state, language: script.detected };
  const scores = [...LANGUAGES, ...others]
    .map((one) => ({ one, score: scoreOf(one, tokens) }))
    .filter(({ one, score }) => one.isRead || score >= FEWEST_WORDS);
  const most = Math.max(...scores.map(({ score }) => score));
  const best = scores.filter(({ score }) => score === most).map(({ one }) => one);
  // English comes first in the list, so it wins a tie.
  const [first = ENGLISH] = best;
  const typedIn = (first === ENGLISH ? [first] : best).map(({ name }) => name);
  return { ...state, language: { ...first, typedIn } };
}
