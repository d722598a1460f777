import { type ArgumentsHost, Catch, type ExceptionFilter, HttpException, Inject } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { ErrorBody } from './contract.js';
import { unavailableCode } from './database/unavailable.js';
import { LOG, type Log } from './log/log.js';
import { ApiError, errorBody, isApi } from './http/api-error.js';
import { Site } from './site/site.js';

function statusOf(error: unknown): number {
  if (error instanceof HttpException) return error.getStatus();
  return unavailableCode(error) === undefined ? 500 : 503;
}

const isReading = ({ method }: FastifyRequest) => method === 'GET' || method === 'HEAD';

/** Turns every error into `{ statusCode, message }`, with a message from a fixed list. */
@Catch()
export class ErrorFilter implements ExceptionFilter {
  constructor(
    @Inject(LOG) private readonly log: Log,
    protected readonly site: Site,
  ) {}

  catch(error: unknown, host: ArgumentsHost): void {
    const reply = host.switchToHttp().getResponse<FastifyReply>();
    const request = host.switchToHttp().getRequest<FastifyRequest>();
    const found = statusOf(error);
    // For a GET, 404 replaces 403, so that a client cannot learn that a file exists.
    const status = found === 403 && isReading(request) ? 404 : found;
    this.report(error, status, request, reply);
    if (reply.sent) return;
    const known = error instanceof ApiError ? error : undefined;
    const wait = known?.retryAfterSeconds ?? (status === 503 ? 1 : undefined);
    if (wait !== undefined) reply.header('retry-after', wait);
    reply.code(status).header('cache-control', 'no-store');
    this.send(errorBody(status, known?.message), request, reply);
  }

  /** Sends an error page to visitors, and JSON to API clients. */
  protected send(body: ErrorBody, request: FastifyRequest, reply: FastifyReply): void {
    const { url, routeOptions } = request;
    const isPage = isReading(request) && !isApi(url);
    const page = isPage ? this.site.errorPage(body.statusCode, url, routeOptions.url) : undefined;
    if (page) void reply.headers({ ...page.headers, 'cache-control': 'no-store' }).send(page.html);
    else void reply.type('application/json; charset=utf-8').send(body);
  }

  private report(error: unknown, status: number, request: FastifyRequest, reply: FastifyReply): void {
    if (status < 500) return;
    // Visitors can quote this id, and the owner can find it in the log.
    reply.header('x-request-id', request.id);
    const { id, routeOptions } = request;
    const code = unavailableCode(error);
    if (code === undefined) this.log.error({ id, route: routeOptions.url, err: error }, 'failure');
    else this.log.warn({ id, code }, 'database-unavailable');
  }
}
