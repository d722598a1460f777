import type { FastifyInstance } from 'fastify';
import type { Socket } from 'node:net';

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
