import { Controller, Get, Header, Param, Query, Res } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { ApiError } from '../http/api-error.js';
import { largestId, wholeNumber } from '../questions/question-page.pipe.js';
import { QuestionsPage } from './questions-page.js';

const path = '/interactive/ama';

/** A page takes any query: what names no question changes nothing. */
const idIn = (value: unknown) => wholeNumber(value, largestId);

/** Outside the API: a page and a feed, as if they were files of the built site. */
@Controller()
export class QuestionsPageController {
  constructor(private readonly questions: QuestionsPage) {}

  /** With a slash at the end too, like every page; nothing else stands below it. */
  @Get([path, `${path}/*`])
  async page(
    @Param('*') rest: unknown,
    @Query('question') question: unknown,
    @Query('before') before: unknown,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<string> {
    if (rest) throw new ApiError(404);
    const page = await this.questions.page({ question: idIn(question), before: idIn(before) });
    reply.headers(this.questions.headers);
    return page;
  }

  @Get(`${path}/rss.xml`)
  @Header('cache-control', 'no-cache')
  @Header('content-type', 'application/rss+xml; charset=utf-8')
  feed(): Promise<string> {
    return this.questions.feed();
  }
}
