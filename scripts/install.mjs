import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { root } from './root.mjs';

/** @param {string} file @returns {Record<string, { version?: string, optional?: boolean, link?: boolean }>} */
const packagesIn = (file) => (existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')).packages : {});

/** Tells whether all packages of the lock file are installed in the right version. */
const isInstalled = () => {
  const here = packagesIn(join(root, 'node_modules/.package-lock.json'));
  return Object.entries(packagesIn(join(root, 'package-lock.json'))).every(
    ([path, { version, optional, link }]) =>
      !path.startsWith('node_modules/') || optional || link || here[path]?.version === version,
  );
};

/**
 * Tells whether the database driver loads. The driver for Node 20 is compiled for one version of Node, so it fails
 * after a change of version.
 */
const driverLoads = () => {
  if (Number.parseInt(process.versions.node, 10) >= 22) return true;
  const open = "new (require('better-sqlite3'))(':memory:')";
  return spawnSync(process.execPath, ['-e', open], { cwd: root }).status === 0;
};

/**
 * Returns environment variables with which npm compiles the driver with Node's installed headers, if there are any.
 * Otherwise npm downloads the headers from nodejs.org.
 */
const headers = () => {
  const prefix = dirname(dirname(process.execPath));
  return existsSync(join(prefix, 'include/node/node.h')) ? { npm_config_nodedir: prefix } : {};
};

/** @param {string[]} parameters */
const npm = (parameters) => {
  const { status, error } = spawnSync('npm', parameters, {
    cwd: root,
    stdio: 'inherit',
    env: { ...headers(), ...process.env },
  });
  if (error) console.error(`npm cannot be started: ${error.message}`);
  if (status !== 0) process.exit(status ?? 1);
};

/** Installs packages that are missing or differ from the lock file. */
export const install = () => {
  if (!isInstalled()) {
    console.log(
      'Installing packages. The first time this takes a few minutes: the database driver is compiled.',
    );
    // With NODE_ENV=production npm would leave out the tools that build the site.
    npm(['ci', '--include=dev', '--no-audit', '--no-fund']);
  }
  if (!driverLoads()) {
    console.log('Compiling the database driver for this version of Node …');
    npm(['rebuild', 'better-sqlite3']);
  }
};
