import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { databaseKinds, startApp, temporaryDirectory, type TestApp } from '../../testing/app.js';
import { readConfig } from '../config/config.js';
import { OwnerError } from '../config/owner-error.js';
import { paths } from '../contract.js';
import { inbox } from './inbox.js';

describe.each(databaseKinds)('the inbox on %s, while the server runs', (kind) => {
  let server: TestApp;
  beforeAll(async () => {
    server = await startApp(kind);
    await server.post(paths.messages, {
      message: 'First\nwith a second line',
      name: 'Ada',
      email: 'ada@example.org',
    });
    await server.post(paths.messages, { message: `Long ${'o'.repeat(54)}😀😀` });
    await server.post(paths.messages, { message: 'Buy now', website: 'https://spam.example' });
    await server.post(paths.questions, { question: 'Seen on the page?', name: 'Bob' });
    await server.post(paths.questions, { question: 'Caught?', website: 'x' });
  });
  afterAll(() => server.close());

  const run = async (...args: string[]) => {
    const lines: string[] = [];
    await inbox(server.config, args, (line) => lines.push(line));
    return lines.join('\n');
  };

  test('lists and shows messages, and moves one out of the spam', async () => {
    const list = await run();
    expect(list).toMatch(
      /^2 {2}\d{4}-\d\d-\d\d \d\d:\d\d {2}no name, no e-mail: Long o+😀…\n1 {2}.* Ada, ada@example.org: First…$/,
    );
    expect(await run('show', '1')).toContain('First\nwith a second line');
    expect(await run('spam')).toMatch(/^3 .*Buy now$/);
    expect(await run('show', '3')).toContain('Suspected spam');
    expect(await run('keep', '3')).toContain('among the others');
    expect(await run('spam')).toBe('No suspected spam.');
  });

  test('exports as JSON, to the terminal or into a file that does not exist yet', async () => {
    const printed = JSON.parse(await run('export')) as object[];
    expect(printed).toHaveLength(3);
    expect(printed[0]).toMatchObject({ id: 1, name: 'Ada', email: 'ada@example.org', suspectedSpam: false });
    const file = join(server.config.dataDirectory, 'my export.json');
    expect(await run('export', ...file.split(' '))).toBe(`Messages: 3. They are in ${file}`);
    expect(JSON.parse(readFileSync(file, 'utf8'))).toEqual(printed);
    await expect(run('export', file)).rejects.toThrow(/exists already/);
    const gone = join(server.config.dataDirectory, 'gone');
    await expect(run('export', join(gone, 'export.json'))).rejects.toThrow(
      `There is no folder ${gone}, or it cannot be written.`,
    );
  });

  test('changes nothing if several numbers are given', async () => {
    for (const command of ['show', 'keep', 'delete', 'question hide', 'question publish', 'question delete'])
      await expect(run(...command.split(' '), '1', '2'), command).rejects.toThrow(
        'Give one number at a time',
      );
    expect(await run('show', '1')).toContain('First');
    expect(await run('question', 'show', '1')).toContain('Seen on the page?');
  });

  test('deletes one message, or all that are older than some days', async () => {
    expect(await run('delete', '3')).toBe('Message 3 is deleted.');
    expect(await run('purge', '1')).toBe('Deleted messages: 0.');
    await server.query(`UPDATE message SET created_at = '2020-01-01T00:00:00.000Z' WHERE id = 2`);
    expect(await run('purge', '1')).toBe('Deleted messages: 1.');
    expect(await run('delete', '1')).toContain('deleted');
    expect(await run()).toBe('No messages.');
  });

  test('answers, hides and publishes questions; the page shows it at once', async () => {
    const listed = async () => (await server.questions()).map(({ question, answer }) => [question, answer]);
    expect(await run('question')).toMatch(
      /2 .*Caught\? \[spam, unanswered\]\n1 .*Bob: Seen on the page\? \[unanswered\]/,
    );
    // Pasted texts can have the line breaks of a word processor, which no XML feed may contain.
    await run('question', 'answer', '1', 'From', 'the\u000b', 'terminal.');
    expect(await listed()).toEqual([['Seen on the page?', 'From the terminal.']]);
    expect(await run('question', 'show', '1')).toContain('From the terminal.');
    await run('question', 'hide', '1');
    expect(await listed()).toEqual([]);
    await run('question', 'publish', '2');
    expect(await listed()).toEqual([['Caught?', null]]);
    await run('question', 'delete', '1');
    await run('question', 'delete', '2');
    expect(await run('question', 'list')).toBe('No questions.');
  });

  test('control characters are not printed to the terminal', async () => {
    await server.post(paths.messages, { message: 'a\u202Eb\u2066c' });
    await server.query(`UPDATE message SET name = $1`, ['\u001B[2J\u0007Eve']);
    expect(await run()).toMatch(/\[2JEve, no e-mail: abc$/);
  });

  test('control characters in a time or a name from a foreign file are not printed either', async () => {
    await server.post(paths.messages, { message: 'From elsewhere' });
    const hostile = '2026\u001B]0;x\u0007-01\u009B2J';
    await server.query(`UPDATE message SET created_at = $1, name = $2`, [hostile, 'Eve\nMallory']);
    await server.post(paths.questions, { question: 'From elsewhere?' });
    await server.query(`UPDATE question SET created_at = $1, name = $2`, [hostile, 'Eve\n\u202EMallory']);
    const [{ id } = { id: 0 }] = await server.query<{ id: number }>('SELECT max(id) AS id FROM message');
    const printed = [
      await run(),
      await run('show', `${id}`),
      await run('export'),
      await run('question'),
      await run('question', 'show', `${(await server.questions())[0]?.id}`),
    ].join('\n');
    expect(printed).toContain('Eve Mallory');
    // oxlint-disable-next-line no-control-regex -- control characters are exactly what is meant
    expect(printed).not.toMatch(/[\u001B\u0007\u009B\u202E]/);
    expect(JSON.parse(await run('export'))[0].createdAt).toBe(hostile);
  });

  test('a folder without a database is named, and stays without one', async () => {
    const elsewhere = readConfig({ DATA_DIR: temporaryDirectory() });
    const opening = inbox({ ...elsewhere, databaseUrl: undefined }, [], () => undefined);
    await expect(opening).rejects.toThrow('is DATA_DIR right?');
    expect(readdirSync(elsewhere.dataDirectory)).toEqual([]);
  });

  test('purge refuses anything but a number of days', async () => {
    const before = await server.query('SELECT id FROM message');
    for (const days of ['0', '1 week'])
      await expect(run('purge', ...days.split(' '))).rejects.toThrow('Usage: npm run inbox -- purge DAYS');
    expect(await server.query('SELECT id FROM message')).toHaveLength(before.length);
  });

  test('a deleted message is in none of the database files any more', async () => {
    await server.post(paths.messages, { message: 'c4n4ry to be forgotten' });
    const [{ id } = { id: 0 }] = await server.query<{ id: number }>('SELECT max(id) AS id FROM message');
    await run('delete', `${id}`);
    const files = readdirSync(server.config.dataDirectory).map((name) =>
      readFileSync(join(server.config.dataDirectory, name), 'latin1'),
    );
    expect(files.join('')).not.toContain('c4n4ry');
  });

  test.each([
    ['nonsense'],
    ['constructor'],
    ['show'],
    ['show', 'x'],
    ['show', '999'],
    ['purge', 'soon'],
    ['question', 'nonsense'],
    ['question', 'hide', '999'],
    ['question', 'answer'],
  ])('refuses a wrong call with a message: %s %s %s', async (...args) => {
    await expect(run(...args.filter(Boolean))).rejects.toBeInstanceOf(OwnerError);
  });

  test('says that an answered question is not on the page, and how to show it', async () => {
    await server.post(paths.questions, { question: 'Hidden and answered?' });
    const [{ id } = { id: 0 }] = await server.questions();
    await run('question', 'hide', `${id}`);
    expect(await run('question', 'answer', `${id}`, 'Yes.')).toBe(
      `Question ${id} is answered, but not on the page: npm run inbox -- question publish ${id}`,
    );
  });

  test('refuses an answer that is blank or too long', async () => {
    await server.post(paths.questions, { question: 'Answered by hand?' });
    const [{ id } = { id: 0 }] = await server.questions();
    await expect(run('question', 'answer', `${id}`, '\u200B')).rejects.toThrow('Answer cannot be empty.');
    await expect(run('question', 'answer', `${id}`, 'x'.repeat(10_001))).rejects.toThrow('too long');
  });
});
