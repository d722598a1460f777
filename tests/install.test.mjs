import { spawnSync } from 'node:child_process';
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { root } from '../scripts/root.mjs';

const isCompiled = Number.parseInt(process.versions.node, 10) < 22;
const installed = '{ "packages": { "node_modules/one": { "version": "1.0.0" } } }';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'line-of-dance-install-'));
  for (const name of ['install.mjs', 'root.mjs'])
    cpSync(join(root, 'scripts', name), join(folder, 'scripts', name));
  write('package-lock.json', installed);
  write('npm', '#!/bin/sh\necho "$@" >> calls\n');
  chmodSync(join(folder, 'npm'), 0o700);
});
afterEach(() => rmSync(folder, { recursive: true }));

const write = (file, text) => {
  mkdirSync(dirname(join(folder, file)), { recursive: true });
  writeFileSync(join(folder, file), text);
};

const start = (path) =>
  spawnSync(process.execPath, ['-e', "import('./scripts/install.mjs').then(({ install }) => install())"], {
    cwd: folder,
    encoding: 'utf8',
    env: { ...process.env, PATH: path },
  });

/** Runs the installation with a fake npm, and returns the arguments of each call. */
const install = () => {
  start(`${folder}:${process.env.PATH}`);
  const calls = join(folder, 'calls');
  return existsSync(calls) ? readFileSync(calls, 'utf8').trim().split('\n') : [];
};

describe('the installation', () => {
  test('adds the tools that build the site, also where NODE_ENV is production', () => {
    expect(install()[0]).toMatch(/^ci .*--include=dev/);
  });

  test('fails with the reason if there is no npm', () => {
    const { status, stderr } = start('/nowhere');
    expect([status, stderr]).toEqual([1, 'npm cannot be started: spawnSync npm ENOENT\n']);
  });

  test.runIf(isCompiled)('does not compile a driver that loads, even if it was compiled elsewhere', () => {
    write('node_modules/.package-lock.json', installed);
    write('node_modules/better-sqlite3/index.js', 'module.exports = class {};');
    expect(install()).toEqual([]);
  });

  test.runIf(isCompiled)('compiles a driver that does not load', () => {
    write('node_modules/.package-lock.json', installed);
    write('node_modules/better-sqlite3/index.js', 'module.exports = class { constructor() { throw 1; } };');
    expect(install()).toEqual(['rebuild better-sqlite3']);
  });
});
