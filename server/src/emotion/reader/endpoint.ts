import { z } from 'zod';
import type { EmotionModel } from '../../config/config.js';
import { type Message, verdictJsonSchema } from './verdict.js';

const LONGEST_ANSWER_BYTES = 64 * 1_024;
const MOST_TOKENS = 500;
/** HTTP statuses with which an endpoint may refuse a `response_format` that it does not support. */
const REFUSES_SCHEMA = new Set([400, 404, 415, 422, 501]);

const completionSchema = z.object({
  choices: z.array(z.object({ message: z.object({ content: z.string() }) })).min(1),
});

const FORMATS = [
  { type: 'json_schema', json_schema: { name: 'verdict', strict: true, schema: verdictJsonSchema } },
  { type: 'json_object' },
] as const;

async function bodyOf(response: Response): Promise<string> {
  let text = '';
  const decoder = new TextDecoder();
  for await (const chunk of response.body ?? []) {
    text += decoder.decode(chunk, { stream: true });
    if (text.length > LONGEST_ANSWER_BYTES) throw new Error('The response of the endpoint is too long.');
  }
  return text;
}

/** Client for a language model behind an OpenAI-compatible endpoint. */
export class Endpoint {
  /** Index in `FORMATS`: 0, the strict schema, until the endpoint refuses it, then 1, plain JSON. */
  #format = 0;

  constructor(private readonly model: EmotionModel) {}

  async ask(
    messages: readonly Message[],
    signal = AbortSignal.timeout(this.model.timeoutMs),
  ): Promise<string> {
    const response = await this.#post(messages, signal);
    if (response.ok) {
      const parsed: unknown = JSON.parse(await bodyOf(response));
      return completionSchema.parse(parsed).choices[0]?.message.content ?? '';
    }
    await response.body?.cancel();
    if (this.#format > 0 || !REFUSES_SCHEMA.has(response.status))
      throw new Error(`The endpoint answered ${response.status}.`);
    this.#format = 1;
    return this.ask(messages, signal);
  }

  #post(messages: readonly Message[], signal: AbortSignal): Promise<Response> {
    const { apiKey, baseUrl, model } = this.model;
    return fetch(`${baseUrl.replace(/\/+$/u, '')}/chat/completions`, {
      method: 'POST',
      redirect: 'error',
      signal,
      headers: {
        'content-type': 'application/json',
        ...(apiKey === undefined ? {} : { authorization: `Bearer ${apiKey}` }),
      },
      body: JSON.stringify({
        model,
        messages,
        temperature: 0,
        seed: 1,
        max_tokens: MOST_TOKENS,
        response_format: FORMATS[this.#format],
      }),
    });
  }
}
