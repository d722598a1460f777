import { fileURLToPath } from 'node:url';
import { install } from './install.mjs';
import { runSteps, script, tool } from './steps.mjs';

/** Types, lint, format, the house test (conventions of the repository), and what the specification counts. */
export const checks = [
  // The native compiler, which is four times as fast; Storybook and the library's declarations need version 6.
  ...['ui', 'site', 'server', 'tests'].map((name) =>
    script(`types of ${name}`, 'node_modules/typescript7/bin/tsc', '-p', name),
  ),
  tool('lint', 'oxlint', '--type-aware', '--deny-warnings'),
  tool('format', 'prettier', '--check', '--log-level', 'warn', '.'),
  tool('house', 'vitest', 'run', '--config', 'tests/vitest.config.ts', '--project', 'tests'),
];

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  install();
  await runSteps(checks);
}
