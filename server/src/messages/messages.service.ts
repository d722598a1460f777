import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import type { Repository } from 'typeorm';
import { insertOnce } from '../database/insert-once.js';
import { Mail } from '../mail/mail.js';
import { isSuspectedSpam } from '../text/submission.dto.js';
import { MessageEntity } from './message.entity.js';
import type { NewMessageDto } from './messages.dto.js';

@Injectable()
export class MessagesService {
  constructor(
    @InjectRepository(MessageEntity) private readonly messages: Repository<MessageEntity>,
    private readonly mail: Mail,
  ) {}

  async keep(sent: NewMessageDto): Promise<void> {
    const { message } = sent;
    const [name, email] = [sent.name ?? null, sent.email ?? null];
    const suspectedSpam = isSuspectedSpam(sent);
    const row = this.messages.create({ message, name, email, suspectedSpam });
    const { id, isNew } = await insertOnce(this.messages, row, [message, name, email, suspectedSpam]);
    if (isNew && !suspectedSpam) this.mail.announceMessage({ id, message, name, email });
  }
}
