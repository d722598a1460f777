import type { EmotionResponse, EmotionTerm } from '../../contract.js';
import { candidates, complete } from './choose/candidates.js';
import { introduce } from './intro/intro.js';
import { readSentences, type Sentences } from './intro/sentences.js';
import { loadKnowledge, type Knowledge } from './knowledge/knowledge.js';
import { displayName, type Term } from './knowledge/lexicon.js';
import { as, read, type Reading } from './read.js';

export function show(term: Term): EmotionTerm {
  const { language, meaning, culturalContext } = term;
  return { name: displayName(term), language, meaning, culturalContext };
}

/** The embedded engine: any text in, an intro and six words out, without a network and always the same. */
export class Engine {
  readonly knowledge: Knowledge;
  readonly #sentences: Sentences;

  constructor() {
    this.knowledge = loadKnowledge();
    this.#sentences = readSentences();
  }

  /** Makes now what is otherwise made for the first texts that need it: 200 to 300 ms of work. */
  prepare(): void {
    this.knowledge.leanings();
  }

  read(text: string): Reading {
    return read(text, this.knowledge);
  }

  introduce(reading: Reading, terms: readonly Term[] = reading.terms): string {
    return introduce(reading, terms, this.#sentences, this.knowledge.families);
  }

  answerTo(reading: Reading): EmotionResponse {
    return { intro: this.introduce(reading), emotions: reading.terms.map(show) };
  }

  /** The embedded answer, had the text been recognised as of this kind. */
  answerAs(kind: 'care' | 'none', reading: Reading): EmotionResponse {
    return this.answerTo(as(kind, reading, this.knowledge));
  }

  /** The terms worth a closer look, best first. */
  candidates(reading: Reading, count: number): Term[] {
    return candidates(reading, this.knowledge, count);
  }

  /** Six of the chosen, with what is missing or unfit replaced by the engine's own choice. */
  complete(chosen: readonly Term[], reading: Reading): Term[] {
    return complete(chosen, reading, this.knowledge);
  }
}
