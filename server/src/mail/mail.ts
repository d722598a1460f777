import { Inject, Injectable, type OnModuleDestroy } from '@nestjs/common';
import { createTransport, type Transporter } from 'nodemailer';
import { type RateLimiterAbstract, RateLimiterRes } from 'rate-limiter-flexible';
import { CONFIG, type Config } from '../config/config.js';
import type { Honeypot, NewMessage, Question } from '../contract.js';
import { hour, Limiters } from '../limits/limiters.js';
import { LOG, type Log } from '../log/log.js';

type Message = { id: number } & Required<Omit<NewMessage, keyof Honeypot>>;

interface Letter {
  subject: string;
  text: string;
  /** An object instead of a string, so that nothing a visitor wrote can become a header of its own. */
  replyTo?: { name: string; address: string };
}

/** Long enough for a slow mail server, short enough not to delay the shutdown. */
const timeoutMs = 10_000;
/** Beyond these, the owner gets one mail that counts the rest. */
const mailsAnHour = 20;
const looksLikeAddress = /^[^\s@<>,;"]+@[^\s@<>,;"]+\.[^\s@<>,;"]+$/;

/** Tells the owner of what has already been kept. It never delays a visitor, and what it cannot send is only logged. */
@Injectable()
export class Mail implements OnModuleDestroy {
  private readonly transport: Transporter | undefined;
  private readonly owner: string;
  private readonly hourly: RateLimiterAbstract;
  private readonly held = { questions: 0, messages: 0 };
  private digest: NodeJS.Timeout | undefined;

  constructor(
    @Inject(CONFIG) { mail }: Config,
    @Inject(LOG) private readonly log: Log,
    limiters: Limiters,
  ) {
    this.hourly = limiters.own('mails', mailsAnHour, hour);
    this.owner = mail?.ownerEmail ?? '';
    const timeouts = { connectionTimeout: timeoutMs, greetingTimeout: timeoutMs, socketTimeout: timeoutMs };
    this.transport =
      mail && createTransport({ url: mail.smtpUrl, pool: true, maxConnections: 1, ...timeouts });
  }

  announceQuestion({ id, question, name }: Omit<Question, 'answer'>): void {
    const text = `${name ?? 'Anonymous'} asks:\n\n${question}\n\nQuestion ${id}. Answer it on the page, or with: npm run inbox`;
    void this.announce('questions', { subject: `A new question (${id})`, text });
  }

  announceMessage({ id, message, name, email }: Message): void {
    const from = [name ?? 'No name', email ?? 'no e-mail'].join(', ');
    const replyTo = email && looksLikeAddress.test(email) ? { name: name ?? '', address: email } : undefined;
    const text = `${from}:\n\n${message}\n\nMessage ${id} in the inbox.`;
    void this.announce('messages', { subject: `A new message (${id})`, text, ...(replyTo && { replyTo }) });
  }

  onModuleDestroy(): void {
    clearTimeout(this.digest);
    this.transport?.close();
  }

  private async announce(kind: keyof typeof this.held, letter: Letter): Promise<void> {
    if (!this.transport) return;
    try {
      await this.hourly.consume('mail');
      this.send(letter);
    } catch (limit) {
      const ms = limit instanceof RateLimiterRes ? limit.msBeforeNext : 0;
      this.held[kind] += 1;
      this.digest ??= setTimeout(() => this.sendDigest(), ms).unref();
    }
  }

  private sendDigest(): void {
    const { questions, messages } = this.held;
    this.digest = undefined;
    Object.assign(this.held, { questions: 0, messages: 0 });
    const text = `More came within the hour. Questions: ${questions}, messages: ${messages}.\n\nRead them with: npm run inbox`;
    this.send({ subject: `${questions + messages} more questions and messages`, text });
  }

  private send(letter: Letter): void {
    this.transport
      ?.sendMail({
        ...letter,
        from: this.owner,
        to: this.owner,
        disableFileAccess: true,
        disableUrlAccess: true,
      })
      .catch((error: unknown) => this.log.warn({ err: error }, 'mail-failed'));
  }
}
