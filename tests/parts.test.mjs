import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../scripts/root.mjs';

test('`npm test` refuses an unknown part, also behind a known one', () => {
  // Without PATH no step could start.
  const options = { encoding: 'utf8', env: { ...process.env, PATH: '' } };
  const { status, stderr } = spawnSync(
    process.execPath,
    [join(root, 'scripts/test.mjs'), 'server', 'sites'],
    options,
  );
  expect([status, stderr]).toEqual([1, expect.stringContaining('There is no part "sites". Parts: check,')]);
});
