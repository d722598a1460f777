import { ValidationPipe } from '@nestjs/common';
import type { ValidationError } from 'class-validator';
import type { FastifyInstance } from 'fastify';
import { ApiError } from './api-error.js';

/** No form has more. */
const mostFields = 10;

/**
 * Bodies are one flat object. Nest's validation would need half a second for thousands of keys or brackets, and would
 * ignore names that every object inherits.
 */
function isFlat(body: unknown): boolean {
  if (typeof body !== 'object' || body === null || Array.isArray(body)) return false;
  const fields: [string, unknown][] = Object.entries(body);
  const isPlain = ([key, field]: [string, unknown]) =>
    (typeof field !== 'object' || field === null) && key !== 'prototype' && !(key in Object.prototype);
  return fields.length <= mostFields && fields.every(isPlain);
}

/** JSON and forms, as Nest reads them; other types stay unread (415). */
export function acceptFlatBodies(fastify: FastifyInstance): void {
  fastify.removeAllContentTypeParsers();
  fastify.addHook('preValidation', ({ body }, _reply, done) =>
    body === undefined || isFlat(body) ? done() : done(new ApiError(400)),
  );
}

/** One sentence of ours; the validator's own would list the keys that were sent. */
function toApiError([first]: ValidationError[]): ApiError {
  const [rule, sentence] = Object.entries(first?.constraints ?? {})[0] ?? [];
  return new ApiError(400, rule === 'whitelistValidation' ? undefined : sentence);
}

/** The decorators of a body's class define what is valid; a field that they do not name is refused. */
export const validation = new ValidationPipe({
  whitelist: true,
  forbidNonWhitelisted: true,
  forbidUnknownValues: true,
  transform: true,
  stopAtFirstError: true,
  exceptionFactory: toApiError,
});
