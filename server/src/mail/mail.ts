import { Inject, Injectable } from '@nestjs/common';
import { createTransport, type Transporter } from 'nodemailer';
import { CONFIG, type Config } from '../config/config.js';
import { describe, Log } from '../log/log.js';

interface Question {
  id: number;
  question: string;
  name: string | null;
}

interface Message {
  id: number;
  message: string;
  name: string | null;
  email: string | null;
}

interface Letter {
  subject: string;
  text: string;
  /** An object, never a line: whatever a visitor wrote cannot become a header of its own. */
  replyTo?: { name: string; address: string };
}

/** Long enough for a slow mail server, short enough not to hold up a stop. */
const timeoutMs = 10_000;
const mostWaiting = 100;
const looksLikeAddress = /^[^\s@<>,;"]+@[^\s@<>,;"]+\.[^\s@<>,;"]+$/;

/** Tells the owner of what has already been kept. It never delays a visitor, and what it cannot send is only logged. */
@Injectable()
export class Mail {
  private readonly transport: Transporter | undefined;
  private readonly owner: string;
  private waiting = 0;

  constructor(
    @Inject(CONFIG) { mail }: Config,
    @Inject(Log) private readonly log: Log,
  ) {
    this.owner = mail?.ownerEmail ?? '';
    const timeouts = { connectionTimeout: timeoutMs, greetingTimeout: timeoutMs, socketTimeout: timeoutMs };
    this.transport =
      mail && createTransport({ url: mail.smtpUrl, pool: true, maxConnections: 1, ...timeouts });
  }

  announceQuestion({ id, question, name }: Question): void {
    const text = `${name ?? 'Anonymous'} asks:\n\n${question}\n\nQuestion ${id}. Answer it on the page, or with: npm run inbox`;
    this.send({ subject: `A new question (${id})`, text });
  }

  announceMessage({ id, message, name, email }: Message): void {
    const from = [name ?? 'No name', email ?? 'no e-mail'].join(', ');
    const replyTo = email && looksLikeAddress.test(email) ? { name: name ?? '', address: email } : undefined;
    const text = `${from}:\n\n${message}\n\nMessage ${id} in the inbox.`;
    this.send({ subject: `A new message (${id})`, text, ...(replyTo && { replyTo }) });
  }

  close(): void {
    this.transport?.close();
  }

  private send(letter: Letter): void {
    if (!this.transport) return;
    if (this.waiting >= mostWaiting) return this.log.warn('mail-skipped', { waiting: this.waiting });
    this.waiting += 1;
    this.transport
      .sendMail({
        ...letter,
        from: this.owner,
        to: this.owner,
        disableFileAccess: true,
        disableUrlAccess: true,
      })
      .catch((error: unknown) => this.log.warn('mail-failed', describe(error)))
      .finally(() => (this.waiting -= 1));
  }
}
