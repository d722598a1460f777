import type { FastifyInstance } from 'fastify';
import type { Socket } from 'node:net';

/** Browsers do not pipeline requests; other clients pipeline a few. */
const mostWaiting = 16;

interface Line {
  busy: boolean;
  waiting: (() => void)[];
}

/**
 * A client may send many requests over one connection without reading the answers (HTTP pipelining). Node gives an
 * answer its socket only when those before it are sent, so an answer that waits in that queue never learns that the
 * client has left, and the file that it reads from stays open for ever. Here the next request begins when the answer
 * before it has ended, and those that wait when the connection closes are never begun.
 */
export function answerOneAtATime(fastify: FastifyInstance): void {
  const lines = new WeakMap<Socket, Line>();

  const lineOf = (socket: Socket): Line => {
    const known = lines.get(socket);
    if (known) return known;
    const line: Line = { busy: false, waiting: [] };
    lines.set(socket, line);
    socket.once('close', () => (line.waiting = []));
    return line;
  };

  fastify.addHook('onRequest', (request, reply, done) => {
    const { socket } = request.raw;
    const line = lineOf(socket);
    const begin = () => {
      line.busy = true;
      reply.raw.once('close', () => {
        line.busy = false;
        if (!socket.destroyed) line.waiting.shift()?.();
      });
      done();
    };
    if (!line.busy) begin();
    else if (line.waiting.length < mostWaiting) line.waiting.push(begin);
    else socket.destroy();
  });
}
