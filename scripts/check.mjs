import { fileURLToPath } from 'node:url';
import { install } from './install.mjs';
import { runSteps, tool } from './steps.mjs';

/** Types, lint, format, the house test (conventions of the repository), and what the specification counts. */
export const checks = [
  ['ui', 'site', 'server', 'tests'].map((name) => tool(`types of ${name}`, 'tsc', '-p', name)),
  tool('lint', 'oxlint', '--type-aware', '--deny-warnings'),
  tool('format', 'prettier', '--check', '--log-level', 'warn', '.'),
  tool('house', 'vitest', 'run', '--config', 'tests/vitest.config.ts', '--project', 'tests'),
];

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  install();
  await runSteps(checks);
}
