import { execFileSync } from 'node:child_process';
import { rm } from 'node:fs/promises';
import { stampOf } from '../../scripts/build.mjs';
import { root } from '../../scripts/root.mjs';
import { round } from './numbers.mjs';

/** Runs a command, and returns how many seconds it took. @param {string} command */
const seconds = (command) => {
  const begin = performance.now();
  execFileSync(command, { cwd: root, stdio: 'ignore', shell: true });
  return round((performance.now() - begin) / 1000, 1);
};

/** Measures each build in seconds, and the size of the installed packages. The first build has no cache. */
export const measureBuilding = async () => {
  for (const part of ['site', 'server']) await rm(stampOf(part), { force: true });
  return {
    'site and server, s': seconds('node scripts/build.mjs'),
    'nothing changed, s': seconds('node scripts/build.mjs'),
    'Storybook, s': seconds('npm run build-storybook'),
    'node_modules, MB': Number.parseInt(
      execFileSync('du', ['-sm', '--exclude=.cache', 'node_modules'], { cwd: root, encoding: 'utf8' }),
    ),
  };
};
