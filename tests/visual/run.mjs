// Node 20 reads no TypeScript of its own: Vite, which is there anyway, does.
import { runnerImport } from 'vite';

const { module } = await runnerImport(new URL('visual.ts', import.meta.url).pathname);
process.exitCode = await module.run(process.argv.slice(2));
