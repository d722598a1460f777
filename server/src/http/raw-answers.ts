import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { ErrorBody } from '../contract.js';
import { sentenceFor } from './api-error.js';
import { closedHeaders } from './headers.js';

/** Node answers some requests before Fastify sees them; those answers look like all others too. */
export const errorBody = (status: number): ErrorBody => ({
  statusCode: status,
  message: sentenceFor(status),
});

const headersOf = (body: string) => ({
  ...closedHeaders,
  'content-type': 'application/json; charset=utf-8',
  'content-length': String(Buffer.byteLength(body)),
  connection: 'close',
});

const statusOfParserError: Record<string, number> = {
  HPE_HEADER_OVERFLOW: 431,
  ERR_HTTP_REQUEST_TIMEOUT: 408,
};

/** The parser refused the bytes: there is no request, so the answer is written by hand. */
export function answerBrokenRequest(error: NodeJS.ErrnoException, socket: Socket): void {
  if (error.code === 'ECONNRESET' || !socket.writable) {
    socket.destroy();
    return;
  }
  const status = statusOfParserError[error.code ?? ''] ?? 400;
  const body = JSON.stringify(errorBody(status));
  const lines = Object.entries(headersOf(body)).map(([name, value]) => `${name}: ${value}`);
  socket.end(`HTTP/1.1 ${status} Refused\r\n${lines.join('\r\n')}\r\n\r\n${body}`);
}

/** `Expect: something-else` would get Node's own answer, without a body and without our headers. */
export function answerExpectations(server: Server): void {
  server.on('checkExpectation', (_request: IncomingMessage, response: ServerResponse) => {
    const body = JSON.stringify(errorBody(417));
    response.writeHead(417, headersOf(body)).end(body);
  });
}
