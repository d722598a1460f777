import fastifyCompress from '@fastify/compress';
import fastifyEtag from '@fastify/etag';
import Fastify, {
  type FastifyBaseLogger,
  type FastifyInstance,
  type FastifyReply,
  LogController,
} from 'fastify';
import { randomUUID } from 'node:crypto';
import type { Config } from '../config/config.js';
import { limits } from '../contract.js';
import type { Log } from '../log/log.js';
import { errorBody } from './api-error.js';
import { acceptFlatBodies } from './bodies.js';
import { answerOneAtATime, boundConnections, timeouts } from './connections.js';
import { closedHeaders } from './headers.js';

/** Method, route template, status, duration, id. No address, no query, no body, no user agent. */
function logAccess(fastify: FastifyInstance): void {
  fastify.addHook('onResponse', (request, reply, done) => {
    const route = request.is404 ? 'none' : request.routeOptions.url;
    const ms = Math.round(reply.elapsedTime * 10) / 10;
    request.log.info({ method: request.method, route, status: reply.statusCode, ms }, 'request');
    done();
  });
}

/** A proxy before the server, which it does not know of, makes all visitors one address for the limits. */
function warnOfProxy(fastify: FastifyInstance, log: Log): void {
  let isSaid = false;
  fastify.addHook('onRequest', (request, _reply, done) => {
    if (!isSaid && request.headers['x-forwarded-for'] !== undefined) {
      isSaid = true;
      log.warn('A request has X-Forwarded-For, but TRUST_PROXY is not set: behind a proxy, set it.');
    }
    done();
  });
}

/** Fastify as this server needs it, before Nest adds its routes: limits, security headers, the access log. */
export async function createFastify(config: Config, log: Log): Promise<FastifyInstance> {
  const loggerInstance: FastifyBaseLogger = log;
  const fastify = Fastify({
    http: timeouts,
    requestTimeout: timeouts.requestTimeout,
    keepAliveTimeout: timeouts.keepAliveTimeout,
    bodyLimit: limits.bodyBytes,
    // Every page answers with a slash at the end, too.
    routerOptions: { ignoreTrailingSlash: true },
    // Only as many hops as the owner named. Fastify takes no number, because nobody then checks who the last of them is.
    trustProxy: (_address, hop) => hop < config.trustProxy,
    genReqId: () => randomUUID(),
    // The router could not parse the URL, so no route, hook or filter runs.
    frameworkErrors: (_error, _request, reply: FastifyReply) =>
      void reply.code(400).headers(closedHeaders).send(errorBody(400)),
    // While it stops, the server still answers what reaches it over open connections.
    return503OnClosing: false,
    loggerInstance,
    logController: new LogController({ disableRequestLogging: true, requestIdLogLabel: 'id' }),
  });
  boundConnections(fastify, config.trustProxy !== 0);
  answerOneAtATime(fastify);
  fastify.addHook('onRequest', (_request, reply, done) => {
    reply.headers(closedHeaders);
    done();
  });
  logAccess(fastify);
  if (config.trustProxy === 0) warnOfProxy(fastify, log);
  acceptFlatBodies(fastify);
  await fastify.register(fastifyEtag);
  // For the page of the questions Brotli took 21 ms of a core, gzip takes 3.
  await fastify.register(fastifyCompress, { encodings: ['gzip'], globalDecompression: false });
  return fastify;
}
