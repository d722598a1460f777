import { execFile, execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startApp, type TestApp } from '../testing/app.js';
import { environment } from './config/environment.js';

const read = (file: string) => readFileSync(join(import.meta.dirname, '..', file), 'utf8');

/** Returns each `$ command` in the README's console blocks, with the output that the README shows. */
function examples(): [command: string, printed: string][] {
  const blocks = [...read('README.md').matchAll(/```console\n([\s\S]*?)```/g)].map(([, block = '']) => block);
  return blocks.flatMap((block) =>
    block
      .trim()
      .split(/\n*^\$ /m)
      .filter(Boolean)
      .map((entry): [string, string] => {
        const [command = '', ...lines] = entry.split('\n');
        return [command, lines.join('\n').trim()];
      }),
  );
}

const withoutTime = (text: string) => text.replaceAll(/\d{4}-\d\d-\d\dT[\d:.]+Z/g, 'TIME');
const bash = (command: string) => promisify(execFile)('bash', ['-c', command]);
const hasJson = execFileSync('curl', ['--help', 'all']).includes('--json');

describe('the README', () => {
  let server: TestApp;
  let host: string;
  beforeAll(async () => {
    server = await startApp('sqlite', { ADMIN_PASSWORD_HASH: '', ADMIN_PASSWORD: 'my password' });
    await server.app.listen(0, '127.0.0.1');
    host = new URL(await server.app.getUrl()).host;
  });
  afterAll(() => server.close());

  test('has examples', () => expect(examples().length).toBeGreaterThan(6));

  test.each(examples())('%s', async (command, printed) => {
    const known = hasJson ? command : command.replace('--json', "-H 'content-type: application/json' -d");
    const { stdout } = await bash(known.replace('localhost:3000', host));
    expect(withoutTime(stdout.trim())).toBe(withoutTime(printed));
  });

  test('.env.example names every variable that the server knows, and no other', () => {
    const named = read('.env.example')
      .match(/^#?([A-Z_]+)=/gm)
      ?.map((line) => line.replace(/[#=]/g, ''));
    expect(named?.toSorted()).toEqual(Object.keys(environment.shape).toSorted());
  });
});
