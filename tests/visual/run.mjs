import { cpSync, existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { root } from '../../scripts/root.mjs';
import { run } from '../../scripts/run.mjs';

/** The options are described in README.md. */
const { values: options, positionals: words } = parseArgs({
  args: process.argv.slice(2).map((word) => (word === '--changed' ? '--changed=main' : word)),
  allowPositionals: true,
  options: {
    accept: { type: 'boolean' },
    built: { type: 'boolean' },
    changed: { type: 'string' },
  },
});

const accept = () => {
  const results = join(root, '.cache/visual/results');
  const files = existsSync(results) ? readdirSync(results, { recursive: true, encoding: 'utf8' }) : [];
  const seen = files
    .filter((file) => /-actual\.(webp|yml)$/.test(file))
    // The first folder is that of the test.
    .map((file) => ({ file, baseline: file.replace(/^[^/]+\//, '').replace('-actual', '') }))
    .filter(({ baseline }) => words.every((word) => baseline.toLowerCase().includes(word.toLowerCase())));
  for (const { file, baseline } of seen)
    cpSync(join(results, file), join(root, 'tests/visual/baselines', baseline));
  if (words.length > 0 && seen.length === 0) {
    console.error(`The last run has no picture with ${words.join(' and ')} in its name.`);
    process.exit(1);
  }
  console.log(`${seen.length} baselines are new. Open each before you commit it.`);
};

/** @param {string} command */
const finish = async (command) => {
  const env = {
    ...process.env,
    // Vite sets it to development in its own processes; the pictures show the production build.
    NODE_ENV: 'production',
    VISUAL_WORDS: words.join(' '),
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
  await finish('node_modules/@playwright/test/cli.js test --config tests/visual/playwright.config.ts');
}
