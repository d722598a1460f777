import { Controller, Get, Header, Query, Res } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { largestId, wholeNumber } from '../questions/question-page.pipe.js';
import { formPages } from './page.contract.js';
import { QuestionsPage } from './questions-page.js';

/** Reads a question's id from the query. Ignores an invalid id, because a broken link should still show the page. */
const idIn = (value: unknown) => wholeNumber(value, largestId);

/** Serves Ask Me Anything and its feed at the addresses of the built site. */
@Controller()
export class QuestionsPageController {
  constructor(private readonly questions: QuestionsPage) {}

  @Get(formPages.questions)
  async page(
    @Query('question') question: unknown,
    @Query('before') before: unknown,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<string> {
    const { html, headers } = await this.questions.page(idIn(before), idIn(question));
    reply.headers(headers);
    return html;
  }

  @Get(`${formPages.questions}/rss.xml`)
  @Header('cache-control', 'no-cache')
  @Header('content-type', 'application/rss+xml; charset=utf-8')
  feed(): Promise<string> {
    return this.questions.feed();
  }
}
