import type { FastifyInstance } from 'fastify';
import type { EventEmitter } from 'node:events';
import type { Socket } from 'node:net';
import { networkOf } from './client-address.js';

/** Node's timeouts. They disconnect silent and slow senders early. */
export const timeouts = {
  headersTimeout: 9_000,
  requestTimeout: 15_000,
  keepAliveTimeout: 5_000,
  connectionsCheckingInterval: 1_000,
};
const maxConnections = 1_000;
const maxPerNetwork = 200;
const readerLimits = {
  /** Disconnects a client that reads nothing of its response for this long. */
  idleMs: 10_000,
  /** Disconnects a client that has not read its whole response after this long. */
  longestMs: 90_000,
};

const isLocal = (network: string) => network.startsWith('127.') || network === '0:0:0:0::/64';

/** Limits the connections of each network. Unsuitable behind a proxy, where all connections have the same address. */
export function limitPerNetwork(server: EventEmitter): void {
  const open = new Map<string, number>();
  server.on('connection', (socket: Socket) => {
    const network = networkOf(socket.remoteAddress ?? '');
    if (isLocal(network)) return;
    const count = (open.get(network) ?? 0) + 1;
    if (count > maxPerNetwork) {
      socket.destroy();
      return;
    }
    open.set(network, count);
    socket.once('close', () => {
      const left = (open.get(network) ?? 1) - 1;
      if (left > 0) open.set(network, left);
      else open.delete(network);
    });
  });
}

export function limitConnections(
  fastify: FastifyInstance,
  isBehindProxy: boolean,
  { idleMs, longestMs } = readerLimits,
): void {
  fastify.server.maxConnections = maxConnections;
  if (!isBehindProxy) limitPerNetwork(fastify.server);
  fastify.addHook('onSend', (_request, { raw }, payload, done) => {
    raw.setTimeout(idleMs, () => raw.destroy());
    const deadline = setTimeout(() => raw.destroy(), longestMs);
    raw.once('close', () => clearTimeout(deadline));
    done(null, payload);
  });
}

/** Maximum number of waiting requests per connection. Generous, because clients pipeline few requests, if any. */
const maxWaiting = 16;

/**
 * Handles pipelined requests of one connection one after another. Node would start them all, but a response that waits
 * for its socket never learns that the client has left, and its file would stay open for ever.
 */
export function answerOneAtATime(fastify: FastifyInstance): void {
  /** Waiting requests of each connection that is handling one. */
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
    const queue = waiting.get(socket);
    if (!queue) {
      waiting.set(socket, []);
      begin();
    } else if (queue.length < maxWaiting) queue.push(begin);
    else socket.destroy();
  });
}
