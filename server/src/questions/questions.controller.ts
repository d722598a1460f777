import { Body, Controller, Get, Header, HttpCode, Ip, Post, Query, Res } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { AdminPassword } from '../admin/admin-password.service.js';
import { paths, type Question } from '../contract.js';
import { RateLimit } from '../limits/rate-limit.interceptor.js';
import { type QuestionPage, QuestionPagePipe } from './question-page.pipe.js';
import { NewAnswerDto, NewQuestionDto } from './questions.dto.js';
import { QuestionsService } from './questions.service.js';

@Controller()
export class QuestionsController {
  constructor(
    private readonly questions: QuestionsService,
    private readonly password: AdminPassword,
  ) {}

  @Get(paths.questions)
  @Header('cache-control', 'no-cache')
  async list(
    @Query(QuestionPagePipe) page: QuestionPage,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<Question[]> {
    const { limit, before, answered } = page;
    const questions = await this.questions.list(page);
    const last = questions.at(-1);
    if (answered === undefined && last && questions.length === limit)
      reply.header('link', `<${paths.questions}?limit=${limit}&before=${last.id}>; rel="next"`);
    if (answered !== undefined && before === undefined)
      reply.header('x-total-count', await this.questions.count(answered));
    return questions;
  }

  @Post(paths.questions)
  @RateLimit('questions')
  ask(@Body() question: NewQuestionDto, @Ip() address: string): Promise<Question> {
    return this.questions.ask(question, address);
  }

  /** Stores the owner's answer. Checks the password first, so that nobody else can find out which questions exist. */
  @Post(paths.answer)
  @HttpCode(200)
  async answer(@Body() { id, answer, password }: NewAnswerDto, @Ip() address: string): Promise<Question> {
    await this.password.check(password, address);
    return this.questions.answer(id, answer);
  }
}
