import type { FastifyInstance } from 'fastify';
import type { EventEmitter } from 'node:events';
import type { Socket } from 'node:net';
import { networkOf } from './client-address.js';

/** Silent and slow senders are disconnected early; checking for them once a second costs nothing. */
export const timeouts = {
  headersTimeout: 9_000,
  requestTimeout: 15_000,
  keepAliveTimeout: 5_000,
  connectionsCheckingInterval: 1_000,
};
const mostConnections = 1_000;
const mostOfOneHousehold = 200;
const readerLimits = {
  /** A client that reads nothing of its response for this long (Node checks twice) is disconnected too. */
  idleMs: 10_000,
  /** So is one that has not read all of it by then, however often it reads a little. */
  longestMs: 90_000,
};

const isHere = (household: string) => household.startsWith('127.') || household === '0:0:0:0::/64';

/** One household may have a fifth of all connections. Not for a proxy, from whose address all visitors come. */
export function boundHouseholds(server: EventEmitter): void {
  const open = new Map<string, number>();
  server.on('connection', (socket: Socket) => {
    const household = networkOf(socket.remoteAddress ?? '');
    if (isHere(household)) return;
    const count = (open.get(household) ?? 0) + 1;
    if (count > mostOfOneHousehold) {
      socket.destroy();
      return;
    }
    open.set(household, count);
    socket.once('close', () => {
      const left = (open.get(household) ?? 1) - 1;
      if (left > 0) open.set(household, left);
      else open.delete(household);
    });
  });
}

export function boundConnections(
  fastify: FastifyInstance,
  isBehindProxy: boolean,
  { idleMs, longestMs } = readerLimits,
): void {
  fastify.server.maxConnections = mostConnections;
  if (!isBehindProxy) boundHouseholds(fastify.server);
  fastify.addHook('onSend', (_request, { raw }, payload, done) => {
    raw.setTimeout(idleMs, () => raw.destroy());
    const deadline = setTimeout(() => raw.destroy(), longestMs);
    raw.once('close', () => clearTimeout(deadline));
    done(null, payload);
  });
}

/** Browsers do not pipeline requests; other clients pipeline a few. */
const mostWaiting = 16;

/**
 * A client may send many requests over one connection without reading the answers (HTTP pipelining). Node gives an
 * answer its socket only when those before it are sent, so an answer that waits in that queue never learns that the
 * client has left, and the file that it reads from stays open for ever. Here the next request begins when the answer
 * before it has ended, and those that wait when the connection closes are never begun.
 */
export function answerOneAtATime(fastify: FastifyInstance): void {
  /** For each connection that is being answered, the requests that wait. */
  const waiting = new WeakMap<Socket, (() => void)[]>();

  fastify.addHook('onRequest', ({ raw: { socket } }, reply, done) => {
    const begin = () => {
      reply.raw.once('close', () => {
        const next = socket.destroyed ? undefined : waiting.get(socket)?.shift();
        if (next) next();
        else waiting.delete(socket);
      });
      done();
    };
    const line = waiting.get(socket);
    if (!line) {
      waiting.set(socket, []);
      begin();
    } else if (line.length < mostWaiting) line.push(begin);
    else socket.destroy();
  });
}
