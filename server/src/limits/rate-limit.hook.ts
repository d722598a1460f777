import { RouteConfig } from '@nestjs/platform-fastify';
import type { FastifyRequest } from 'fastify';
import { isApi } from '../http/api-error.js';
import type { LimitName, RateLimits } from './rate-limits.js';

/** The limit that a call is counted against, besides the one for all requests. */
export const RateLimit = (limit: LimitName) => RouteConfig({ limit });

const limitOf = ({ routeOptions: { config } }: FastifyRequest) =>
  'limit' in config ? (config.limit as LimitName) : undefined;

/** Counts before anything is read, parsed or hashed, also requests to unknown routes. Static files have no limit. */
export const countRequests = (limits: RateLimits) => async (request: FastifyRequest) => {
  if (!isApi(request.url)) return;
  await limits.consume('requests', request.ip);
  const own = limitOf(request);
  if (own) await limits.consume(own, request.ip);
};
