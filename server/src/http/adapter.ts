import { FastifyAdapter } from '@nestjs/platform-fastify';
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { randomBytes } from 'node:crypto';
import type { Socket } from 'node:net';
import type { Config } from '../config/config.js';
import type { ErrorBody } from '../contract.js';
import { sentenceFor } from './refusal.js';
import { closedPolicy, securityHeaders } from './security-headers.js';

/** Slow senders are cut off long before they cost anything; looking for them once a second costs nothing. */
const timeouts = { headersTimeout: 10_000, requestTimeout: 15_000, connectionsCheckingInterval: 1_000 };

const rawHeaders = {
  ...securityHeaders,
  'content-security-policy': closedPolicy,
  'cache-control': 'no-store',
};

const errorBody = (status: number): ErrorBody => ({ statusCode: status, message: sentenceFor(status) });

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
  const headers = {
    ...rawHeaders,
    'content-type': 'application/json; charset=utf-8',
    'content-length': String(Buffer.byteLength(body)),
    connection: 'close',
  };
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`);
  socket.end(`HTTP/1.1 ${status} Refused\r\n${lines.join('\r\n')}\r\n\r\n${body}`);
}

/** Ids tell apart the requests of one run and of two processes; nothing of the client goes into them. */
function requestIds(): () => string {
  const prefix = randomBytes(4).toString('hex');
  let count = 0;
  return () => `${prefix}-${(count += 1).toString(36)}`;
}

/** Only as many hops, or only such addresses, as the owner named; a client's own header never counts. */
const trusted = ({ trustProxy }: Config) =>
  typeof trustProxy === 'number' ? (_address: string, hop: number) => hop < trustProxy : trustProxy;

export function createAdapter(config: Config): FastifyAdapter {
  return new FastifyAdapter({
    http: timeouts,
    requestTimeout: timeouts.requestTimeout,
    trustProxy: trusted(config),
    genReqId: requestIds(),
    clientErrorHandler: answerBrokenRequest,
    // The router could not read the address: no route, no hook and no filter is reached.
    frameworkErrors: (error: FastifyError, _request: FastifyRequest, reply: FastifyReply) => {
      const status = error.statusCode ?? 400;
      void reply
        .code(status)
        .headers(rawHeaders)
        .type('application/json; charset=utf-8')
        .send(errorBody(status));
    },
    // While it stops, the server still answers what reaches it over open connections.
    return503OnClosing: false,
    logger: false,
  });
}
