import type { FastifyInstance } from 'fastify';
import { gunzipSync } from 'node:zlib';
import { limits } from '../contract.js';
import { ApiError } from './api-error.js';

/** No endpoint needs more, so the parser never gets ten thousand nested brackets or keys. */
const deepest = 5;
const mostSeparators = 50;

function isSimple(json: string): boolean {
  let depth = 0;
  let separators = 0;
  // Strings are skipped; only the characters between them count.
  for (const [token] of json.matchAll(/"(?:[^"\\]|\\.)*"?|[[\]{},]/gs)) {
    if (token === '[' || token === '{') depth += 1;
    else if (token === ']' || token === '}') depth -= 1;
    else if (token === ',') separators += 1;
    if (depth > deepest || separators > mostSeparators) return false;
  }
  return true;
}

const utf8 = new TextDecoder('utf-8', { fatal: true });

/** The endpoints take one flat object in UTF-8; anything else is refused before it is parsed. */
function decode(bytes: Buffer): string {
  try {
    const json = utf8.decode(bytes);
    if (isSimple(json)) return json;
  } catch {
    // Not UTF-8.
  }
  throw new ApiError(400);
}

/** Names that every object inherits: the validation would ignore them silently. */
function checkObject(value: unknown): void {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) throw new ApiError(400);
  if (Object.keys(value).some((key) => key === 'prototype' || key in Object.prototype))
    throw new ApiError(400);
}

function inflate(bytes: Buffer, encoding: string | undefined): Buffer {
  if (encoding === undefined || encoding === 'identity') return bytes;
  if (encoding !== 'gzip') throw new ApiError(415);
  try {
    return gunzipSync(bytes, { maxOutputLength: limits.bodyBytes });
  } catch (error) {
    const tooLarge = error instanceof RangeError;
    throw new ApiError(tooLarge ? 413 : 400);
  }
}

function checkCharset(contentType = ''): void {
  const charset = /;\s*charset\s*=\s*"?([^";\s]*)/i.exec(contentType)?.[1];
  if (charset !== undefined && charset.toLowerCase() !== 'utf-8') throw new ApiError(415);
}

/**
 * Fastify's own JSON parser, with checks before it: it would put replacement characters where bytes are no UTF-8, and
 * hand on ten thousand nested brackets. Forms, multipart and plain text stay unread (415).
 */
export function acceptJsonOnly(fastify: FastifyInstance): void {
  fastify.removeAllContentTypeParsers();
  const parseJson = fastify.getDefaultJsonParser('error', 'error');
  fastify.addContentTypeParser<Buffer>('application/json', { parseAs: 'buffer' }, (request, bytes, done) => {
    try {
      checkCharset(request.headers['content-type']);
      const text = decode(inflate(bytes, request.headers['content-encoding']));
      void parseJson(request, text, (error, value) => {
        if (error) throw new ApiError(400);
        checkObject(value);
        done(null, value);
      });
    } catch (error) {
      done(error instanceof Error ? error : new ApiError(400));
    }
  });
}
