import type { EmotionResponse, EmotionTerm } from '../../contract.js';
import { choose } from './choose/choose.js';
import { classify } from './classify/classify.js';
import { decide, decideAs } from './decide/decide.js';
import { explain } from './intro/explain.js';
import { type Knowledge, loadKnowledge } from './knowledge/knowledge.js';
import { displayName, type Term } from './knowledge/lexicon.js';
import { statisticsOf } from './knowledge/statistics.js';
import { emoji, names, phrases } from './match/phrases.js';
import { typos, words } from './match/words.js';
import { judgements, wishes } from './modify/context.js';
import { negation } from './modify/negation.js';
import { crisis } from './recognise/crisis.js';
import { language } from './recognise/language.js';
import { undertone } from './recognise/undertone.js';
import { type Stage, careOf, unread, type State } from './state/state.js';

/** The pipeline from text to answer. Each stage takes the state and returns a new one. */
const STAGES: Readonly<Record<string, (knowledge: Knowledge) => Stage>> = {
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

/** Answers any text with an intro and six words, without a network. The same text always gets the same answer. */
export class Engine {
  readonly knowledge: Knowledge = loadKnowledge();
  readonly #stages: readonly (readonly [name: string, stage: Stage])[];

  /** @param without Stages to leave out, to measure what they contribute. */
  constructor(without: readonly string[] = []) {
    const used = Object.entries(STAGES).filter(([name]) => !without.includes(name));
    this.#stages = used.map(([name, make]) => [name, make(this.knowledge)]);
  }

  /** Loads the statistics, which are otherwise loaded on first use. */
  prepare(): void {
    for (const language of this.knowledge.languages) statisticsOf(language);
  }

  #run(state: State, from = 'language'): State {
    const first = this.#stages.findIndex(([name]) => name === from);
    return this.#stages.slice(first).reduce((reached, [, stage]) => stage(reached), state);
  }

  read(text: string): State {
    return this.#run(unread(text, this.knowledge.languages[0]));
  }

  introduce(state: State, terms: readonly Term[] = state.terms): string {
    return this.#run({ ...state, terms }, 'explain').intro;
  }

  answerTo(state: State): EmotionResponse {
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

  /** The answer that a text of this kind would get. */
  answerAs(kind: 'care' | 'none', state: State): EmotionResponse {
    const language = state.language.isRead ? state.language.code : 'en';
    const heard: State =
      kind === 'care' ? { ...state, cry: { care: 'urgent', language, about: 'die' } } : state;
    return this.answerTo(this.#run(decideAs(kind, heard), 'choose'));
  }
}

let engine: Engine | undefined;

/** One engine per process, created when it is needed: it takes half a second and never changes. */
export const engineOfProcess = (): Engine => (engine ??= new Engine());
