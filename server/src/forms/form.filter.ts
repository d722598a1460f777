import { Catch } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { createHash } from 'node:crypto';
import type { ErrorBody } from '../contract.js';
import { ErrorFilter } from '../error.filter.js';
import { closedPolicy } from '../http/headers.js';

/** The fields of both forms, as their pages label them. */
const labels = [
  ['question', 'Your question'],
  ['message', 'Your message'],
  ['name', 'Your name'],
  ['email', 'Your e-mail'],
] as const;

const style =
  'body{max-width:40rem;margin:2rem auto;padding:0 1rem;font:1.125rem/1.5 system-ui}h1{font-size:1.5rem}textarea,input,button{box-sizing:border-box;font:inherit;padding:.5rem}textarea,input{display:block;width:100%}';
const styleHash = createHash('sha256').update(style).digest('base64');
const policy = `${closedPolicy.replace("form-action 'none'", "form-action 'self'")}; style-src 'sha256-${styleHash}'`;

const escape = (text: string) => text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`);

function field(name: string, label: string, value: unknown): string {
  if (typeof value !== 'string') return '';
  const isText = name === 'question' || name === 'message';
  // A browser drops the first line feed of a text area.
  const control = isText
    ? `<textarea name="${name}" rows="8">\n${escape(value)}</textarea>`
    : `<input name="${name}" value="${escape(value)}">`;
  return `<p><label>${label}${control}</label></p>`;
}

/** What a browser without scripts shows of a refused form: why, and everything that was typed, to be sent again. */
@Catch()
export class FormFilter extends ErrorFilter {
  protected override send(
    { message }: ErrorBody,
    { body, routeOptions }: FastifyRequest,
    reply: FastifyReply,
  ): void {
    const typed = new Map<string, unknown>(Object.entries(body ?? {}));
    const fields = labels.map(([name, label]) => field(name, label, typed.get(name))).join('');
    const head = `<meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark"><title>${message}</title><style>${style}</style>`;
    const form = `<form method="post">${fields}<button>Send again</button></form>`;
    void reply
      .header('content-security-policy', policy)
      .type('text/html; charset=utf-8')
      .send(
        `<!doctype html><html lang="en"><head>${head}</head><body><h1>${message}</h1><p>Nothing was sent. Your text is still here.</p>${form}<p><a href="${routeOptions.url}">Back to the page</a></p></body></html>`,
      );
  }
}
