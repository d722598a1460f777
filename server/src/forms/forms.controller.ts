import { Body, Controller, Ip, Post, Res } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { RateLimit } from '../limits/rate-limit.interceptor.js';
import { NewMessageDto } from '../messages/messages.dto.js';
import { MessagesService } from '../messages/messages.service.js';
import { formPages } from '../questions-page/page.contract.js';
import { NewQuestionDto } from '../questions/questions.dto.js';
import { QuestionsService } from '../questions/questions.service.js';

/** Form posts from browsers without JavaScript. They use the same services, limits and validation as the API. */
@Controller()
export class FormsController {
  constructor(
    private readonly questions: QuestionsService,
    private readonly messages: MessagesService,
  ) {}

  @Post(formPages.questions)
  @RateLimit('questions')
  async ask(@Body() question: NewQuestionDto, @Ip() address: string, @Res() reply: FastifyReply) {
    await this.questions.ask(question, address);
    void reply.redirect(`${formPages.questions}#sent`, 303);
  }

  @Post(formPages.message)
  @RateLimit('messages')
  async share(@Body() message: NewMessageDto, @Res() reply: FastifyReply) {
    await this.messages.keep(message);
    void reply.redirect(`${formPages.message}#sent`, 303);
  }
}
