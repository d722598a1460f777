import { Catch, Inject } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { ErrorBody } from '../contract.js';
import { ErrorFilter } from '../error.filter.js';
import { LOG, type Log } from '../log/log.js';
import { formPages } from '../questions-page/page.contract.js';
import { QuestionsPage } from '../questions-page/questions-page.js';
import { type BuiltPage, Site } from '../site/site.js';
import { refusedPage } from './refused-page.js';

const pages: readonly (string | undefined)[] = Object.values(formPages);

/**
 * Answers a refused form with its page again, showing the reason and everything the visitor typed. It is the filter of
 * the whole server, because Fastify refuses a body that is too large before a controller is chosen.
 */
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
    const { url } = request.routeOptions;
    const sendOther = () => super.send(body, request, reply);
    if (request.method !== 'POST' || !pages.includes(url)) return sendOther();
    const sendPage = ({ html, headers }: BuiltPage) =>
      void reply
        .headers({ ...headers, 'cache-control': 'no-store' })
        .send(refusedPage(html, body.message, request.body));
    this.page(url).then((page) => (page ? sendPage(page) : sendOther()), sendOther);
    return undefined;
  }

  private async page(route = ''): Promise<BuiltPage | undefined> {
    const withoutQuestions = () => this.site.page(route);
    return route === formPages.questions ? this.questions.page().catch(withoutQuestions) : withoutQuestions();
  }
}
