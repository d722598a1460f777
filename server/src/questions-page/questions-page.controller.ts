import { Controller, Get, Param, Query, Req, Res } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { ApiError } from '../http/api-error.js';
import { type CachedBody, sendCached } from '../http/cached-body.js';
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
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    if (rest) throw new ApiError(404);
    const page = await this.questions.page({ question: idIn(question), before: idIn(before) });
    await this.send(request, reply.headers(this.questions.headers), page);
  }

  @Get(`${path}/rss.xml`)
  async feed(@Req() request: FastifyRequest, @Res() reply: FastifyReply): Promise<void> {
    await this.send(request, reply, await this.questions.feed());
  }

  private async send(
    request: FastifyRequest,
    reply: FastifyReply,
    body: CachedBody | undefined,
  ): Promise<void> {
    if (!body) throw new ApiError(404);
    await sendCached(request, reply, body);
  }
}
