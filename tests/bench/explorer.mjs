import { execFileSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../../scripts/root.mjs';

/**
 * Measures quality, latency and memory of the Emotion Explorer on our labelled texts, and on texts in the folder
 * `outside` that others have labelled. Leaves out cries for help, because their files have another format.
 */
export const measureExplorer = (outside) => {
  const labelled = join(root, 'server/src/emotion/labelled');
  const own = readdirSync(labelled)
    .filter((file) => file.endsWith('.jsonl') && !file.startsWith('care'))
    .map((file) => join(labelled, file));
  const others = outside === undefined ? [] : ['--outside', outside];
  const command = ['--expose-gc', join(root, 'server/dist/evaluate.js'), ...own, ...others];
  return execFileSync(process.execPath, command, { cwd: root, encoding: 'utf8' }).trim();
};
