import { cpSync, existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { root } from '../../scripts/root.mjs';
import { run } from '../../scripts/run.mjs';

/** Options and words of the command line. README.md describes them. */
const { values: options, positionals: words } = parseArgs({
  args: process.argv.slice(2).map((word) => (word === '--changed' ? '--changed=main' : word)),
  allowPositionals: true,
  options: {
    accept: { type: 'boolean' },
    built: { type: 'boolean' },
    changed: { type: 'string' },
  },
});

/** Matches names of components and pages that contain one of the words. Without words it matches all. */
const named = new RegExp(words.join('|'), 'i');

const accept = () => {
  const results = join(root, '.cache/visual/results');
  const files = existsSync(results) ? readdirSync(results, { recursive: true, encoding: 'utf8' }) : [];
  const seen = files.filter((file) => /-actual\.(webp|yml)$/.test(file) && named.test(file));
  for (const file of seen) {
    // Drops the first folder, which Playwright names after the test.
    const baseline = file.replace(/^[^/]+\//, '').replace('-actual', '');
    cpSync(join(results, file), join(root, 'tests/visual/baselines', baseline));
  }
  if (words.length > 0 && seen.length === 0) process.exitCode = 1;
  console.log(`${seen.length} baselines are new. Open each before you commit it.`);
};

/** Runs a command, and exits if it fails. @param {string} command */
const finish = async (command) => {
  const env = {
    ...process.env,
    // Vite sets NODE_ENV to development in its own processes, but the pictures show the production build.
    NODE_ENV: 'production',
    VISUAL_CHANGED: options.changed ?? '',
  };
  const { code } = await run(command, { env });
  if (code !== 0) process.exit(code);
};

if (options.accept) accept();
else {
  if (!options.built) {
    await finish('scripts/build.mjs');
    await finish(
      'node_modules/storybook/dist/bin/dispatcher.js build -o storybook-static --quiet --stats-json',
    );
  }
  const playwright = 'node_modules/@playwright/test/cli.js test --config tests/visual/playwright.config.ts';
  await finish(`${playwright} --grep /${named.source}/i`);
}
