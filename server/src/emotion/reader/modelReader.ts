import type { EmotionModel } from '../../config/config.js';
import type { EmotionResponse } from '../../contract.js';
import { SERVED, candidates, complete } from '../engine/choose/choose.js';
import { type Engine, show } from '../engine/engine.js';
import type { Term } from '../engine/knowledge/lexicon.js';
import type { State } from '../engine/state/state.js';
import { CircuitBreaker, Endpoint } from './endpoint.js';
import { messagesFor, parseVerdict } from './verdict.js';

const MOST_KEPT = 200;
const CANDIDATES = 24;
/** An intro that names fewer of the chosen words is replaced by the engine's own. */
const NAMED_IN_INTRO = 2;

/**
 * A language model as a reader, not an author: it chooses among the engine's candidates and writes the intro.
 * Whatever goes wrong, the embedded answer is used, silently. Cries that the engine hears never leave the server.
 */
export class ModelReader {
  readonly #endpoint: Endpoint | undefined;
  readonly #breaker: CircuitBreaker;
  /** The latest answers, so that the same text asks the endpoint once; the oldest leaves first. */
  readonly #recent = new Map<string, EmotionResponse>();

  constructor(
    private readonly engine: Engine,
    model: EmotionModel | undefined,
    now?: () => number,
  ) {
    this.#endpoint = model === undefined ? undefined : new Endpoint(model);
    this.#breaker = new CircuitBreaker(now);
  }

  async answer(reading: State): Promise<EmotionResponse | undefined> {
    if (this.#endpoint === undefined || reading.kind === 'care' || reading.kind === 'abuse') return undefined;
    const known = this.#recent.get(reading.text);
    if (known !== undefined || this.#breaker.isOpen) return known;
    const answer = await this.#ask(this.#endpoint, reading);
    if (answer === undefined) {
      this.#breaker.failed();
      return undefined;
    }
    this.#breaker.succeeded();
    this.#recent.set(reading.text, answer);
    const [oldest] = this.#recent.keys();
    if (this.#recent.size > MOST_KEPT && oldest !== undefined) this.#recent.delete(oldest);
    return answer;
  }

  async #ask(endpoint: Endpoint, reading: State): Promise<EmotionResponse | undefined> {
    const offered = candidates(reading, this.engine.knowledge, CANDIDATES);
    try {
      const verdict = parseVerdict(await endpoint.ask(messagesFor(reading.text, offered)), offered.length);
      if (verdict === undefined) return undefined;
      if (verdict.kind !== 'match') return this.engine.answerAs(verdict.kind, reading);
      const chosen = verdict.ids.flatMap((id): readonly Term[] => offered.slice(id - 1, id)).slice(0, SERVED);
      const terms = complete(chosen, reading, this.engine.knowledge);
      const speaksOfThem = terms.filter(({ name }) => verdict.intro.includes(name)).length >= NAMED_IN_INTRO;
      const intro = speaksOfThem ? verdict.intro : this.engine.introduce(reading, terms);
      return { intro, emotions: terms.map(show) };
    } catch {
      // Timeouts, refusals and nonsense are all the same to the visitor: the embedded answer is given.
      return undefined;
    }
  }
}
