import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';

const folders = ['/usr/lib/x86_64-linux-gnu', '/usr/lib64', '/usr/lib'];
const needed = ['libnss3.so', 'libnspr4.so'];

const isPresent = (library) =>
  folders.some((folder) => existsSync(folder) && readdirSync(folder).includes(library));

/** Installs two system libraries that the tests' browser needs on Linux. */
export const installBrowserLibraries = () => {
  if (process.platform !== 'linux' || needed.every(isPresent)) return;
  console.log('Installing the libraries of the tests’ browser …');
  const command = 'apt-get update -qq && apt-get install -y -qq libnss3 libnspr4';
  const asRoot = process.getuid?.() === 0 ? ['sh', '-c', command] : ['sudo', '-n', 'sh', '-c', command];
  const { status } = spawnSync(asRoot[0], asRoot.slice(1), { stdio: 'inherit' });
  if (status !== 0) console.log(`The tests’ browser needs ${needed.join(' and ')}. Install them: ${command}`);
};
