import type { EmotionResponse, EmotionTerm } from '../../contract.js';
import { decideAs } from './decide/decide.js';
import { loadKnowledge, type Knowledge } from './knowledge/knowledge.js';
import { displayName, type Term } from './knowledge/lexicon.js';
import { pipeline } from './pipeline.js';
import { unread, type Stage, type State } from './state/state.js';

export function show(term: Term): EmotionTerm {
  const { language, meaning, culturalContext } = term;
  return { name: displayName(term), language, meaning, culturalContext };
}

/** The embedded engine: any text in, an intro and six words out, without a network and always the same. */
export class Engine {
  readonly knowledge: Knowledge = loadKnowledge();
  readonly #stages: ReadonlyMap<string, Stage>;

  /** All stages, or all but some, to measure what these contribute. */
  constructor(without: readonly string[] = []) {
    const stages = [...pipeline(this.knowledge)];
    this.#stages = new Map(stages.filter(([name]) => !without.includes(name)));
  }

  /** Prepares now what is otherwise prepared on first use. */
  prepare(): void {
    for (const { code } of this.knowledge.languages) this.knowledge.statistics(code);
  }

  /** What each stage has made of a text, from the one that is named on. */
  steps(state: State, from = 'normalise'): { stage: string; state: State }[] {
    const stages = [...this.#stages];
    let reached = state;
    return stages.slice(stages.findIndex(([name]) => name === from)).map(([name, stage]) => {
      reached = stage(reached);
      return { stage: name, state: reached };
    });
  }

  #run(state: State, from?: string): State {
    return this.steps(state, from).at(-1)?.state ?? state;
  }

  read(text: string): State {
    return this.#run(unread(text));
  }

  introduce(state: State, terms: readonly Term[] = state.terms): string {
    return this.#run({ ...state, terms }, 'explain').intro;
  }

  answerTo({ intro, terms, kind, crisis }: State): EmotionResponse {
    const care = kind === 'care' ? { care: { language: crisis?.language ?? 'en' } } : {};
    return { intro, emotions: terms.map(show), ...care };
  }

  /** The embedded engine's answer as it would be for a text of this kind. */
  answerAs(kind: 'care' | 'none', state: State): EmotionResponse {
    return this.answerTo(this.#run(decideAs(kind, state), 'choose'));
  }
}
