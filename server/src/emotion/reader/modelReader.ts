import type { EmotionModel } from '../../config/config.js';
import type { EmotionResponse } from '../../contract.js';
import { SERVED, candidates, complete } from '../engine/choose/choose.js';
import { answerAs, answerTo, read } from '../engine/engine.js';
import { explain } from '../engine/intro/explain.js';
import type { Term } from '../engine/knowledge/lexicon.js';
import { type State, careOf } from '../engine/state/state.js';
import { Endpoint } from './endpoint.js';
import { messagesFor, parseVerdict } from './verdict.js';

const MOST_KEPT = 200;
const CANDIDATES = 24;
/** How many of the chosen words the model's intro has to name. Otherwise the engine's intro is used. */
const NAMED_IN_INTRO = 2;
/** Circuit breaker: after this many failures in a row, the endpoint is not asked for a minute. */
const FAILURES_ALLOWED = 5;
const REST_MS = 60_000;

/**
 * Asks a language model to choose among the engine's candidates and to write the intro.
 * On any error the engine's answer is used. Abuse and texts in which the engine detects despair are never sent.
 */
export class ModelReader {
  readonly #endpoint: Endpoint | undefined;
  /** Cache of recent answers by text. The oldest is removed first. */
  readonly #recent = new Map<string, EmotionResponse>();
  #failures = 0;
  #restsUntil = 0;

  constructor(
    model: EmotionModel | undefined,
    private readonly now: () => number = () => performance.now(),
  ) {
    this.#endpoint = model === undefined ? undefined : new Endpoint(model);
  }

  async answer(text: string): Promise<EmotionResponse> {
    const reading = read(text);
    return (await this.#modelAnswer(reading)) ?? answerTo(reading);
  }

  async #modelAnswer(reading: State): Promise<EmotionResponse | undefined> {
    if (this.#endpoint === undefined || reading.kind === 'abuse' || careOf(reading) !== undefined)
      return undefined;
    const known = this.#recent.get(reading.text);
    if (known !== undefined || this.now() < this.#restsUntil) return known;
    // Timeouts, refusals and invalid answers all lead to the engine's answer.
    const answer = await this.#ask(this.#endpoint, reading).catch(() => undefined);
    this.#failures = answer === undefined ? this.#failures + 1 : 0;
    if (this.#failures >= FAILURES_ALLOWED) [this.#failures, this.#restsUntil] = [0, this.now() + REST_MS];
    if (answer === undefined) return undefined;
    this.#recent.set(reading.text, answer);
    const [oldest] = this.#recent.keys();
    if (this.#recent.size > MOST_KEPT && oldest !== undefined) this.#recent.delete(oldest);
    return answer;
  }

  async #ask(endpoint: Endpoint, reading: State): Promise<EmotionResponse | undefined> {
    const offered = candidates(reading, CANDIDATES);
    const verdict = parseVerdict(await endpoint.ask(messagesFor(reading.text, offered)), offered.length);
    if (verdict?.kind !== 'match') return verdict && answerAs(verdict.kind, reading);
    const chosen = verdict.ids.flatMap((id): readonly Term[] => offered.slice(id - 1, id)).slice(0, SERVED);
    const terms = complete(chosen, reading);
    const speaksOfThem = terms.filter(({ name }) => verdict.intro.includes(name)).length >= NAMED_IN_INTRO;
    const intro = speaksOfThem ? verdict.intro : explain({ ...reading, terms }).intro;
    return answerTo({ ...reading, terms, intro });
  }
}
