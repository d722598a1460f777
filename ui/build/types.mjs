import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const compiler = fileURLToPath(import.meta.resolve('typescript7/package.json'));
const built = join(dirname(import.meta.dirname), 'dist');

/**
 * Makes relative import paths in type declarations end in `.js`: TypeScript copies the paths from the sources, but Node
 * needs the ending.
 */
const withEndings = (/** @type {string} */ declarations) =>
  declarations.replace(/(from |import\()(['"])(\.{1,2}\/[^'"]+?)(?:\.tsx?)?\2/g, '$1$2$3.js$2');

execFileSync(process.execPath, [join(dirname(compiler), 'bin/tsc'), '-p', import.meta.dirname], {
  stdio: 'inherit',
});
for (const name of readdirSync(built, { recursive: true, encoding: 'utf8' })) {
  if (!name.endsWith('.d.ts')) continue;
  const file = join(built, name);
  writeFileSync(file, withEndings(readFileSync(file, 'utf8')));
}
