import { createHash } from 'node:crypto';
import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { install } from './install.mjs';
import { root } from './root.mjs';
import { run } from './run.mjs';

export const parts = [
  {
    name: 'site',
    sources: [
      'ui/src',
      'ui/package.json',
      'site/src',
      'site/apps',
      'site/browser',
      'site/content',
      'site/build',
      'site/public',
      'site/vite.config.ts',
      'server/src/contract.ts',
      'server/src/questions-page/page.contract.ts',
      'server/src/emotion/data',
      'package-lock.json',
    ],
    result: 'site/dist/client/index.html',
    command: 'node_modules/vite/bin/vite.js build site --logLevel warn',
  },
  {
    name: 'server',
    sources: ['server/src', 'server/vite.config.ts', 'package-lock.json'],
    result: 'server/dist/main.js',
    command: 'node_modules/vite/bin/vite.js build server --logLevel warn',
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

/** Returns a hash of the names and contents of all files in `sources`. @param {readonly string[]} sources */
export const fingerprint = (sources) => {
  const hash = createHash('sha256');
  for (const file of sources.flatMap((source) => filesIn(join(root, source))))
    hash.update(file).update(readFileSync(file));
  return hash.digest('hex');
};

/**
 * Returns the path of the file that has the fingerprint of the sources at the last build. A build deletes the file, and
 * writes it again only if it succeeds, so that the next command repeats a failed build.
 * @param {string} name
 */
export const stampOf = (name) => join(root, name, 'dist/.sources');

/**
 * Folder with a subfolder for each successful build of the site. `current` is a link to the latest one. A running
 * server keeps serving the subfolder that it started with, and an incomplete build is never served.
 */
const builds = join(root, 'site/.cache/builds');

/**
 * Number of builds to keep. A running server may serve an older build, and open pages still load the assets of the
 * build that they are from.
 */
const maxBuilds = 10;

/**
 * Returns what to print about a failed build: all of its output, or only the list of mistakes in the owner's files.
 * @param {string} output
 */
const reasonOf = (output) =>
  /The content has faults:\n[^]*?(?=\n +at |$)/.exec(output)?.[0].concat('\n') ?? output;

/**
 * Copies a built site into a new subfolder of `builds`, points the link `current` to it, and deletes the oldest builds.
 * @param {string} built
 * @param {string} builds
 */
export const publishSite = (built, builds) => {
  mkdirSync(builds, { recursive: true });
  let id = new Date().toISOString().replace(/\D/g, '');
  while (existsSync(join(builds, id))) id += '0';
  for (const left of readdirSync(builds).filter((entry) => entry.startsWith('.')))
    rmSync(join(builds, left), { recursive: true });
  cpSync(built, join(builds, `.${id}`), { recursive: true, preserveTimestamps: true });
  renameSync(join(builds, `.${id}`), join(builds, id));
  symlinkSync(id, join(builds, '.current'), 'junction');
  renameSync(join(builds, '.current'), join(builds, 'current'));
  const old = readdirSync(builds).filter((entry) => /^\d+$/.test(entry));
  for (const entry of old.sort().slice(0, -maxBuilds)) rmSync(join(builds, entry), { recursive: true });
};

/** @param {unknown} error @param {string} code */
const hasCode = (error, code) => error instanceof Error && 'code' in error && error.code === code;

/** @param {number} pid */
const isAlive = (pid) => {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    // The process exists, but belongs to another user.
    return hasCode(error, 'EPERM');
  }
};

/** Creates the lock file, or returns false if there is one. @param {string} file */
const takeLock = (file) => {
  try {
    writeFileSync(file, String(process.pid), { flag: 'wx' });
    return true;
  } catch (error) {
    if (hasCode(error, 'EEXIST')) return false;
    throw error;
  }
};

/**
 * Runs `work` once no other process has the lock file. The file contains a process id, so that the lock of a killed
 * process is ignored. A lock file that stays empty is ignored too: its process could not write into it, for example
 * because the disk was full.
 * @param {string} file
 * @param {() => Promise<void>} work
 */
export const alone = async (file, work) => {
  mkdirSync(join(file, '..'), { recursive: true });
  let before;
  while (!takeLock(file)) {
    const holder = existsSync(file) ? readFileSync(file, 'utf8') : '';
    if (holder ? isAlive(Number(holder)) : before !== '') {
      if (before === undefined) console.log('Waiting for another build …');
      before = holder;
      await sleep(500);
    } else rmSync(file, { force: true });
  }
  try {
    await work();
  } finally {
    rmSync(file, { force: true });
  }
};

/** Builds a part if its sources have changed. Returns false if the build fails. @param {(typeof parts)[number]} part */
const buildPart = async ({ name, sources, result, command }) => {
  const stamp = stampOf(name);
  const now = fingerprint(sources);
  const isThere = [join(root, result), stamp, ...(name === 'site' ? [join(builds, 'current')] : [])];
  if (isThere.every(existsSync) && readFileSync(stamp, 'utf8') === now) return true;
  rmSync(stamp, { force: true });
  const begin = performance.now();
  console.log(`Building the ${name} …`);
  const { code, output } = await run(command, { quiet: true });
  process.stdout.write(code === 0 ? output : reasonOf(output));
  if (code !== 0) return false;
  if (name === 'site') publishSite(join(root, 'site/dist'), builds);
  writeFileSync(stamp, now);
  console.log(`Built the ${name} in ${((performance.now() - begin) / 1000).toFixed(1)} s.`);
  return true;
};

/** Builds the packages whose sources have changed. A running server shows the result after a restart. */
export const build = async () => {
  let isBuilt = true;
  try {
    await alone(join(root, 'node_modules/.cache/line-of-dance-build'), async () => {
      for (const part of parts) isBuilt &&= await buildPart(part);
    });
  } catch (error) {
    if (!(error instanceof Error && 'syscall' in error)) throw error;
    console.error(`The build could not write its files: ${error.message}`);
    console.error('Is the disk full? Does this folder belong to another user?');
    isBuilt = false;
  }
  if (!isBuilt) process.exit(1);
};

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  install();
  await build();
}
