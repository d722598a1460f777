import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { checks } from '../scripts/check.mjs';
import { root } from '../scripts/root.mjs';

test('the checks start their tools by paths that exist', () => {
  for (const { name, command } of checks)
    expect(existsSync(join(root, command.split(' ')[0])), name).toBe(true);
});

test('`npm test` refuses an unknown part, even after a known one', () => {
  // With this PATH no step could start, even if the unknown part were accepted.
  const options = { encoding: 'utf8', env: { ...process.env, PATH: '/nowhere' } };
  const { status, stderr } = spawnSync(
    process.execPath,
    [join(root, 'scripts/test.mjs'), 'server', 'sites'],
    options,
  );
  expect([status, stderr]).toEqual([1, expect.stringContaining('There is no part "sites". Parts: check,')]);
});
