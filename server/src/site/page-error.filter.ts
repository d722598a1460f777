import { Catch, Inject, Injectable } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { DatabaseStatus } from '../database/database-status.js';
import { ErrorFilter } from '../http/error.filter.js';
import { LOG, type Log } from '../log/log.js';
import { Site } from './site.js';

/** Anything under `/api`, however spelt, gets JSON. */
const isApi = (url: string) => /^\/+api([/?]|$)/i.test(url);

/** A person who loses the way on the site gets a page instead of JSON. */
@Catch()
@Injectable()
export class PageErrorFilter extends ErrorFilter {
  constructor(
    @Inject(LOG) log: Log,
    database: DatabaseStatus,
    private readonly site: Site,
  ) {
    super(log, database);
  }

  protected override sendPage(status: number, { url }: FastifyRequest, reply: FastifyReply): boolean {
    const page = status !== 404 || isApi(url) ? undefined : this.site.notFoundPage(url);
    if (page) void reply.headers(page.headers).send(page.html);
    return page !== undefined;
  }
}
