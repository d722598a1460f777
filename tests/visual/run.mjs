import { cpSync, existsSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { root } from '../../scripts/root.mjs';
import { run } from '../../scripts/run.mjs';

const usage = `npm run visual                         compares every story and every page with its baseline
npm run visual -- Field error          only pictures whose file names contain all of these words
npm run visual -- pages/writing dark   pages below /writing, dark
npm run visual -- --changed[=COMMIT]   only what the changes since main (or a commit) can touch
npm run visual -- --accept [words]     makes what the last run saw the new baselines, without taking it again
npm run visual -- --update [words]     takes pictures and makes them the new baselines
npm run visual -- --built              compares storybook-static and site/dist as they are`;

const given = process.argv.slice(2).map((word) => (word === '--changed' ? '--changed=main' : word));
const { values: options, positionals: words } = parseArgs({
  args: given,
  allowPositionals: true,
  options: {
    help: { type: 'boolean' },
    accept: { type: 'boolean' },
    update: { type: 'boolean' },
    built: { type: 'boolean' },
    changed: { type: 'string' },
  },
});

const seen = join(root, '.cache/visual/seen');

const accept = () => {
  const files = existsSync(seen) ? readdirSync(seen, { recursive: true, encoding: 'utf8' }) : [];
  const chosen = files.filter(
    (file) => /\.(webp|yml)$/.test(file) && words.every((word) => file.includes(word)),
  );
  for (const file of chosen) {
    cpSync(join(seen, file), join(root, 'tests/visual/baselines', file));
    rmSync(join(seen, file));
  }
  console.log(`${chosen.length} baselines are new. Open each before you commit it.`);
};

/** @param {string} command @param {...string} parameters */
const finish = async (command, ...parameters) => {
  // Vite sets NODE_ENV to development in its own processes; the pictures show the production build.
  const env = { ...process.env, NODE_ENV: 'production', VISUAL_CHANGED: options.changed ?? '' };
  const { code } = await run(command, parameters, { env });
  if (code !== 0) process.exit(code);
};

const build = async () => {
  await finish(process.execPath, 'scripts/build.mjs');
  const output = ['-o', 'storybook-static', '--quiet', '--stats-json'];
  await finish('npx', '--no-install', 'storybook', 'build', ...output);
};

const compare = async () => {
  if (!options.built) await build();
  rmSync(seen, { recursive: true, force: true });
  const lookaheads = words.map((word) => `(?=.*${word.replaceAll(/[$()*+.?[\\\]^{|}]/g, String.raw`\$&`)})`);
  const filter = words.length > 0 ? ['--grep', `/${lookaheads.join('').replaceAll('/', '\\/')}.*/i`] : [];
  const update = ['--update-snapshots', options.update ? 'all' : 'none'];
  const config = ['--config', 'tests/visual/playwright.config.ts'];
  await finish('npx', '--no-install', 'playwright', 'test', ...config, ...update, ...filter);
};

if (options.help) console.log(usage);
else if (options.accept) accept();
else await compare();
