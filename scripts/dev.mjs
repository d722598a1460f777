import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { build, stampOf } from './build.mjs';
import { install } from './install.mjs';
import { root } from './root.mjs';

install();
if (!existsSync(join(root, 'server/dist/main.js'))) await build();
// What is built here may be of sources that are gone when `npm start` looks.
rmSync(stampOf('server'), { force: true });

const port = Number(process.env.PORT ?? 3000);
// Taken before Vite's build below calls this process one of production, which would reach the site.
const environment = { ...process.env };

// Node itself and no npx in between, which would not pass on the signal that ends it.
/** @param {string[]} parameters @param {Partial<import('node:child_process').SpawnOptions>} [options] */
const start = (parameters, options) =>
  spawn(process.execPath, parameters, { cwd: root, stdio: 'inherit', env: environment, ...options });

const site = start([
  join(root, 'node_modules/vite/bin/vite.js'),
  'site',
  '--config',
  'site/vite.config.ts',
  '--port',
  String(port),
  '--strictPort',
]);

/** @type {import('node:child_process').ChildProcess | undefined} */
let server;

const endServer = async () => {
  if (server?.exitCode !== null || server.signalCode !== null) return;
  server.kill();
  await once(server, 'exit');
};

/** @param {number | null} [code] */
const stop = async (code) => {
  site.kill();
  await endServer();
  process.exit(code ?? 0);
};
process.on('SIGINT', () => void stop());
process.on('SIGTERM', () => void stop());
site.on('exit', (code) => void stop(code));

/** The server, anew: visitors find it behind the site's address, so that is the one it names. */
const restart = async () => {
  await endServer();
  server = start(['server/dist/main.js'], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...environment, PORT: String(port + 1) },
  });
  server.stdout?.on('data', (bytes) =>
    process.stdout.write(String(bytes).replaceAll(`localhost:${port + 1}`, `localhost:${port}`)),
  );
};

const { build: bundle } = await import('vite');
const watcher = await bundle({
  configFile: join(root, 'server/vite.config.ts'),
  logLevel: 'warn',
  build: { watch: {} },
});
let turn = Promise.resolve();
// A build empties the folder first, so the server starts when one has ended and not when a file changes.
if ('on' in watcher)
  watcher.on('event', ({ code }) => {
    if (code === 'END') turn = turn.then(restart);
  });
