import { checks, format, otherChecks } from './check.mjs';
import { install } from './install.mjs';
import { installBrowserLibraries } from './installBrowserLibraries.mjs';
import { runSteps } from './steps.mjs';

/** @param {string} name @param {string} config path of the configuration, with further options */
const vitest = (name, config) => ({ name, command: `node_modules/vitest/vitest.mjs run --config ${config}` });

const site = { name: 'build', command: 'scripts/build.mjs' };
const storybook = {
  name: 'Storybook',
  command: 'node_modules/storybook/dist/bin/dispatcher.js build --output-dir storybook-static --quiet',
};
const server = vitest('server', 'server/vitest.config.ts --coverage');
const siteUnits = [
  {
    name: 'valid HTML',
    command:
      'node_modules/html-validate/bin/html-validate.mjs --config site/.htmlvalidate.json site/dist/client/**/*.html',
  },
  vitest('unit', 'tests/vitest.config.ts --project site'),
  { name: 'budgets of bytes', command: 'tests/bench/budgets.mjs' },
];
const packed = vitest('package', 'tests/vitest.config.ts --project package');
const journeys = {
  name: 'journeys',
  command: 'node_modules/@playwright/test/cli.js test --config tests/journeys/playwright.config.ts',
};
const stories = vitest('library and stories', 'ui/vitest.config.ts');
const catalogue = vitest('catalogue', 'tests/vitest.config.ts --project catalogue');
const visual = { name: 'visual', command: 'tests/visual/run.mjs --built' };

/** Parts of the tests for `npm test -- PART …`. Without a part, `all` runs, as on CI. */
const parts = {
  check: checks,
  site: [site, ...siteUnits, journeys],
  ui: [packed, storybook, stories, catalogue],
  server: [server],
  visual: [site, storybook, visual],
  // Lists run side by side if together they keep two cores busy. Whatever a step needs is before it or in the list above.
  all: [
    [
      [...otherChecks, server],
      [site, ...siteUnits, storybook, packed, format],
    ],
    [journeys, [stories, catalogue]],
    // Runs alone, because it keeps two cores busy.
    visual,
  ],
};

const named = process.argv.length > 2 ? process.argv.slice(2) : ['all'];
const unknown = named.find((part) => !Object.hasOwn(parts, part));
if (unknown !== undefined) {
  console.error(`There is no part "${unknown}". Parts: ${Object.keys(parts).join(', ')}.`);
  process.exit(1);
}
install();
installBrowserLibraries();
await runSteps(named.flatMap((part) => parts[/** @type {keyof typeof parts} */ (part)]));
