import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Log } from '../log/log.js';

/** Counts a request of an address, or throws when it has made too many. */
export type CountRequest = (request: FastifyRequest) => Promise<void>;

/** A proxy before the server, which it does not know of, makes all visitors one address for the limits. */
export function warnOfProxy(fastify: FastifyInstance, log: Log): void {
  let isSaid = false;
  fastify.addHook('onRequest', (request, _reply, done) => {
    if (!isSaid && request.headers['x-forwarded-for'] !== undefined)
      log.warn('A request has X-Forwarded-For, but TRUST_PROXY is not set: behind a proxy, set it.');
    isSaid ||= request.headers['x-forwarded-for'] !== undefined;
    done();
  });
}

/** By the route that the router matched: an address can be spelt in many ways. Files have no limit, only unknown ones. */
export function countRequests(fastify: FastifyInstance, count: CountRequest): void {
  fastify.addHook('onRequest', async (request) => {
    if (!request.is404 && request.routeOptions.url !== '/*') await count(request);
  });
  // Also when no file was found: then only this hook runs again.
  fastify.addHook('preHandler', async (request) => {
    if (request.is404) await count(request);
  });
}
