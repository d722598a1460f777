import { Catch, Inject, Injectable } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { DatabaseStatus } from '../database/database-status.js';
import { ErrorFilter } from '../error.filter.js';
import { LOG, type Log } from '../log/log.js';
import { Site } from '../site/site.js';
import { QuestionsPage } from './questions-page.js';

/** A person gets the page also while its questions cannot be read: the scripts try again, and say so if they fail. */
@Catch()
@Injectable()
export class QuestionsPageFilter extends ErrorFilter {
  constructor(
    @Inject(LOG) log: Log,
    database: DatabaseStatus,
    site: Site,
    private readonly questions: QuestionsPage,
  ) {
    super(log, database, site);
  }

  protected override sendPage(status: number, request: FastifyRequest, reply: FastifyReply): boolean {
    const page = status < 500 ? undefined : this.questions.empty;
    if (!page) return super.sendPage(status, request, reply);
    void reply.headers({ ...this.questions.headers, 'cache-control': 'no-store' }).send(page.body);
    return true;
  }
}
