import { EventEmitter, once } from 'node:events';
import { connect, Socket } from 'node:net';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { startApp, type TestApp } from '../../testing/app.js';
import { paths } from '../contract.js';
import { limitPerNetwork } from '../http/connections.js';

/** Requests that no client library sends, over a real socket. */
describe('sockets', () => {
  let server: TestApp;
  let port: number;
  beforeAll(async () => {
    server = await startApp('sqlite');
    await server.app.listen(0, '127.0.0.1');
    port = Number(new URL(await server.app.getUrl()).port);
  });
  afterAll(() => server.close());

  interface Exchange {
    answer: string;
    ended: boolean;
  }

  const open = () => connect({ port, host: '127.0.0.1' }).on('error', () => undefined);
  const listen = (socket: Socket, forMs: number) =>
    new Promise<Exchange>((resolve) => {
      let answer = '';
      socket.on('data', (bytes) => (answer += bytes.toString('latin1')));
      const finish = (ended: boolean) => {
        clearTimeout(timer);
        socket.destroy();
        resolve({ answer, ended });
      };
      const timer = setTimeout(() => finish(false), forMs);
      socket.on('close', () => finish(true));
    });
  const exchange = (bytes: string | Buffer, forMs = 60_000) => {
    const socket = open();
    const result = listen(socket, forMs);
    socket.write(bytes);
    return result;
  };
  const status = ({ answer }: Exchange) => Number(/^HTTP\/1\.1 (\d{3})/.exec(answer)?.[1]);

  const head = `POST ${paths.questions} HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n`;
  const body = '{"question":"Raw?"}';

  test('a body that is too large is refused at once and the connection closed', async () => {
    const large = await exchange(`${head}Content-Length: 10000000\r\n\r\n${'x'.repeat(1_000)}`);
    expect([status(large), large.ended]).toEqual([413, true]);
    const limit = 64 * 1_024;
    const fits = JSON.stringify({ question: 'x'.repeat(limit - 15) });
    expect(Buffer.byteLength(fits)).toBe(limit);
    expect(
      status(await exchange(`${head}Connection: close\r\nContent-Length: ${limit}\r\n\r\n${fits}`)),
    ).toBe(400);
    expect(status(await exchange(`${head}Content-Length: ${limit + 1}\r\n\r\n${fits}x`))).toBe(413);
  });

  test('an endless body in chunks is cut off', async () => {
    const socket = open();
    const result = listen(socket, 60_000);
    socket.write(`${head}Transfer-Encoding: chunked\r\n\r\n`);
    const before = process.memoryUsage.rss();
    const chunk = `4000\r\n${'x'.repeat(0x4000)}\r\n`;
    let sent = 0;
    const pump = setInterval(() => socket.writable && (sent += socket.write(chunk) ? chunk.length : 0), 1);
    const ended = await result;
    clearInterval(pump);
    expect([status(ended), ended.ended]).toEqual([413, true]);
    expect(sent).toBeLessThan(20_000_000);
    expect(process.memoryUsage.rss() - before).toBeLessThan(50_000_000);
  });

  test('an address or headers of 20 KB', async () => {
    expect(status(await exchange(`GET /${'x'.repeat(20_000)} HTTP/1.1\r\nHost: x\r\n\r\n`))).toBe(431);
    expect(status(await exchange(`GET / HTTP/1.1\r\nHost: x\r\nX: ${'x'.repeat(20_000)}\r\n\r\n`))).toBe(431);
    const many = Array.from({ length: 2_500 }, (_, index) => `a${index}: b\r\n`).join('');
    expect([200, 431]).toContain(
      status(
        await exchange(`GET ${paths.questions} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n${many}\r\n`),
      ),
    );
    expect((await server.send({ url: paths.questions })).statusCode).toBe(200);
  });

  test('requests that two servers could read differently', async () => {
    const broken = {
      'length and chunks': `${head}Content-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n`,
      'two lengths': `${head}Content-Length: 19\r\nContent-Length: 20\r\n\r\n${body}`,
      'no host': `GET ${paths.questions} HTTP/1.1\r\n\r\n`,
      'bytes of TLS': Buffer.from('16030100c8010000c40303', 'hex'),
      'a bare line feed in a chunk': `${head}Transfer-Encoding: chunked\r\n\r\n13\n${body}\r\n0\r\n\r\n`,
    };
    for (const [name, bytes] of Object.entries(broken)) {
      const result = await exchange(bytes);
      expect([status(result), result.ended], name).toEqual([400, true]);
    }
    expect(await server.questions()).toEqual([]);
  });

  test('the parser’s own refusals repeat nothing of what was sent', async () => {
    const { answer } = await exchange('NONSENSE\r\n\r\n');
    expect(answer).toMatch(/^HTTP\/1\.1 400 /);
    expect(answer).toContain('Content-Type: application/json\r\n');
    expect(answer.endsWith('{"error":"Bad Request","message":"Client Error","statusCode":400}')).toBe(true);
  });

  test('slow senders are disconnected, and nobody else notices', async () => {
    const { headersTimeout, requestTimeout } = server.app.getHttpServer();
    expect([headersTimeout, requestTimeout]).toEqual([9_000, 15_000]);
    const slow = Array.from({ length: 300 }, open);
    for (const [index, socket] of slow.entries()) {
      socket.write(index % 2 ? `${head}Content-Length: 100\r\n\r\n{` : `GET / HTTP/1.1\r\nHost: x\r\nSlow`);
      socket.on('data', () => undefined);
    }
    for (let round = 0; round < 20; round += 1)
      expect((await fetch(`http://127.0.0.1:${port}${paths.questions}`)).status).toBe(200);
    slow.forEach((socket) => socket.destroy());
  });

  test('a silent connection is closed within ten seconds, though its client keeps its half open', async () => {
    const begin = performance.now();
    const socket = connect({ port, host: '127.0.0.1', allowHalfOpen: true }).on('error', () => undefined);
    socket.resume();
    const connections = () =>
      new Promise<number>((resolve) =>
        server.app.getHttpServer().getConnections((_, count) => resolve(count)),
      );
    await once(socket, 'end');
    await vi.waitFor(async () => expect(await connections()).toBe(0), 60_000);
    expect(performance.now() - begin).toBeGreaterThan(8_000);
    socket.destroy();
  });

  test('an idle connection is closed after five seconds', () => {
    expect(server.app.getHttpServer().keepAliveTimeout).toBe(5_000);
  });

  test('limits each network to 200 connections, but not this machine', () => {
    const listening = new EventEmitter();
    limitPerNetwork(listening);
    const open = (remoteAddress: string) => {
      const socket = new Socket();
      Object.defineProperty(socket, 'remoteAddress', { value: remoteAddress });
      listening.emit('connection', socket);
      return socket;
    };
    const crowd = Array.from({ length: 200 }, (_, host) => open(`2001:db8::${host.toString(16)}`));
    expect(open('2001:db8::ffff').destroyed).toBe(true);
    expect(open('2001:db8:0:1::1').destroyed).toBe(false);
    crowd[0]?.emit('close');
    expect(open('2001:db8::ffff').destroyed).toBe(false);
    expect(Array.from({ length: 300 }, () => open('127.0.0.1')).some(({ destroyed }) => destroyed)).toBe(
      false,
    );
  });

  test('pipelined requests are answered in order', async () => {
    const one = (limit: number) => `GET ${paths.questions}?limit=${limit} HTTP/1.1\r\nHost: x\r\n\r\n`;
    const last = `GET ${paths.health} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n`;
    const { answer } = await exchange([1, 2, 0, 3].map(one).join('') + last);
    expect(answer.match(/HTTP\/1\.1 \d{3}/g)?.map((line) => line.slice(-3))).toEqual([
      '200',
      '200',
      '400',
      '200',
      '200',
    ]);
    expect(answer.trim().endsWith('"database":"ok"}')).toBe(true);
  });

  test('more pipelined requests than any client sends end the connection', async () => {
    const { answer, ended } = await exchange(`GET ${paths.questions} HTTP/1.1\r\nHost: x\r\n\r\n`.repeat(40));
    expect([answer, ended]).toEqual(['', true]);
  });
});
