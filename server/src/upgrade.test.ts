import { cpSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Client } from 'pg';
import { afterEach, beforeEach, describe, expect, inject, test } from 'vitest';
import { databaseKinds, password, startApp, temporaryDirectory, type TestApp } from '../testing/app.js';
import { createTestDatabase } from '../testing/postgres.js';
import { checkDatabase } from './commands/backup-file.js';
import { restore } from './commands/restore.js';
import { readConfig } from './config/config.js';
import { paths, type Question } from './contract.js';

const previous = join(import.meta.dirname, '../testing/previous');
const served = JSON.parse(readFileSync(join(previous, 'questions.json'), 'utf8')) as Question[];

async function loadDump(url: string): Promise<void> {
  const client = new Client({ connectionString: url });
  await client.connect();
  await client.query(readFileSync(join(previous, 'line-of-dance.sql'), 'utf8'));
  await client.end();
}

describe.each(databaseKinds)('data of the previous version on %s', (kind) => {
  let server: TestApp;
  let drop: () => Promise<void>;
  beforeEach(async () => {
    const directory = temporaryDirectory();
    cpSync(previous, directory, { recursive: true });
    const postgres = kind === 'postgres' ? await createTestDatabase(inject('postgresUrl')) : undefined;
    if (postgres) await loadDump(postgres.url);
    drop = async () => postgres?.drop();
    server = await startApp(kind, {
      DATA_DIR: directory,
      ADMIN_PASSWORD_HASH: '',
      ...(postgres && { DATABASE_URL: postgres.url }),
    });
  });
  afterEach(async () => {
    await server.close();
    await drop();
  });

  test('is served unchanged: questions, names and answers, in their order', async () => {
    expect(served.length).toBeGreaterThan(5);
    expect(await server.questions()).toEqual(served.map((question) => ({ ...question, answeredAt: null })));
  });

  test('holds its messages, and suspected spam stays suspected', async () => {
    const rows = await server.query('SELECT message, name, email, suspected_spam FROM message ORDER BY id');
    expect(rows.map((row) => ({ ...row, suspected_spam: Boolean(row['suspected_spam']) }))).toEqual([
      { message: 'Let us talk.\nSoon? 🙂', name: 'Ada', email: 'ada@example.org', suspected_spam: false },
      { message: 'Привет — без имени', name: null, email: null, suspected_spam: false },
      { message: 'Win now', name: 'A program', email: null, suspected_spam: true },
    ]);
  });

  test('is answered with the old password, and new ids follow the old ones', async () => {
    const { id } = served.find(({ answer }) => answer === null) ?? { id: 0 };
    const answered = await server.post(paths.answer, { id, answer: 'At last.', password });
    expect([answered.statusCode, answered.json()]).toEqual([
      200,
      {
        ...served.find((question) => question.id === id),
        answer: 'At last.',
        answeredAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
      },
    ]);
    const asked = await server.post(paths.questions, { question: 'And today?' });
    expect(asked.json<Question>().id).toBe(8);
    expect((await server.questions()).map((question) => question.id)).toEqual([8, 7, 5, 4, 3, 2, 1]);
  });
});

test('a backup of the previous version can be restored', async () => {
  const saved = join(temporaryDirectory(), 'saved.db');
  cpSync(join(previous, 'line-of-dance.db'), saved);
  const config = readConfig({ DATA_DIR: temporaryDirectory() });
  const lines: string[] = [];
  await restore(config, [saved], (line) => lines.push(line));
  expect(lines).toEqual([
    `Restored in ${join(config.dataDirectory, 'line-of-dance.db')}. Questions: 7, messages: 3.`,
    'There was no database before: is DATA_DIR right?',
  ]);
  expect(checkDatabase(join(config.dataDirectory, 'line-of-dance.db'))).toEqual({
    questions: 7,
    messages: 3,
  });
});
