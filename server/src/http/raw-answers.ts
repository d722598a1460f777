import type { Socket } from 'node:net';
import { errorBody } from './api-error.js';
import { closedHeaders } from './headers.js';

const statusOfParserError: Record<string, number> = {
  HPE_HEADER_OVERFLOW: 431,
  ERR_HTTP_REQUEST_TIMEOUT: 408,
};

/** The parser refused the bytes: there is no request, so the answer is written by hand, and looks like all others. */
export function answerBrokenRequest(error: NodeJS.ErrnoException, socket: Socket): void {
  if (error.code === 'ECONNRESET' || !socket.writable) {
    socket.destroy();
    return;
  }
  const status = statusOfParserError[error.code ?? ''] ?? 400;
  const body = JSON.stringify(errorBody(status));
  const headers = {
    ...closedHeaders,
    'content-type': 'application/json; charset=utf-8',
    'content-length': Buffer.byteLength(body),
    connection: 'close',
  };
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`);
  socket.write(`HTTP/1.1 ${status} Refused\r\n${lines.join('\r\n')}\r\n\r\n${body}`);
  // Ending it would leave it open until the client ends its half, too.
  socket.destroySoon();
}
