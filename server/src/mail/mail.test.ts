import { once } from 'node:events';
import { createServer, type Server, type Socket } from 'node:net';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { startApp, type TestApp } from '../../testing/app.js';
import { paths } from '../contract.js';
import { ApiError } from '../http/api-error.js';
import { RateLimits } from '../limits/rate-limits.js';

/** Minimal mail server that accepts or refuses all mails. */
function mailServer(letters: string[], accepts: boolean): Promise<{ server: Server; url: string }> {
  const server = createServer((socket: Socket) => {
    let inData = false;
    let letter = '';
    socket.write('220 here\r\n');
    socket.on('error', () => undefined);
    socket.on('data', (bytes) => {
      for (const line of bytes.toString().split('\r\n').slice(0, -1)) {
        if (!inData) {
          inData = accepts && line.startsWith('DATA');
          const no = line.startsWith('STARTTLS') || (!accepts && line.startsWith('MAIL'));
          socket.write(inData ? '354 go on\r\n' : no ? '550 no\r\n' : '250 yes\r\n');
        } else if (line === '.') {
          letters.push(letter);
          [inData, letter] = [false, ''];
          socket.write('250 kept\r\n');
        } else letter += `${line}\n`;
      }
    });
  });
  return new Promise((resolve) =>
    server.listen(0, '0.0.0.0', () => {
      const address = server.address();
      resolve({
        server,
        url: `smtp://127.0.0.1:${typeof address === 'object' ? address?.port : ''}?ignoreTLS=true`,
      });
    }),
  );
}

describe('mail to the owner', () => {
  let letters: string[];
  let post: { server: Server; url: string };
  let app: TestApp;
  const begin = async (accepts: boolean, url?: string) => {
    post = await mailServer(letters, accepts);
    app = await startApp('sqlite', { SMTP_URL: url ?? post.url, OWNER_EMAIL: 'owner@example.org' });
  };
  beforeEach(() => {
    letters = [];
  });
  afterEach(async () => {
    await app.close();
    post.server.close();
  });

  const plain = (letter = '') => letter.replace(/=\n/g, '');

  test('announces each question and message once, after it is stored', async () => {
    await begin(true);
    await app.post(paths.questions, { question: 'Will this be mailed?', name: 'Ada' });
    await app.post(paths.questions, { question: 'Will this be mailed?', name: 'Ada' });
    await app.post(paths.messages, { message: 'Hello there', name: 'Eve', email: 'eve@example.org' });
    await vi.waitFor(() => expect(letters).toHaveLength(2), 60_000);
    expect(plain(letters[0])).toMatch(/To: owner@example\.org[\s\S]*Ada asks:\n\nWill this be mailed\?/);
    expect(plain(letters[1])).toMatch(/Reply-To: "?Eve"? <eve@example\.org>/);
    expect(plain(letters[1])).toContain('Hello there');
  });

  test('says how to show a question that waits because of the daily limit', async () => {
    await begin(true);
    vi.spyOn(app.app.get(RateLimits), 'consume').mockImplementation((name) =>
      name === 'dailyQuestions' ? Promise.reject(new ApiError(429)) : Promise.resolve(),
    );
    const { id } = (await app.post(paths.questions, { question: 'One too many?' })).json<{ id: number }>();
    await vi.waitFor(() => expect(letters).toHaveLength(1), 60_000);
    expect(plain(letters[0])).toContain(`npm run inbox -- question publish ${id}`);
    expect(plain(letters[0])).not.toContain('on the page. Answer');
  });

  test('nothing that a visitor writes becomes a mail header', async () => {
    await begin(true);
    const forged = 'a@b.example,victim@c.example';
    await app.post(paths.messages, {
      message: 'x\nBcc: victim@c.example',
      name: 'Eve", <v@c.example>',
      email: forged,
    });
    await vi.waitFor(() => expect(letters).toHaveLength(1), 60_000);
    const [head = ''] = plain(letters[0]).split('\n\n');
    expect(head).not.toMatch(/^(bcc|cc):/im);
    expect(head).not.toMatch(/victim|v@c/);
  });

  test('is not sent for suspected spam', async () => {
    await begin(true);
    await app.post(paths.messages, { message: 'Buy', website: 'x' });
    await app.post(paths.messages, { message: 'No telephone number is lost', email: '030 123' });
    await vi.waitFor(() => expect(letters).toHaveLength(1), 60_000);
    expect(plain(letters[0])).toContain('030 123');
  });

  test('comes twenty times an hour; the last one says where the rest is', async () => {
    await begin(true);
    for (let count = 0; count < 25; count += 1)
      await app.post(paths.messages, { message: `Message ${count}` });
    await vi.waitFor(() => expect(letters).toHaveLength(20), 60_000);
    expect(plain(letters[18])).not.toContain('npm run inbox');
    expect(plain(letters[19])).toContain('What comes next waits in the inbox: npm run inbox');
    await app.app.close();
    expect(letters).toHaveLength(20);
  });

  test('is sent before the server stops', async () => {
    await begin(true);
    for (let count = 0; count < 5; count += 1)
      await app.post(paths.messages, { message: `Message ${count}` });
    await app.app.close();
    expect(letters).toHaveLength(5);
  });

  test('that cannot be sent before the server ends is counted in the log', async () => {
    const deaf = createServer(() => undefined).listen(0, '127.0.0.1');
    await once(deaf, 'listening');
    const address = deaf.address();
    const port = typeof address === 'object' ? address?.port : 0;
    await begin(true, `smtp://127.0.0.1:${port}`);
    await app.post(paths.messages, { message: 'Too late' });
    await app.app.close();
    expect(app.logged()).toMatch(/"mails":1.*"mails-not-sent"/);
    deaf.close();
  });

  test('never sends a password over an unencrypted connection to another machine', async () => {
    const { server, url } = await mailServer([], true);
    const { port } = new URL(url);
    app = await startApp('sqlite', {
      SMTP_URL: `smtp://user:c4n4ry@127.0.0.2:${port}`,
      OWNER_EMAIL: 'owner@example.org',
    });
    post = { server, url };
    await vi.waitFor(() => expect(app.logged()).toContain('mail-server-unusable'), 60_000);
    expect(app.logged()).not.toContain('c4n4ry');
  });

  test.each([
    ['refuses mails', undefined],
    ['is down', 'smtp://127.0.0.1:1'],
  ])('a mail server that %s does not affect the visitor', async (_, url) => {
    await begin(false, url);
    const answer = await app.post(paths.messages, { message: 'canary', email: 'canary@example.org' });
    expect(answer.statusCode).toBe(201);
    await vi.waitFor(() => expect(app.logged()).toContain('mail-failed'), 60_000);
    expect(app.logged()).not.toContain('canary');
    expect(await app.query('SELECT message FROM message')).toEqual([{ message: 'canary' }]);
  });
});
