import type { FastifyReply, FastifyRequest } from 'fastify';
import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';

const compress = promisify(gzip);

/** Below this, compressing costs more than it saves. */
const worthCompressing = 1_024;

/** A body kept ready to send, compressed at most once, with tags that stand for exactly these bytes. */
export class CachedBody {
  readonly etag: string;
  private compressed: Promise<Buffer> | undefined;

  constructor(
    readonly body: string,
    readonly type = 'application/json; charset=utf-8',
  ) {
    this.etag = createHash('sha256').update(body).digest('base64url').slice(0, 27);
  }

  gzipped(): Promise<Buffer> {
    this.compressed ??= compress(this.body);
    return this.compressed;
  }
}

const readsGzip = (header = '') => /(^|,)\s*gzip\s*(;\s*q=(?!0(\.0*)?\s*(,|$))|,|$)/i.test(header);

/** A proxy that compresses marks a tag as weak; it is the same list all the same. */
const matches = (header: string, etag: string) =>
  header.trim() === '*' || header.split(',').some((part) => part.trim().replace(/^W\//, '') === etag);

/** Clients must revalidate each time (`no-cache`); while nothing has changed, a 304 of a few bytes answers them. */
export async function sendCached(
  request: FastifyRequest,
  reply: FastifyReply,
  content: CachedBody,
): Promise<void> {
  const { headers } = request;
  const gzips = content.body.length > worthCompressing && readsGzip(headers['accept-encoding']);
  const etag = gzips ? `"${content.etag}-gzip"` : `"${content.etag}"`;
  reply.header('cache-control', 'no-cache').header('vary', 'accept-encoding').header('etag', etag);
  if (headers['if-none-match'] !== undefined && matches(headers['if-none-match'], etag)) {
    return void reply.code(304).send();
  }
  if (gzips) reply.header('content-encoding', 'gzip');
  void reply.type(content.type).send(gzips ? await content.gzipped() : content.body);
}
