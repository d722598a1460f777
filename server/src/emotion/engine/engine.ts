import type { EmotionResponse, EmotionTerm } from '../../contract.js';
import { choose } from './choose/choose.js';
import { classify } from './classify/classify.js';
import { decide, decideAs } from './decide/decide.js';
import { explain } from './intro/explain.js';
import { LANGUAGES } from './knowledge/languages.js';
import { displayName, type Term } from './knowledge/lexicon.js';
import { statisticsOf } from './knowledge/statistics.js';
import { emoji, names, phrases } from './match/phrases.js';
import { typos, words } from './match/words.js';
import { judgements, wishes } from './modify/context.js';
import { negation } from './modify/negation.js';
import { crisis } from './recognise/crisis.js';
import { language } from './recognise/language.js';
import { undertone } from './recognise/undertone.js';
import { type State, careOf, unread } from './state/state.js';

/** The pipeline from text to answer. Each stage takes the state and returns a new one. */
const STAGES: Readonly<Record<string, (state: State) => State>> = {
  language,
  crisis,
  undertone,
  names,
  phrases,
  words,
  emoji,
  typos,
  judgements,
  negation,
  wishes,
  classify,
  decide,
  choose,
  explain,
};

export function show(term: Term): EmotionTerm {
  const { name, language, meaning, culturalContext, families, valence, arousal } = term;
  const place = { word: name, family: families[0] ?? '', valence, arousal };
  return { name: displayName(term), language, meaning, culturalContext, ...place };
}

/** Loads the word statistics of all languages in advance. Otherwise the first text in each language is slow. */
export function prepare(): void {
  for (const language of LANGUAGES) statisticsOf(language);
}

/**
 * Detects the feeling in a text and chooses six words and an intro. The same text always gets the same answer.
 *
 * @param without Names of stages to leave out, to measure what they contribute.
 */
export function read(text: string, without: readonly string[] = []): State {
  const used = Object.entries(STAGES).filter(([name]) => !without.includes(name));
  return used.reduce((state, [, stage]) => stage(state), unread(text));
}

export function answerTo(state: State): EmotionResponse {
  const { kind, intro, terms, gentleLine, cry, target } = state;
  const care = careOf(state);
  const hasMood = kind === 'match' || kind === 'abuse';
  return {
    intro,
    emotions: terms.map(show),
    ...(hasMood && { mood: { valence: target.valence, arousal: target.arousal } }),
    ...(care && { care, careLanguage: cry?.language ?? 'en' }),
    ...(care === 'gentle' && { careLine: gentleLine }),
  };
}

/** The answer to a text that a language model has classified as a cry for help or as without a feeling. */
export function answerAs(kind: 'care' | 'none', state: State): EmotionResponse {
  const language = state.language.isRead ? state.language.code : 'en';
  const heard: State =
    kind === 'care' ? { ...state, cry: { care: 'urgent', language, about: 'die' } } : state;
  return answerTo(explain(choose(decideAs(kind, heard))));
}
