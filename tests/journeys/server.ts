import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

const root = join(import.meta.dirname, '../..');

/** The built site, or the one in `SITE_DIR`. */
export const builtSite = process.env.SITE_DIR ?? join(root, 'site/dist');

/** The admin password of the servers in the journeys. */
export const adminPassword = 'two crossings and a pause';

export interface Server {
  /** The address of the site, without a slash at the end. */
  url: string;
  /** What `npm run inbox` prints, with the words after `--`. */
  inbox: (...words: string[]) => Promise<string>;
  stop: () => Promise<void>;
}

/** A real server process with its own temporary database, and limits that no journey reaches. */
export const startServer = async (siteDirectory: string): Promise<Server> => {
  const cwd = mkdtempSync(join(tmpdir(), 'journey-'));
  const env = {
    PATH: process.env.PATH,
    HOST: '127.0.0.1',
    PORT: '0',
    DATA_DIR: cwd,
    SITE_DIR: siteDirectory,
    ADMIN_PASSWORD: adminPassword,
    RATE_LIMIT_PER_MINUTE: '1000000',
    LOG_LEVEL: 'error',
  };
  const server = spawn(process.execPath, [join(root, 'server/dist/main.js')], { cwd, env });
  const port = await new Promise<string>((resolve, reject) => {
    let printed = '';
    const listen = (bytes: Buffer) => {
      printed += bytes.toString();
      const found = /runs on http:\/\/localhost:(\d+)/.exec(printed)?.[1];
      if (found) resolve(found);
    };
    server.stdout.on('data', listen);
    server.stderr.on('data', listen);
    server.on('exit', (code) =>
      reject(new Error(`The server ended with ${code} before it listened:\n${printed}`)),
    );
  });
  return {
    url: `http://127.0.0.1:${port}`,
    inbox: async (...words) => {
      const command = [join(root, 'server/dist/inbox.js'), ...words];
      return (await promisify(execFile)(process.execPath, command, { cwd, env })).stdout;
    },
    stop: async () => {
      const ended = once(server, 'exit');
      server.kill('SIGTERM');
      await ended;
      rmSync(cwd, { recursive: true });
    },
  };
};
