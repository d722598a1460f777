import { type CallHandler, type ExecutionContext, Injectable, type NestInterceptor } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import type { FastifyRequest } from 'fastify';
import { catchError, type Observable } from 'rxjs';
import { type LimitName, RateLimits } from './rate-limits.js';

/** Sets the rate limit of a route, in addition to the limit for all requests. */
export const RateLimit = Reflector.createDecorator<LimitName>();

/** Applies the route's rate limit. Runs after routing, so that no spelling of the URL avoids it. */
@Injectable()
export class RateLimitInterceptor implements NestInterceptor {
  constructor(
    private readonly limits: RateLimits,
    private readonly reflector: Reflector,
  ) {}

  async intercept(context: ExecutionContext, next: CallHandler): Promise<Observable<unknown>> {
    const limit: LimitName | undefined = this.reflector.get(RateLimit, context.getHandler());
    if (!limit) return next.handle();
    await this.limits.consume(limit, context.switchToHttp().getRequest<FastifyRequest>().ip);
    // Validation runs later. A request that it refuses must not use up the limit for everybody.
    const giveBack = async (error: unknown) => {
      await this.limits.giveBack(limit);
      throw error;
    };
    return next.handle().pipe(catchError(giveBack));
  }
}
