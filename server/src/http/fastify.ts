import Fastify, {
  type FastifyBaseLogger,
  type FastifyError,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
  LogController,
} from 'fastify';
import { randomUUID } from 'node:crypto';
import type { Config } from '../config/config.js';
import { limits } from '../contract.js';
import type { Log } from '../log/log.js';
import { ApiError, errorBody } from './api-error.js';
import { closedHeaders } from './headers.js';
import { acceptJsonOnly } from './json-body.js';
import { answerOneAtATime } from './one-at-a-time.js';
import { answerBrokenRequest } from './raw-answers.js';

/** Slow senders are disconnected early; checking for them once a second costs nothing. */
const timeouts = { headersTimeout: 10_000, requestTimeout: 15_000, connectionsCheckingInterval: 1_000 };
/** A client that reads nothing of its response for this long (Node checks twice) is disconnected too. */
const idleReaderMs = 10_000;
const mostConnections = 1_000;

/** The router could not parse the URL, so no route, hook or filter runs. */
function answerUnreadableAddress(error: FastifyError, _request: FastifyRequest, reply: FastifyReply): void {
  const status = error.statusCode ?? 400;
  void reply
    .code(status)
    .headers(closedHeaders)
    .type('application/json; charset=utf-8')
    .send(errorBody(status));
}

/**
 * Only as many hops, or only such addresses, as the owner named; a client's own header never counts. Fastify takes no
 * number of hops any more, because nobody then checks who the last of them is: the owner's setting says that it is safe.
 */
const trusted = ({ trustProxy }: Config) =>
  typeof trustProxy === 'number' ? (_address: string, hop: number) => hop < trustProxy : trustProxy;

/** A proxy and this server could interpret a request with two Host headers, or none, in different ways. */
function refuseOddHeaders(fastify: FastifyInstance): void {
  // Node would answer an expectation that it does not know by itself, without our headers.
  fastify.server.on('checkExpectation', (...request) => fastify.server.emit('request', ...request));
  fastify.addHook('onRequest', (request, reply, done) => {
    const { rawHeaders, httpVersion, headers } = request.raw;
    const hosts = rawHeaders.filter((name, index) => index % 2 === 0 && name.toLowerCase() === 'host').length;
    const hasHost = hosts === 1 || (hosts === 0 && httpVersion === '1.0');
    const isExpected = headers.expect === undefined || /100-continue/i.test(headers.expect);
    if (hasHost && isExpected) return done();
    reply.header('connection', 'close');
    return done(new ApiError(hasHost ? 417 : 400));
  });
}

function prepareAnswers(fastify: FastifyInstance): void {
  fastify.addHook('onRequest', (_request, reply, done) => {
    reply.headers(closedHeaders);
    done();
  });
  fastify.addHook('onSend', (_request, reply, payload, done) => {
    reply.raw.setTimeout(idleReaderMs, () => reply.raw.destroy());
    done(null, payload);
  });
}

/** Method, route template, status, duration, id. No address, no query, no body, no user agent. */
function logAccess(fastify: FastifyInstance): void {
  fastify.addHook('onResponse', (request, reply, done) => {
    const route = request.is404 ? 'none' : request.routeOptions.url;
    const ms = Math.round(reply.elapsedTime * 10) / 10;
    request.log.info({ method: request.method, route, status: reply.statusCode, ms }, 'request');
    done();
  });
}

/** Fastify as this server needs it, before Nest adds its routes: limits, security headers, the access log. */
export async function createFastify(config: Config, log: Log): Promise<FastifyInstance> {
  const loggerInstance: FastifyBaseLogger = log;
  const fastify = Fastify({
    http: { ...timeouts, requireHostHeader: false },
    requestTimeout: timeouts.requestTimeout,
    bodyLimit: limits.bodyBytes,
    trustProxy: trusted(config),
    genReqId: () => randomUUID(),
    clientErrorHandler: answerBrokenRequest,
    frameworkErrors: answerUnreadableAddress,
    // While it stops, the server still answers what reaches it over open connections.
    return503OnClosing: false,
    loggerInstance,
    logController: new LogController({ disableRequestLogging: true, requestIdLogLabel: 'id' }),
  });
  fastify.server.maxConnections = mostConnections;
  answerOneAtATime(fastify);
  prepareAnswers(fastify);
  refuseOddHeaders(fastify);
  logAccess(fastify);
  acceptJsonOnly(fastify);
  return fastify;
}
