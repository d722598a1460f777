import fastifyCompress from '@fastify/compress';
import fastifyEtag from '@fastify/etag';
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
import { errorBody } from './api-error.js';
import { boundConnections, timeouts } from './connections.js';
import { type CountRequest, countRequests, warnOfProxy } from './count-requests.js';
import { closedHeaders } from './headers.js';
import { acceptFlatBodies } from './flat-body.js';
import { answerOneAtATime } from './one-at-a-time.js';

/** The router could not parse the URL, so no route, hook or filter runs. */
const answerUnreadableAddress = (_error: FastifyError, _request: FastifyRequest, reply: FastifyReply): void =>
  void reply.code(400).headers(closedHeaders).send(errorBody(400));

/**
 * Only as many hops, or only such addresses, as the owner named; a client's own header never counts. Fastify takes no
 * number of hops any more, because nobody then checks who the last of them is: the owner's setting says that it is safe.
 */
const trusted = ({ trustProxy }: Config) =>
  typeof trustProxy === 'number' ? (_address: string, hop: number) => hop < trustProxy : trustProxy;

function prepareAnswers(fastify: FastifyInstance): void {
  fastify.addHook('onRequest', (_request, reply, done) => {
    reply.headers(closedHeaders);
    done();
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
export async function createFastify(config: Config, log: Log, count: CountRequest): Promise<FastifyInstance> {
  const loggerInstance: FastifyBaseLogger = log;
  const fastify = Fastify({
    http: timeouts,
    requestTimeout: timeouts.requestTimeout,
    keepAliveTimeout: timeouts.keepAliveTimeout,
    bodyLimit: limits.bodyBytes,
    // Every page answers with a slash at the end, too.
    routerOptions: { ignoreTrailingSlash: true },
    trustProxy: trusted(config),
    genReqId: () => randomUUID(),
    frameworkErrors: answerUnreadableAddress,
    // While it stops, the server still answers what reaches it over open connections.
    return503OnClosing: false,
    loggerInstance,
    logController: new LogController({ disableRequestLogging: true, requestIdLogLabel: 'id' }),
  });
  boundConnections(fastify, config.trustProxy !== 0);
  answerOneAtATime(fastify);
  prepareAnswers(fastify);
  logAccess(fastify);
  countRequests(fastify, count);
  if (config.trustProxy === 0) warnOfProxy(fastify, log);
  acceptFlatBodies(fastify);
  await fastify.register(fastifyEtag);
  // For the page of the questions Brotli took 21 ms of a core, gzip takes 3.
  await fastify.register(fastifyCompress, { encodings: ['gzip'], globalDecompression: false });
  return fastify;
}
