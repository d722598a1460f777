import { type CallHandler, type ExecutionContext, Injectable, type NestInterceptor } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import type { FastifyRequest } from 'fastify';
import { catchError, type Observable } from 'rxjs';
import { type LimitName, RateLimits } from './rate-limits.js';

/** The limit that a call is counted against, besides the one for all requests. */
export const RateLimit = Reflector.createDecorator<LimitName>();

/** Counts the calls of a route, wherever its address came from: the router has matched it by then. */
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
    // The body is validated after this.
    const giveBack = async (error: unknown) => {
      await this.limits.giveBack(limit);
      throw error;
    };
    return next.handle().pipe(catchError(giveBack));
  }
}
