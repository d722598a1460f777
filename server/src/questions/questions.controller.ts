import { Body, Controller, Get, HttpCode, Ip, Post, Query, Req, Res, UseGuards } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { paths, type Question } from '../contract.js';
import { sendCached } from '../http/cached-body.js';
import { RateLimit } from '../limits/rate-limit.hook.js';
import { AdminPasswordGuard } from './admin-password.guard.js';
import { QuestionList } from './question-list.js';
import { type QuestionPage, QuestionPagePipe } from './question-page.pipe.js';
import { NewAnswerDto, NewQuestionDto } from './questions.dto.js';
import { QuestionsService } from './questions.service.js';

@Controller()
export class QuestionsController {
  constructor(
    private readonly list: QuestionList,
    private readonly questions: QuestionsService,
  ) {}

  @Get(paths.questions)
  async all(
    @Query(QuestionPagePipe) page: QuestionPage | undefined,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const { body, next, total } = await this.list.get(page);
    if (next) reply.header('link', `<${next}>; rel="next"`);
    if (total !== undefined) reply.header('x-total-count', total);
    await sendCached(request, reply, body);
  }

  @Post(paths.questions)
  @RateLimit('questions')
  ask(@Body() question: NewQuestionDto, @Ip() address: string): Promise<Question> {
    return this.questions.ask(question, address);
  }

  /** The guard comes first of all, so that a wrong password reveals nothing about the question. */
  @Post(paths.answer)
  @HttpCode(200)
  @UseGuards(AdminPasswordGuard)
  answer(@Body() { id, answer }: NewAnswerDto): Promise<Question> {
    return this.questions.answer(id, answer);
  }
}
