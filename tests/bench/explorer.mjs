import { execFileSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './site.mjs';

/** Quality on all labelled sets and on texts that others labelled, where their folder is given; latency, load time and memory. */
export const measureExplorer = (outside) => {
  const labelled = join(root, 'server/src/emotion/labelled');
  const own = readdirSync(labelled)
    .filter((file) => file.endsWith('.jsonl'))
    .map((file) => join(labelled, file));
  const others = outside === undefined ? [] : ['--outside', outside];
  const command = ['--expose-gc', join(root, 'server/dist/evaluate.js'), ...own, ...others];
  return execFileSync(process.execPath, command, { cwd: root, encoding: 'utf8' }).trim();
};
