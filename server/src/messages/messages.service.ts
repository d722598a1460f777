import { Injectable } from '@nestjs/common';
import { Database } from '../database/database.js';
import { insertOnce } from '../database/insert-once.js';
import { Mail } from '../mail/mail.js';
import { isSuspectedSpam } from '../text/spam.js';
import type { NewMessageDto } from './messages.dto.js';

@Injectable()
export class MessagesService {
  constructor(
    private readonly database: Database,
    private readonly mail: Mail,
  ) {}

  async keep(sent: NewMessageDto): Promise<void> {
    const { message } = sent;
    const [name, email] = [sent.name ?? null, sent.email ?? null];
    const spam = isSuspectedSpam(sent);
    const fields = { message, name, email, suspected_spam: spam ? 1 : 0 };
    const { id, isNew } = await insertOnce(this.database, 'message', fields);
    if (isNew && !spam) this.mail.announceMessage({ id, message, name, email });
  }
}
