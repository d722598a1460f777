import { type ArgumentsHost, Catch, type ExceptionFilter, HttpException, Inject } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { ErrorBody } from '../contract.js';
import { DatabaseUnavailable } from '../database/database.js';
import { describe, Log } from '../log/log.js';
import { Site } from '../site/site.js';
import { Refusal, sentenceFor } from './refusal.js';

/** Anything under `/api`, however spelt, gets JSON; a person who loses the way on the site gets a page. */
const isApi = (url: string) => /^\/+api([/?]|$)/i.test(url);
const isReading = (method: string) => method === 'GET' || method === 'HEAD';

function statusOf(error: unknown): number {
  if (error instanceof HttpException) return error.getStatus();
  return error instanceof DatabaseUnavailable ? 503 : 500;
}

/** Every failure leaves as `{ statusCode, message }` with one of a fixed list of sentences. */
@Catch()
export class ErrorFilter implements ExceptionFilter {
  constructor(
    @Inject(Log) private readonly log: Log,
    @Inject(Site) private readonly site: Site,
  ) {}

  catch(error: unknown, host: ArgumentsHost): void {
    const reply = host.switchToHttp().getResponse<FastifyReply>();
    const request = host.switchToHttp().getRequest<FastifyRequest>();
    const found = statusOf(error);
    // Reading is never forbidden here: what may not be read does not exist.
    const status = found === 403 && isReading(request.method) ? 404 : found;
    this.report(error, status, request, reply);
    if (reply.sent) return;
    const page =
      status === 404 &&
      isReading(request.method) &&
      !isApi(request.url) &&
      this.site.notFoundPage(request.url);
    reply.code(status).header('cache-control', 'no-store');
    if (page) void reply.headers(page.headers).send(page.html);
    else void this.sendSentence(error, status, reply);
  }

  private sendSentence(error: unknown, status: number, reply: FastifyReply): FastifyReply {
    const refusal = error instanceof Refusal ? error : undefined;
    const wait = refusal?.retryAfterSeconds ?? (status === 503 ? 1 : undefined);
    if (wait !== undefined) reply.header('retry-after', wait);
    const body: ErrorBody = { statusCode: status, message: refusal?.message ?? sentenceFor(status) };
    return reply.type('application/json; charset=utf-8').send(body);
  }

  private report(error: unknown, status: number, request: FastifyRequest, reply: FastifyReply): void {
    if (status < 500) return;
    // The visitor can quote this number, and the owner finds the line.
    reply.header('x-request-id', request.id);
    if (error instanceof DatabaseUnavailable)
      this.log.warn('database-unavailable', { id: request.id, code: error.code });
    else this.log.error('failure', { id: request.id, route: request.routeOptions.url, ...describe(error) });
  }
}
