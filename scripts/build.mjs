import { createHash } from 'node:crypto';
import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { install } from './install.mjs';
import { root } from './root.mjs';
import { run } from './run.mjs';

const parts = [
  {
    name: 'site',
    sources: [
      'ui/src',
      'ui/package.json',
      'site/src',
      'site/content',
      'site/build',
      'site/public',
      'site/index.html',
      'site/vite.config.ts',
      'server/src/contract.ts',
      'package-lock.json',
    ],
    result: 'site/dist/client/index.html',
    parameters: ['vite', 'build', 'site', '--config', 'site/vite.config.ts', '--app', '--logLevel', 'warn'],
  },
  {
    name: 'server',
    sources: ['server/src', 'server/vite.config.ts', 'package-lock.json'],
    result: 'server/dist/main.js',
    parameters: ['vite', 'build', 'server', '--config', 'server/vite.config.ts', '--logLevel', 'warn'],
  },
];

/** @param {string} path @returns {string[]} */
const filesIn = (path) =>
  !existsSync(path)
    ? []
    : statSync(path).isFile()
      ? [path]
      : readdirSync(path)
          .sort()
          .flatMap((name) => filesIn(join(path, name)));

/** @param {readonly string[]} sources */
const fingerprint = (sources) => {
  const hash = createHash('sha256');
  for (const file of sources.flatMap((source) => filesIn(join(root, source))))
    hash.update(file).update(readFileSync(file));
  return hash.digest('hex');
};

/**
 * Where the fingerprint of the sources that were built is kept.
 * @param {string} name
 */
export const stampOf = (name) => join(root, 'node_modules/.cache', `line-of-dance-${name}`);

/**
 * The message of a failed build: a fault in the owner's files is reported without the stack trace of the tool.
 * @param {string} output
 */
const reasonOf = (output) =>
  /The content has faults:\n[^]*?(?=\n +at |$)/.exec(output)?.[0].concat('\n') ?? output;

/**
 * A build empties the folder first, while a running server may serve from it. A failed build restores the previous
 * pages.
 * @param {string} folder
 * @param {() => Promise<boolean>} work
 */
const keepingOnFailure = async (folder, work) => {
  const kept = join(root, 'node_modules/.cache/line-of-dance-kept');
  const copy = (/** @type {string} */ from, /** @type {string} */ to) => {
    rmSync(to, { recursive: true, force: true });
    if (existsSync(from)) cpSync(from, to, { recursive: true, preserveTimestamps: true });
  };
  copy(folder, kept);
  const isDone = await work();
  if (!isDone) copy(kept, folder);
  rmSync(kept, { recursive: true, force: true });
  return isDone;
};

/** Builds what has changed since the last time, and says so while it works. */
export const build = async () => {
  for (const { name, sources, result, parameters } of parts) {
    const stamp = stampOf(name);
    const now = fingerprint(sources);
    if (existsSync(join(root, result)) && existsSync(stamp) && readFileSync(stamp, 'utf8') === now) continue;
    const begin = performance.now();
    console.log(`Building the ${name} …`);
    const isBuilt = await keepingOnFailure(join(root, name, 'dist'), async () => {
      const { code, output } = await run('npx', ['--no-install', ...parameters], { quiet: true });
      process.stdout.write(code === 0 ? output : reasonOf(output));
      return code === 0;
    });
    if (!isBuilt) process.exit(1);
    mkdirSync(join(stamp, '..'), { recursive: true });
    writeFileSync(stamp, now);
    console.log(`Built the ${name} in ${((performance.now() - begin) / 1000).toFixed(1)} s.`);
  }
};

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  install();
  await build();
}
