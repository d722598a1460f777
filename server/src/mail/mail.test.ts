import { createServer, type Server, type Socket } from 'node:net';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { startApp, type TestApp } from '../../testing/app.js';
import { paths } from '../contract.js';

/** A mail server of a few lines: it says yes to everything, or no to every letter. */
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
          const no = !accepts && line.startsWith('MAIL');
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
    server.listen(0, '127.0.0.1', () => {
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

  test('tells of each question and each message, once, after they are kept', async () => {
    await begin(true);
    await app.post(paths.questions, { question: 'Will this be mailed?', name: 'Ada' });
    await app.post(paths.questions, { question: 'Will this be mailed?', name: 'Ada' });
    await app.post(paths.messages, { message: 'Hello there', name: 'Eve', email: 'eve@example.org' });
    await vi.waitFor(() => expect(letters).toHaveLength(2), 5_000);
    expect(plain(letters[0])).toMatch(/To: owner@example\.org[\s\S]*Ada asks:\n\nWill this be mailed\?/);
    expect(plain(letters[1])).toMatch(/Reply-To: "?Eve"? <eve@example\.org>/);
    expect(plain(letters[1])).toContain('Hello there');
  });

  test('nothing that a visitor writes becomes a mail header', async () => {
    await begin(true);
    const forged = 'a@b.example,victim@c.example';
    await app.post(paths.messages, {
      message: 'x\nBcc: victim@c.example',
      name: 'Eve", <v@c.example>',
      email: forged,
    });
    await vi.waitFor(() => expect(letters).toHaveLength(1), 5_000);
    const [head = ''] = plain(letters[0]).split('\n\n');
    expect(head).not.toMatch(/^(bcc|cc):/im);
    expect(head).not.toMatch(/victim|v@c/);
  });

  test('is not sent for suspected spam', async () => {
    await begin(true);
    await app.post(paths.messages, { message: 'Buy', website: 'x' });
    await app.post(paths.messages, { message: 'No telephone number is lost', email: '030 123' });
    await vi.waitFor(() => expect(letters).toHaveLength(1), 5_000);
    expect(plain(letters[0])).toContain('030 123');
  });

  test('after twenty mails in an hour, one more counts the rest', async () => {
    await begin(true);
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    for (let count = 0; count < 25; count += 1)
      await app.post(paths.messages, { message: `Message ${count}`, email: 'eve@example.org' });
    await app.post(paths.questions, { question: 'One more?' });
    vi.advanceTimersByTime(3_600_000);
    vi.useRealTimers();
    await vi.waitFor(() => expect(letters).toHaveLength(21), 5_000);
    expect(plain(letters[20])).toMatch(
      /Subject: 6 more questions and messages[\s\S]*Questions: 1, messages: 5\./,
    );
  });

  test.each([
    ['says no', undefined],
    ['is away', 'smtp://127.0.0.1:1'],
  ])('a mail server that %s costs the visitor nothing', async (_, url) => {
    await begin(false, url);
    const answer = await app.post(paths.messages, { message: 'canary', email: 'canary@example.org' });
    expect(answer.statusCode).toBe(201);
    await vi.waitFor(() => expect(app.logged()).toContain('mail-failed'), 5_000);
    expect(app.logged()).not.toContain('canary');
    expect(await app.query('SELECT message FROM message')).toEqual([{ message: 'canary' }]);
  });
});
