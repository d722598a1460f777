// @ts-check
import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { root } from '../scripts/root.mjs';

/** The built site, or the one in `SITE_DIR`. */
export const builtSite = process.env.SITE_DIR ?? join(root, 'site/dist');

export const adminPassword = 'two crossings and a pause';

/** @typedef {Awaited<ReturnType<typeof startServer>>} Server */

/**
 * Starts a server process with rate limits that no test reaches. It has its own database, which `stop` deletes unless
 * `env` has a DATA_DIR.
 * @param {{ site?: string, env?: NodeJS.ProcessEnv }} [options] a built site, and further variables
 */
export const startServer = async ({ site = builtSite, env: more } = {}) => {
  const cwd = more?.DATA_DIR ?? mkdtempSync(join(tmpdir(), 'line-of-dance-test-'));
  const env = {
    PATH: process.env.PATH,
    HOST: '127.0.0.1',
    PORT: '0',
    DATA_DIR: cwd,
    SITE_DIR: site,
    ADMIN_PASSWORD: adminPassword,
    RATE_LIMIT_PER_MINUTE: '1000000',
    LOG_LEVEL: 'error',
    ...more,
  };
  const command = ['--max-semi-space-size=2', join(root, 'server/dist/main.js')];
  const server = spawn(process.execPath, command, { cwd, env, stdio: ['ignore', 'pipe', 'pipe'] });
  /** @type {string} */
  const port = await new Promise((resolve, reject) => {
    let printed = '';
    /** @type {string | undefined} */
    let found;
    const listen = (/** @type {Buffer} */ bytes) => {
      if (found) return;
      printed += bytes;
      found = /runs on http:\/\/localhost:(\d+)/.exec(printed)?.[1];
      if (found) resolve(found);
    };
    server.stdout.on('data', listen);
    server.stderr.on('data', listen);
    server.on('exit', (code) =>
      reject(new Error(`The server ended with ${code} before it listened:\n${printed}`)),
    );
  });
  const url = `http://127.0.0.1:${port}`;
  const post = async (/** @type {string} */ path, /** @type {object} */ data) => {
    // Opens a new connection each time, because a slow server may close an idle one after the next request was sent.
    const headers = { 'content-type': 'application/json', connection: 'close' };
    const response = await fetch(url + path, { method: 'POST', headers, body: JSON.stringify(data) });
    if (!response.ok) throw new Error(`${path} gave ${response.status}: ${await response.text()}`);
    return response;
  };
  return {
    /** The address of the site, without a slash at the end. */
    url,
    pid: server.pid ?? 0,
    /** Runs `npm run inbox` with these words, and returns what it prints. @param {string[]} words */
    inbox: async (...words) => {
      const inbox = [join(root, 'server/dist/inbox.js'), ...words];
      return (await promisify(execFile)(process.execPath, inbox, { cwd, env })).stdout;
    },
    /** Asks a question and returns its number. @param {string} question @param {string} [name] */
    ask: async (question, name) => {
      const asked = await (await post('/api/questions', { question, name })).json();
      return /** @type {{ id: number }} */ (asked).id;
    },
    /** Answers a question, as the owner does. @param {number | undefined} id @param {string} answer */
    answer: (id, answer) => post('/api/questions/answer', { id, answer, password: adminPassword }),
    stop: async () => {
      const ended = once(server, 'exit');
      server.kill('SIGTERM');
      await ended;
      if (!more?.DATA_DIR) rmSync(cwd, { recursive: true });
    },
  };
};
