import { execFileSync } from 'node:child_process';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { root } from './site.mjs';

/** @param {string} command @param {readonly string[]} parameters */
const seconds = (command, parameters) => {
  const begin = performance.now();
  execFileSync(command, parameters, { cwd: root, stdio: 'ignore' });
  return (performance.now() - begin) / 1000;
};

/** Seconds for the builds, from nothing, and what the packages weigh. */
export const measureBuilding = async () => {
  for (const part of ['site', 'server'])
    await rm(join(root, 'node_modules/.cache', `line-of-dance-${part}`), { force: true });
  return {
    build: seconds(process.execPath, ['scripts/build.mjs']),
    buildUnchanged: seconds(process.execPath, ['scripts/build.mjs']),
    storybook: seconds('npx', [
      '--no-install',
      'storybook',
      'build',
      '--output-dir',
      'storybook-static',
      '--quiet',
    ]),
    nodeModulesMegabytes: Number(
      execFileSync('du', ['-sm', '--exclude=.cache', 'node_modules'], { cwd: root, encoding: 'utf8' }).split(
        '\t',
      )[0],
    ),
  };
};
