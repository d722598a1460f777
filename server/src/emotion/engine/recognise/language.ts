import { z } from 'zod';
import { limits } from '../../../contract.js';
import { readJson, weight } from '../knowledge/dataFile.js';
import type { Knowledge } from '../knowledge/knowledge.js';
import type { Language } from '../knowledge/languages.js';
import type { Detected, Stage, State } from '../state/state.js';
import { fold, clean } from '../text/normalise.js';
import { lemmas } from '../text/spelling.js';
import { type Token, tokenise } from '../text/tokenise.js';

const EVERYDAY_WORD = weight('language everyday word');
const ENGLISH = 'en';

const EVERYDAY = 3000;

/** Scores how many words a language knows: feeling words, function words and, in English, everyday words. */
function scoreOf(language: Language, { languageOf, ordinary, spelling }: Knowledge) {
  const { code, exact, inflected, basesOf, functionWords, phrases } = language;
  const isEveryday = (word: string): boolean => (ordinary.get(word) ?? EVERYDAY) < EVERYDAY;
  const isEnglish = (word: string): boolean =>
    lemmas(word, spelling).some((form) => ordinary.has(form) || languageOf(ENGLISH).inflected.has(form));
  const isOfFeeling = ({ text, forms }: Token): boolean =>
    code === ENGLISH
      ? forms.some((form) => exact.has(form))
      : (exact.has(text) && !isEveryday(text)) ||
        (basesOf({ text, forms }).some((base) => inflected.has(base)) && !isEnglish(text));
  const worth = (token: Token): number => {
    if (isOfFeeling(token)) return 1 + EVERYDAY_WORD;
    if (functionWords.has(token.text)) return 1;
    return code === ENGLISH && token.text.length > 2 && isEveryday(token.text) ? EVERYDAY_WORD : 0;
  };
  return (tokens: readonly Token[]): number => {
    const inPhrases = code === ENGLISH ? [] : phrases.find(tokens).flatMap(({ at }) => at);
    return tokens.reduce((sum, token) => sum + worth(token), new Set(inPhrases).size);
  };
}

const foreignSchema = z.object({
  scripts: z.array(
    z.object({
      letters: z.string().transform((letters) => new RegExp(`[${letters}]`, 'u')),
      code: z.string(),
      names: z.array(z.string()),
    }),
  ),
  languages: z.record(
    z.string(),
    z.object({
      name: z.string(),
      words: z.string().transform((words) => new Set(words.split(' ').map(fold))),
    }),
  ),
});

/** Languages that are recognised but have no vocabulary. */
type Foreign = z.infer<typeof foreignSchema>;

const FEWEST_WORDS = 2;

/** Finds a language without a vocabulary, if its function words score more than any other language. */
function detectForeign(tokens: readonly Token[], most: number, { languages }: Foreign): Detected | undefined {
  let best: Detected | undefined;
  let highest = Math.max(most, FEWEST_WORDS - 1);
  for (const [code, { name, words }] of Object.entries(languages)) {
    const score = tokens.filter(({ text }) => words.has(text)).length;
    if (score > highest) [best, highest] = [{ code, typedIn: [name], isRead: false }, score];
  }
  return best;
}

/**
 * Detects the language. English wins unless another language knows more of the words.
 * On a tie between other languages, the answer avoids all of them.
 */
export function language(knowledge: Knowledge): Stage {
  const languages = knowledge.languages.map((one) => ({
    code: one.code,
    name: one.name,
    scoreOf: scoreOf(one, knowledge),
  }));
  const foreign = readJson('other-languages.json', foreignSchema);
  const detect = ({ text, tokens }: State): Detected => {
    const script = foreign.scripts.find(({ letters }) => letters.test(text));
    if (script !== undefined && !/\p{Script=Latin}/u.test(text))
      return { code: script.code, typedIn: script.names, isRead: false };
    const scores = languages.map(({ code, name, scoreOf }) => ({ code, name, score: scoreOf(tokens) }));
    const most = Math.max(...scores.map(({ score }) => score));
    // English comes first.
    const [first, ...others] = scores.filter(({ score }) => score === most);
    const code = first?.code ?? ENGLISH;
    const typedIn = [first, ...(code === ENGLISH ? [] : others)].map((one) => one?.name ?? 'English');
    return detectForeign(tokens, most, foreign) ?? { code, typedIn, isRead: true };
  };
  return (state) => ({ ...state, language: detect(state) });
}

/** Normalises and tokenises the text for all later stages. */
export function normalise({ spelling }: Knowledge): Stage {
  return (state) => {
    // Normalising may turn one character into eighteen (U+FDFA), so apply the length limit again.
    const text = [...clean(state.raw)].slice(0, limits.emotion).join('');
    return { ...state, text, tokens: tokenise(text, spelling) };
  };
}
