import type { FastifyInstance } from 'fastify';
import type { Log } from '../log/log.js';
import { closedPolicy, securityHeaders } from './security-headers.js';

/** Pages bring their own policy; everything else gets the closed one. */
export function sendSecurityHeaders(fastify: FastifyInstance): void {
  fastify.addHook('onSend', (_request, reply, payload, done) => {
    reply.headers(securityHeaders);
    if (!reply.hasHeader('content-security-policy')) reply.header('content-security-policy', closedPolicy);
    if (!reply.hasHeader('cache-control')) reply.header('cache-control', 'no-store');
    done(null, payload);
  });
}

/** Method, route template, status, duration, id. No address, no query, no body, no user agent. */
export function logAccess(fastify: FastifyInstance, log: Log): void {
  fastify.addHook('onResponse', (request, reply, done) => {
    log.info('request', {
      id: request.id,
      method: request.method,
      route: request.is404 ? 'none' : request.routeOptions.url,
      status: reply.statusCode,
      ms: Math.round(reply.elapsedTime * 10) / 10,
    });
    done();
  });
}
