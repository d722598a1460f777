import Fastify from 'fastify';
import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { expect, test } from 'vitest';
import { limitConnections } from './connections.js';

const never = 600_000;

/** Reads a response that is too large for any buffer. Resolves when the server closes the connection. */
async function cutReader(limits: { idleMs: number; longestMs: number }, bytesAtOnce: number): Promise<void> {
  const fastify = Fastify();
  limitConnections(fastify, true, limits);
  fastify.get('/', () => Buffer.alloc(50_000_000));
  await fastify.listen({ port: 0, host: '127.0.0.1' });
  const accepted = once(fastify.server, 'connection') as Promise<[Socket]>;
  const reader = connect(Number(new URL(fastify.listeningOrigin).port), '127.0.0.1').pause();
  reader.on('error', () => undefined).write('GET / HTTP/1.1\r\nHost: x\r\n\r\n');
  const reading = setInterval(() => bytesAtOnce > 0 && reader.read(bytesAtOnce), 5);
  const [socket] = await accepted;
  await once(socket, 'close');
  clearInterval(reading);
  reader.destroy();
  await fastify.close();
}

test('a client that reads a little now and then is disconnected after the longest time of a response', async () => {
  await expect(cutReader({ idleMs: never, longestMs: 200 }, 2_000)).resolves.toBeUndefined();
});

test('a client that reads nothing is disconnected sooner', async () => {
  await expect(cutReader({ idleMs: 100, longestMs: never }, 0)).resolves.toBeUndefined();
});
