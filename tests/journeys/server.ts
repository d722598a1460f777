import { execFile, spawn, type ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

const root = join(import.meta.dirname, '../..');

/** The built site, or the one in `SITE_DIR`. */
export const builtSite = process.env.SITE_DIR ?? join(root, 'site/dist');

/** The admin password of the servers in the journeys. */
export const adminPassword = 'two crossings and a pause';

export interface ServerOptions {
  siteDirectory: string;
  /** Scales the limits. High, unless a journey tests them. */
  rateLimitPerMinute?: number;
}

export interface Server {
  /** The address of the site, without a slash at the end. */
  url: string;
  /** What `npm run inbox` prints, with the words after `--`. */
  inbox: (...words: string[]) => Promise<string>;
  /** Restarts the process on the same database and port. */
  restart: () => Promise<void>;
  stop: () => Promise<void>;
}

const launch = (
  environment: Record<string, string>,
  folder: string,
): Promise<{ process: ChildProcess; port: string }> =>
  new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [join(root, 'server/dist/main.js')], {
      cwd: folder,
      env: { PATH: process.env.PATH, ...environment },
    });
    let printed = '';
    const listen = (bytes: Buffer) => {
      printed += bytes.toString();
      const port = /runs on http:\/\/localhost:(\d+)/.exec(printed)?.[1];
      if (port) resolve({ process: child, port });
    };
    child.stdout.on('data', listen);
    child.stderr.on('data', listen);
    child.on('exit', (code) =>
      reject(new Error(`The server ended with ${code} before it listened:\n${printed}`)),
    );
  });

const end = (child: ChildProcess): Promise<void> =>
  new Promise((resolve) => {
    child.on('exit', () => resolve());
    child.kill('SIGTERM');
  });

/** A real server process with its own temporary database. */
export const startServer = async ({
  siteDirectory,
  rateLimitPerMinute = 1_000_000,
}: ServerOptions): Promise<Server> => {
  const folder = mkdtempSync(join(tmpdir(), 'journey-'));
  const environment = {
    HOST: '127.0.0.1',
    DATA_DIR: folder,
    SITE_DIR: siteDirectory,
    ADMIN_PASSWORD: adminPassword,
    RATE_LIMIT_PER_MINUTE: String(rateLimitPerMinute),
    LOG_LEVEL: 'error',
  };
  let running = await launch({ ...environment, PORT: '0' }, folder);
  const { port } = running;
  return {
    url: `http://127.0.0.1:${port}`,
    inbox: async (...words) => {
      const { stdout } = await promisify(execFile)(
        process.execPath,
        [join(root, 'server/dist/inbox.js'), ...words],
        {
          cwd: folder,
          env: { PATH: process.env.PATH, ...environment },
        },
      );
      return stdout;
    },
    restart: async () => {
      await end(running.process);
      running = await launch({ ...environment, PORT: port }, folder);
    },
    stop: async () => {
      await end(running.process);
      rmSync(folder, { recursive: true });
    },
  };
};
