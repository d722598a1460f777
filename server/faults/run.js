import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { build, runnerImport } from 'vite';

/** `npm run faults [-- WORD]`: builds the server in a temporary folder and runs fault tests, optionally by name. */
const configFile = join(import.meta.dirname, '../vite.config.ts');
const outDir = join(import.meta.dirname, `../.cache/faults-${process.pid}`);

await build({ configFile, logLevel: 'error', build: { outDir, emptyOutDir: true } });
const { module } = await runnerImport(join(import.meta.dirname, 'run.ts'), { configFile, logLevel: 'error' });
try {
  process.exitCode = (await module.runFaults(outDir, process.argv[2] ?? '')) ? 0 : 1;
} finally {
  rmSync(outDir, { recursive: true, force: true });
}
