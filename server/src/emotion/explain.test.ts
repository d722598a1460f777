import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, inject, test, vi } from 'vitest';

/**
 * Runs `npm run emotion` and returns its output and exit code. The query string in the import makes the command run
 * again, while the engine stays loaded.
 */
async function run(...given: string[]) {
  const printed = vi.spyOn(console, 'log').mockReturnValue();
  const refused = vi.spyOn(console, 'error').mockReturnValue();
  const { argv } = process;
  process.argv = [...argv.slice(0, 2), ...given];
  await import(/* @vite-ignore */ `./explain.command.ts?${given.join('+')}`);
  const [lines, fault] = [printed, refused].map(({ mock }) => mock.calls.flat().join('\n'));
  const code = process.exitCode;
  vi.restoreAllMocks();
  process.argv = argv;
  process.exitCode = undefined;
  return { code, lines, fault };
}

test('the command prints what it understood, and with --why the lines of the data files behind it', async () => {
  expect((await run('a bit', 'homesick', '--why')).lines).toMatch(
    /^match \(en\): longing[^]*words\.tsv:\d+/u,
  );
});

test('the command treats an emoticon as a text, not as an option', async () => {
  expect((await run('-_-')).lines).toMatch(/^match/u);
});

test('the command answers a text as one line of JSON', async () => {
  const { lines } = await run('homesick', '--jsonl');
  expect(JSON.parse(lines ?? '')).toMatchObject({ kind: 'match', language: 'en' });
});

test('the command answers all lines of standard input, though it is closed at once', () => {
  const command = join(inject('serverBuild'), 'explain.js');
  const { stdout } = spawnSync('node', [command, '--jsonl'], {
    input: 'homesick\nfurious\n',
    encoding: 'utf8',
  });
  const answers = stdout.split('\n').filter(Boolean);
  expect(answers.map((line): unknown => JSON.parse(line))).toMatchObject([
    { families: { longing: expect.any(Number) } },
    { families: { anger: expect.any(Number) } },
  ]);
});

test.each([[['--why']], [['--help']], [['sad', '--wy']], [['--jsonl', '--wy']]])(
  'the command prints its usage without a text or with an unknown option: %j',
  async (given) => {
    const usage = expect.stringMatching(/^Usage: npm run emotion/u);
    expect(await run(...given)).toMatchObject({ code: 1, lines: '', fault: usage });
  },
);
