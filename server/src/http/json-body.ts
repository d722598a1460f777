import type { FastifyInstance, FastifyRequest } from 'fastify';
import { gunzipSync } from 'node:zlib';
import { limits } from '../contract.js';
import { Refusal, sentenceFor } from './refusal.js';

const refuse = (status: number) => new Refusal(status, sentenceFor(status));

/** No call of ours needs more; a parser never sees ten thousand nested brackets or keys. */
const deepest = 5;
const mostSeparators = 50;

const quote = 0x22;
const backslash = 0x5c;
const comma = 0x2c;
const openers = new Set([0x5b, 0x7b]);
const closers = new Set([0x5d, 0x7d]);

function isSimple(bytes: Uint8Array): boolean {
  let depth = 0;
  let separators = 0;
  let inText = false;
  for (let index = 0; index < bytes.length; index += 1) {
    const byte = bytes[index] ?? 0;
    if (inText) {
      if (byte === backslash) index += 1;
      else if (byte === quote) inText = false;
    } else if (byte === quote) inText = true;
    else if (openers.has(byte)) depth += 1;
    else if (closers.has(byte)) depth -= 1;
    else if (byte === comma) separators += 1;
    if (depth > deepest || separators > mostSeparators) return false;
  }
  return true;
}

const utf8 = new TextDecoder('utf-8', { fatal: true });

/** The five calls send one flat object in UTF-8; whatever else arrives is refused before it is looked at closely. */
export function parseBody(bytes: Buffer): object {
  if (!isSimple(bytes)) throw refuse(400);
  let value: unknown;
  try {
    value = JSON.parse(utf8.decode(bytes));
  } catch {
    throw refuse(400);
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value)) throw refuse(400);
  // Names that every object has anyway would be passed over in silence further on.
  if (Object.keys(value).some((key) => key === 'prototype' || key in Object.prototype)) throw refuse(400);
  return value;
}

function inflate(bytes: Buffer, encoding: string | undefined): Buffer {
  if (encoding === undefined || encoding === 'identity') return bytes;
  if (encoding !== 'gzip') throw refuse(415);
  try {
    return gunzipSync(bytes, { maxOutputLength: limits.bodyBytes });
  } catch (error) {
    const tooLarge = error instanceof RangeError;
    throw refuse(tooLarge ? 413 : 400);
  }
}

function checkCharset(contentType = ''): void {
  const charset = /;\s*charset\s*=\s*"?([^";\s]*)/i.exec(contentType)?.[1];
  if (charset !== undefined && charset.toLowerCase() !== 'utf-8') throw refuse(415);
}

/** JSON in UTF-8 is all that is read; forms, multipart and plain text stay unread (415). */
export function acceptJsonOnly(fastify: FastifyInstance): void {
  fastify.removeAllContentTypeParsers();
  const parse = (request: FastifyRequest, bytes: Buffer) => {
    checkCharset(request.headers['content-type']);
    return parseBody(inflate(bytes, request.headers['content-encoding']));
  };
  const options = { parseAs: 'buffer' as const, bodyLimit: limits.bodyBytes };
  fastify.addContentTypeParser<Buffer>('application/json', options, (request, bytes, done) => {
    try {
      done(null, parse(request, bytes));
    } catch (error) {
      done(error instanceof Error ? error : refuse(400));
    }
  });
}
