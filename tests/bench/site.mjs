import { spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

export const root = join(import.meta.dirname, '../..');

/** Starts a server on a free port and returns its address. @param {import('node:net').Server} server */
export const listen = async (server) => {
  await new Promise((resolve) => server.listen(0, '127.0.0.1', () => resolve(undefined)));
  return `http://127.0.0.1:${/** @type {import('node:net').AddressInfo} */ (server.address()).port}`;
};

export const freePort = async () => {
  const probe = createServer();
  const { port } = new URL(await listen(probe));
  probe.close();
  return Number(port);
};

const answers = async (/** @type {string} */ url) => {
  try {
    return (await fetch(url)).ok;
  } catch {
    return false;
  }
};

/**
 * The built site on its own server and database.
 * @param {NodeJS.ProcessEnv} [env]
 */
export const startSite = async (env = {}) => {
  const port = await freePort();
  const folder = env.DATA_DIR ?? (await mkdtemp(join(tmpdir(), 'line-of-dance-bench-')));
  const begin = performance.now();
  const child = spawn(process.execPath, ['--max-semi-space-size=2', join(root, 'server/dist/main.js')], {
    stdio: 'ignore',
    env: {
      ...process.env,
      PORT: String(port),
      HOST: '127.0.0.1',
      DATA_DIR: folder,
      RATE_LIMIT_PER_MINUTE: '1000000',
      ADMIN_PASSWORD: 'bench',
      ...env,
    },
  });
  const address = `http://127.0.0.1:${port}`;
  while (!(await answers(`${address}/api/health`))) {
    if (performance.now() - begin > 20_000) throw new Error('The server did not answer within 20 seconds.');
    await sleep(20);
  }
  return {
    address,
    folder,
    pid: child.pid ?? 0,
    startMilliseconds: performance.now() - begin,
    stop: async () => {
      const ended = new Promise((resolve) => child.once('exit', resolve));
      child.kill();
      await ended;
      if (!env.DATA_DIR) await rm(folder, { recursive: true, force: true });
    },
  };
};
