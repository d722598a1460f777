import { Body, Controller, Post } from '@nestjs/common';
import { paths } from '../contract.js';
import { RateLimit } from '../limits/rate-limit.interceptor.js';
import { NewMessageDto } from './messages.dto.js';
import { MessagesService } from './messages.service.js';

@Controller()
export class MessagesController {
  constructor(private readonly messages: MessagesService) {}

  /** Stores a message. Nobody can read messages over HTTP: the owner uses `npm run inbox`. */
  @Post(paths.messages)
  @RateLimit('messages')
  async send(@Body() message: NewMessageDto): Promise<{ received: true }> {
    await this.messages.keep(message);
    return { received: true };
  }
}
