import { ValidationPipe } from '@nestjs/common';
import type { ValidationError } from 'class-validator';
import type { FastifyInstance } from 'fastify';
import { limits } from '../contract.js';
import { ApiError, isApi } from './api-error.js';

/** Maximum number of fields in a body. No form of the site has so many. */
const maxFields = 10;

/**
 * Checks that a body is one flat object with few fields. Nest's validation would take up to half a second for thousands
 * of nested arrays, and accepts names that all objects inherit, such as `__proto__`.
 */
function isFlat(body: unknown): boolean {
  if (typeof body !== 'object' || body === null || Array.isArray(body)) return false;
  const fields: [string, unknown][] = Object.entries(body);
  const isPlain = ([key, field]: [string, unknown]) =>
    (typeof field !== 'object' || field === null) && key !== 'prototype' && !(key in Object.prototype);
  return fields.length <= maxFields && fields.every(isPlain);
}

/** Accepts JSON and form posts, which Nest parses. All other content types get 415. */
export function acceptFlatBodies(fastify: FastifyInstance): void {
  fastify.removeAllContentTypeParsers();
  fastify.addHook('onRoute', (route) => {
    // Percent-encoding in a form post takes up to twelve bytes for each code point.
    if (!isApi(route.url)) route.bodyLimit = limits.formBytes;
  });
  fastify.addHook('preValidation', ({ body }, _reply, done) =>
    body === undefined || isFlat(body) ? done() : done(new ApiError(400)),
  );
}

/** Returns the first error with our own message. The validator's default message would list the submitted keys. */
function toApiError([first]: ValidationError[]): ApiError {
  const [rule, sentence] = Object.entries(first?.constraints ?? {})[0] ?? [];
  return new ApiError(400, rule === 'whitelistValidation' ? undefined : sentence);
}

/** Validates bodies against their DTO classes, and refuses unknown fields. */
export const validation = new ValidationPipe({
  whitelist: true,
  forbidNonWhitelisted: true,
  forbidUnknownValues: true,
  transform: true,
  stopAtFirstError: true,
  exceptionFactory: toApiError,
});
