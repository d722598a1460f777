import type { FastifyInstance, FastifyRequest } from 'fastify';

/** By the route that the router matched: an address can be spelt in many ways. Files have no limit, only unknown ones. */
export function countRequests(
  fastify: FastifyInstance,
  count: (request: FastifyRequest) => Promise<void>,
): void {
  fastify.addHook('onRequest', async (request) => {
    if (!request.is404 && request.routeOptions.url !== '/*') await count(request);
  });
  // Also when no file was found: then only this hook runs again.
  fastify.addHook('preHandler', async (request) => {
    if (request.is404) await count(request);
  });
}
