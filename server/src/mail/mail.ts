import { Inject, Injectable, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common';
import { setTimeout as sleep } from 'node:timers/promises';
import { createTransport, type Transporter } from 'nodemailer';
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import { CONFIG, type Config } from '../config/config.js';
import type { Honeypot, NewMessage, Question } from '../contract.js';
import { hour } from '../limits/limiter.js';
import { LOG, type Log } from '../log/log.js';

type Message = { id: number } & Required<Omit<NewMessage, keyof Honeypot>>;

interface Letter {
  subject: string;
  text: string;
  /** The visitor. An object instead of a string, so that nodemailer escapes the name and it cannot add mail headers. */
  replyTo?: { name: string; address: string };
}

/** Timeout for each step of an SMTP connection. */
const timeoutMs = 10_000;
/** Maximum number of mails an hour, to protect the owner's mailbox. `npm run inbox` lists what is not mailed. */
const mailsAnHour = 20;
const lastOfTheHour =
  '\n\nThis is the twentieth mail within an hour. What comes next waits in the inbox: npm run inbox';
/** Time to finish sending mails when the server stops. */
const graceMs = 1_000;
const looksLikeAddress = /^[^\s@<>,;"]+@[^\s@<>,;"]+\.[^\s@<>,;"]+$/;

const isLocal = (host: string) => ['localhost', '127.0.0.1', '[::1]'].includes(host);

/** Mails new questions and messages to the owner. They are already stored, so a failed mail is only logged. */
@Injectable()
export class Mail implements OnApplicationBootstrap, OnApplicationShutdown {
  private readonly transport: Transporter | undefined;
  private readonly hourly = new RateLimiterMemory({ points: mailsAnHour, duration: hour });
  private readonly underWay = new Set<Promise<void>>();

  constructor(
    @Inject(CONFIG) { mail }: Config,
    @Inject(LOG) private readonly log: Log,
  ) {
    if (!mail) return;
    const timeouts = { connectionTimeout: timeoutMs, greetingTimeout: timeoutMs, socketTimeout: timeoutMs };
    const { username, hostname } = new URL(mail.smtpUrl);
    // The SMTP password must not leave this machine unencrypted.
    const requireTLS = username !== '' && !isLocal(hostname);
    this.transport = createTransport(
      { url: mail.smtpUrl, requireTLS, pool: true, maxConnections: 1, ...timeouts },
      { from: mail.ownerEmail, to: mail.ownerEmail, disableFileAccess: true, disableUrlAccess: true },
    );
  }

  onApplicationBootstrap(): void {
    this.transport?.verify().catch((error: unknown) => this.report('mail-server-unusable', error));
  }

  /** Mails a new question. With `isHeld`, it is over the daily limit and waits for the owner's approval. */
  announceQuestion(
    { id, question, name }: Pick<Question, 'id' | 'question' | 'name'>,
    isHeld: boolean,
  ): void {
    const next = isHeld
      ? `waits, because today’s limit was reached. To show it on the page: npm run inbox -- question publish ${id}`
      : 'is on the page. Answer it there, or with: npm run inbox';
    const text = `${name ?? 'Anonymous'} asks:\n\n${question}\n\nQuestion ${id} ${next}`;
    this.announce({ subject: `A new question (${id})`, text });
  }

  announceMessage({ id, message, name, email }: Message): void {
    const from = [name ?? 'No name', email ?? 'no e-mail'].join(', ');
    const replyTo = email && looksLikeAddress.test(email) ? { name: name ?? '', address: email } : undefined;
    const text = `${from}:\n\n${message}\n\nMessage ${id} in the inbox.`;
    this.announce({ subject: `A new message (${id})`, text, ...(replyTo && { replyTo }) });
  }

  async onApplicationShutdown(): Promise<void> {
    await Promise.race([Promise.all(this.underWay), sleep(graceMs)]);
    if (this.underWay.size > 0) this.log.warn({ mails: this.underWay.size }, 'mails-not-sent');
    this.transport?.close();
  }

  private announce(letter: Letter): void {
    if (!this.transport) return;
    const sending = this.send(this.transport, letter)
      .catch((error: unknown) => this.report('mail-failed', error))
      .finally(() => this.underWay.delete(sending));
    this.underWay.add(sending);
  }

  private async send(transport: Transporter, letter: Letter): Promise<void> {
    const { remainingPoints } = await this.hourly.consume('mail');
    const text = remainingPoints === 0 ? letter.text + lastOfTheHour : letter.text;
    await transport.sendMail({ ...letter, text });
  }

  private report(event: string, error: unknown): void {
    if (error instanceof RateLimiterRes) this.log.info('mail-waits-in-inbox');
    else this.log.warn({ err: error }, event);
  }
}
