import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { root } from './site.mjs';

/** Quality on all labelled sets, latency, load time and memory, as the server's own command reports them. */
export const measureExplorer = (labelled) =>
  execFileSync(process.execPath, ['--expose-gc', join(root, 'server/dist/evaluate.js'), ...labelled], {
    cwd: root,
    encoding: 'utf8',
  }).trim();
