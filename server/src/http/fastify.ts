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
import { answerOneAtATime, limitConnections, timeouts } from './connections.js';
import { closedHeaders } from './headers.js';

/** Logs method, route, status, duration and id. Leaves out everything personal: address, query, body, user agent. */
function logAccess(fastify: FastifyInstance): void {
  fastify.addHook('onResponse', (request, reply, done) => {
    const route = request.is404 ? 'none' : request.routeOptions.url;
    const ms = Math.round(reply.elapsedTime * 10) / 10;
    request.log.info({ method: request.method, route, status: reply.statusCode, ms }, 'request');
    done();
  });
}

/** Warns once about a proxy that is not configured, because all its visitors share one address and one rate limit. */
function warnOfProxy(fastify: FastifyInstance, log: Log): void {
  let hasWarned = false;
  fastify.addHook('onRequest', (request, _reply, done) => {
    if (!hasWarned && request.headers['x-forwarded-for'] !== undefined) {
      hasWarned = true;
      log.warn('A request has X-Forwarded-For, but TRUST_PROXY is not set: behind a proxy, set it.');
    }
    done();
  });
}

/** Tells whether `decodeURI` succeeds. Uses its result, because the bundler removes calls whose result is unused. */
function canBeDecoded(path: string): boolean {
  try {
    return decodeURI(path) !== '';
  } catch {
    return false;
  }
}

/** Escapes the percent signs of a path that cannot be decoded, so that it leads to the 404 page like any other typo. */
function decodable(url: string): string {
  const [path = ''] = url.split('?', 1);
  return canBeDecoded(path) ? url : path.replaceAll('%', '%25') + url.slice(path.length);
}

/** Creates Fastify with connection limits, security headers and the access log. Nest adds its routes later. */
export async function createFastify(config: Config, log: Log): Promise<FastifyInstance> {
  const loggerInstance: FastifyBaseLogger = log;
  const fastify = Fastify({
    http: timeouts,
    requestTimeout: timeouts.requestTimeout,
    keepAliveTimeout: timeouts.keepAliveTimeout,
    bodyLimit: limits.bodyBytes,
    // `/about/` shows the same page as `/about`.
    routerOptions: { ignoreTrailingSlash: true },
    // Trusts as many proxies as the owner has set. Fastify no longer accepts a plain number, only a function.
    trustProxy: (_address, hop) => hop < config.trustProxy,
    genReqId: () => randomUUID(),
    rewriteUrl: ({ url = '/' }) => decodable(url),
    // Answers requests whose target is not a path. No hook or filter runs for them.
    frameworkErrors: (_error, _request, reply: FastifyReply) =>
      void reply.code(400).headers(closedHeaders).send(errorBody(400)),
    // During shutdown, requests on open connections still get their response.
    return503OnClosing: false,
    loggerInstance,
    logController: new LogController({ disableRequestLogging: true, requestIdLogLabel: 'id' }),
  });
  limitConnections(fastify, config.trustProxy !== 0);
  answerOneAtATime(fastify);
  fastify.addHook('onRequest', (_request, reply, done) => {
    reply.headers(closedHeaders);
    done();
  });
  logAccess(fastify);
  if (config.trustProxy === 0) warnOfProxy(fastify, log);
  acceptFlatBodies(fastify);
  await fastify.register(fastifyEtag);
  // Only gzip: for Ask Me Anything, Brotli takes 21 ms of CPU time, gzip 3 ms.
  await fastify.register(fastifyCompress, { encodings: ['gzip'], globalDecompression: false });
  return fastify;
}
