// Node 20 cannot run TypeScript; Vite, which is installed anyway, can.
import { runnerImport } from 'vite';

const { module } = await runnerImport(new URL('visual.ts', import.meta.url).pathname);
try {
  process.exitCode = await module.run(process.argv.slice(2));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
