import { execFileSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../../scripts/root.mjs';

/** Quality, latency and memory of the explorer on our labelled texts, and on a folder of other people's. Cries for help have another format. */
export const measureExplorer = (outside) => {
  const labelled = join(root, 'server/src/emotion/labelled');
  const own = readdirSync(labelled)
    .filter((file) => file.endsWith('.jsonl') && !file.startsWith('care'))
    .map((file) => join(labelled, file));
  const others = outside === undefined ? [] : ['--outside', outside];
  const command = ['--expose-gc', join(root, 'server/dist/evaluate.js'), ...own, ...others];
  return execFileSync(process.execPath, command, { cwd: root, encoding: 'utf8' }).trim();
};
