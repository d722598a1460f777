import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface Asked {
  readonly body: string;
  readonly format: string;
  readonly authorization: string | undefined;
}

export type Reply = (response: ServerResponse, asked: Asked) => void;

/** A small OpenAI-compatible server on the loopback interface. Tests set its `reply`. */
export class Loopback {
  readonly asked: Asked[] = [];
  reply: Reply = (response) => response.end();
  readonly #server: Server = createServer((request, response) => void this.#serve(request, response));

  async open(): Promise<string> {
    await new Promise<void>((resolve) => {
      this.#server.listen(0, '127.0.0.1', resolve);
    });
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}/v1`;
  }

  async close(): Promise<void> {
    this.#server.closeAllConnections();
    await new Promise((resolve) => {
      this.#server.close(resolve);
    });
  }

  async #serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    let body = '';
    for await (const chunk of request) body += String(chunk);
    const { response_format: { type = '' } = {} } = JSON.parse(body) as {
      response_format?: { type?: string };
    };
    const asked = { body, format: type, authorization: request.headers.authorization };
    this.asked.push(asked);
    this.reply(response, asked);
  }
}

/** Builds the endpoint's response for a model that said `content`. */
export function completion(content: unknown): string {
  const text = typeof content === 'string' ? content : JSON.stringify(content);
  return JSON.stringify({ choices: [{ message: { role: 'assistant', content: text } }] });
}
