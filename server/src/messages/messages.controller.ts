import { Body, Controller, Post } from '@nestjs/common';
import { paths } from '../contract.js';
import { RateLimit } from '../limits/rate-limit.interceptor.js';
import { NewMessageDto } from './messages.dto.js';
import { MessagesService } from './messages.service.js';

@Controller()
export class MessagesController {
  constructor(private readonly messages: MessagesService) {}

  /** Messages cannot be read over HTTP: `npm run inbox` shows them on the server's machine. */
  @Post(paths.messages)
  @RateLimit('messages')
  async send(@Body() message: NewMessageDto): Promise<{ received: true }> {
    await this.messages.keep(message);
    return { received: true };
  }
}
