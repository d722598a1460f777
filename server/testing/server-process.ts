import { type ChildProcess, spawn } from 'node:child_process';
import { join } from 'node:path';
import { hashPassword } from '../src/admin/password-hash.js';
import { limits, paths, type Question } from '../src/contract.js';

export const password = 'correct horse battery staple';

export interface Exit {
  code: number | null;
  signal: NodeJS.Signals | null;
  ms: number;
}

export interface ServerProcess {
  url: string;
  pid: number;
  /** Milliseconds from the start until the server listened. */
  startMs: number;
  output: () => string;
  /** Closes the log's pipe, as if the process that reads it had ended. */
  closeOutput: () => void;
  ask: (question: string) => Promise<Response>;
  questions: () => Promise<Question[]>;
  stop: (signal?: NodeJS.Signals) => Promise<Exit>;
}

export interface ProcessOptions {
  build: string;
  dataDirectory: string;
  environment?: NodeJS.ProcessEnv;
  /** Wraps the command, for example to run it on a small disk. */
  wrap?: (command: string[]) => string[];
  /** Name of the file to run, without `.js`. The default is the server; the other files are the owner's commands. */
  script?: string;
  args?: string[];
  /** Runs the process as another user. */
  uid?: number;
}

let hash: Promise<string> | undefined;

export function exited(child: ChildProcess): Promise<Exit> {
  const begin = performance.now();
  return new Promise((resolve) => {
    const done = () =>
      resolve({ code: child.exitCode, signal: child.signalCode, ms: performance.now() - begin });
    if (child.exitCode !== null || child.signalCode !== null) done();
    else child.once('exit', () => setImmediate(done));
  });
}

/** Starts the built server as a separate process, without a request log and with high rate limits. */
export async function launch(
  options: ProcessOptions,
): Promise<{ child: ChildProcess; output: () => string }> {
  const { build, dataDirectory, environment, wrap, uid, script = 'main', args: own = [] } = options;
  const direct = [process.execPath, '--max-semi-space-size=2', join(build, `${script}.js`), ...own];
  const [command = '', ...args] = wrap ? wrap(direct) : direct;
  const child = spawn(command, args, {
    cwd: build,
    ...(uid !== undefined && { uid, gid: uid }),
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      PATH: process.env['PATH'],
      PORT: '0',
      DATA_DIR: dataDirectory,
      SITE_DIR: join(dataDirectory, 'no-site'),
      ADMIN_PASSWORD_HASH: await (hash ??= hashPassword(password)),
      RATE_LIMIT_PER_MINUTE: '100000000',
      LOG_LEVEL: 'warn',
      ...environment,
    },
  });
  let text = '';
  for (const stream of [child.stdout, child.stderr])
    stream?.on('data', (bytes: Buffer) => (text += bytes.toString()));
  return { child, output: () => text };
}

/** Reads all pages of the question list. */
async function allQuestions(url: string): Promise<Question[]> {
  const found: Question[] = [];
  let next: string | undefined = paths.questions;
  while (next) {
    const answer: Response = await fetch(url + next);
    const page = (await answer.json()) as Question[];
    found.push(...page);
    const last = page.at(-1);
    const isFull: boolean = page.length === limits.questionsPerPage || answer.headers.has('link');
    next =
      isFull && last ? `${paths.questions}?limit=${limits.questionsPerPage}&before=${last.id}` : undefined;
  }
  return found;
}

export async function startProcess(options: ProcessOptions): Promise<ServerProcess> {
  const begin = performance.now();
  const { child, output } = await launch(options);
  const url = await new Promise<string>((resolve, reject) => {
    child.once('exit', () => reject(new Error(`The server did not start:\n${output()}`)));
    child.stdout?.on('data', () => {
      const found = /runs on http:\/\/localhost:(\d+)/.exec(output());
      if (found) resolve(`http://127.0.0.1:${found[1]}`);
    });
  });
  const startMs = performance.now() - begin;
  return {
    url,
    pid: child.pid ?? 0,
    startMs,
    output,
    closeOutput: () => [child.stdout, child.stderr].forEach((stream) => stream?.destroy()),
    ask: (question) =>
      fetch(url + paths.questions, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ question }),
      }),
    questions: () => allQuestions(url),
    stop: (signal = 'SIGTERM') => {
      child.kill(signal);
      return exited(child);
    },
  };
}
