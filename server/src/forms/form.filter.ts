import { Catch, Inject } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { ErrorBody } from '../contract.js';
import { ErrorFilter } from '../error.filter.js';
import { LOG, type Log } from '../log/log.js';
import { formPages } from '../questions-page/page.contract.js';
import { QuestionsPage } from '../questions-page/questions-page.js';
import { type BuiltPage, Site } from '../site/site.js';
import { refusedPage } from './refused-page.js';

/** Answers a refused form with its page again, showing the reason and everything the visitor typed. */
@Catch()
export class FormFilter extends ErrorFilter {
  constructor(
    @Inject(LOG) log: Log,
    site: Site,
    private readonly questions: QuestionsPage,
  ) {
    super(log, site);
  }

  protected override send(body: ErrorBody, request: FastifyRequest, reply: FastifyReply): void {
    const sendJson = () => super.send(body, request, reply);
    const sendPage = ({ html, headers }: BuiltPage) =>
      void reply
        .headers({ ...headers, 'cache-control': 'no-store' })
        .send(refusedPage(html, body.message, request.body));
    this.page(request.routeOptions.url).then((page) => (page ? sendPage(page) : sendJson()), sendJson);
  }

  private async page(route = ''): Promise<BuiltPage | undefined> {
    const withoutQuestions = () => this.site.page(route);
    return route === formPages.questions ? this.questions.page().catch(withoutQuestions) : withoutQuestions();
  }
}
