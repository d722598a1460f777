import { fileURLToPath } from 'node:url';
import { install } from './install.mjs';
import { runSteps } from './steps.mjs';

export const format = {
  name: 'format',
  command: 'node_modules/oxfmt/bin/oxfmt --check',
};

/**
 * All checks except formatting: types, lint, the project's conventions (`house.test.ts`), and whether the site has as
 * many texts as the specification requires.
 */
export const otherChecks = [
  // TypeScript 7 is four times as fast as version 6, which Storybook still needs.
  ...['ui', 'site', 'server', 'tests'].map((name) => ({
    name: `types of ${name}`,
    command: `node_modules/typescript7/bin/tsc -p ${name}`,
  })),
  { name: 'lint', command: 'node_modules/oxlint/bin/oxlint --type-aware --deny-warnings' },
  {
    name: 'house',
    command: 'node_modules/vitest/vitest.mjs run --config tests/vitest.config.ts --project tests',
  },
];

export const checks = [...otherChecks, format];

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  install();
  await runSteps(checks);
}
