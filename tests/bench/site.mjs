import { spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))));

/** @returns {Promise<number>} */
export const freePort = () =>
  new Promise((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });

const answers = async (/** @type {string} */ url) => {
  try {
    return (await fetch(url)).ok;
  } catch {
    return false;
  }
};

/** @param {number} milliseconds */
export const pause = (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds));

/**
 * The built site and its server, as visitors get them, on a database of their own.
 * @param {NodeJS.ProcessEnv} [env]
 */
export const startSite = async (env = {}) => {
  const port = await freePort();
  const folder = env.DATA_DIR ?? (await mkdtemp(join(tmpdir(), 'line-of-dance-bench-')));
  const begin = performance.now();
  const child = spawn(process.execPath, ['--max-semi-space-size=8', join(root, 'server/dist/main.js')], {
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
    await pause(20);
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
