import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { chromium } from 'playwright';
import { browserArguments, browserPath, pinnedBrowserPath } from '../browser.ts';
import { changesSince, type Changes } from './changed.ts';
import { reportPath, writeJob } from './job.ts';
import { listRoutes, serveSite } from './site.ts';
import { allShots, baselines, structureOf, type Shot } from './shots.ts';
import { structureMode } from './modes.ts';
import { buildStorybook, listStories, reportAddress, serveStorybook } from './storybook.ts';
import { acceptCommand, chooses, kindsIn, usage, wishOf, type Wish } from './wish.ts';

const root = join(import.meta.dirname, '../..');

const recordPath = join(baselines, 'browser.json');

/** Says that nothing was compared: neither "all as they were" (0) nor "something differs" (1). */
const nothingCompared = 3;

const finished = (command: string, parameters: readonly string[]): Promise<number> =>
  new Promise((resolve) => {
    // Vite, which runs this file, sets it to development; the pictures show the production build.
    const env = { ...process.env, NODE_ENV: 'production' };
    spawn(command, parameters, { cwd: root, env, stdio: 'inherit' }).on('close', (code) =>
      resolve(code ?? 1),
    );
  });

const versionOf = async (path: string): Promise<string> => {
  const browser = await chromium.launch({ executablePath: path, args: browserArguments });
  const version = browser.version();
  await browser.close();
  return version;
};

/** Why nothing can be compared here; `undefined` if it can. */
const obstacle = async (path: string, running: string, update: boolean): Promise<string | undefined> => {
  if (path !== (await pinnedBrowserPath()))
    return `The browser at ${path} (${running}) is not the one that comes with @sparticuz/chromium.`;
  if (update || !existsSync(recordPath)) return undefined;
  const { version } = JSON.parse(await readFile(recordPath, 'utf8')) as { version: string };
  return version === running
    ? undefined
    : `The baselines were drawn by Chromium ${version}; this one is ${running}.`;
};

const build = async (kinds: ReturnType<typeof kindsIn>): Promise<void> => {
  if (kinds.pages && (await finished(process.execPath, ['scripts/build.mjs'])) !== 0)
    throw new Error('The site did not build.');
  if (!kinds.stories) return;
  console.log('Building Storybook...');
  await buildStorybook();
};

const filesOf = (shot: Shot): string[] =>
  shot.kind === 'page' && shot.mode.name === structureMode ? [shot.file, structureOf(shot)] : [shot.file];

/** Baselines that no story and no page draws any more; only where the words ask for a whole kind. */
const orphansAmong = async (
  shots: readonly Shot[],
  { stories, pages }: ReturnType<typeof kindsIn>,
): Promise<string[]> => {
  const drawn = new Set(shots.flatMap(filesOf));
  const files = await readdir(baselines, { recursive: true });
  return files
    .filter((file) => /\.(png|webp|yml)$/.test(file) && !drawn.has(file))
    .filter((file) => (file.startsWith('pages/') ? pages : stories));
};

const tidy = async (orphans: readonly string[], { update }: Wish): Promise<number> => {
  for (const file of orphans) console.log(update ? `  removed: ${file}` : `  no story or page for: ${file}`);
  if (update) await Promise.all(orphans.map((file) => rm(join(baselines, file))));
  return update ? 0 : orphans.length;
};

/** Of the chosen pictures those that the changes can touch, and a word about the others. */
const touchedOf = (chosen: readonly Shot[], changes: Changes, { changedSince }: Wish): Shot[] => {
  if (changedSince === undefined) return [...chosen];
  if (!changes.since) {
    console.log('git does not know where this branch left main: everything is compared.');
    return [...chosen];
  }
  const touched = chosen.filter((shot) => changes.touches(shot));
  const names = (shots: readonly Shot[]) => new Set(shots.map(({ name }) => name)).size;
  console.log(
    `${changes.files.length} files changed since ${changes.since.slice(0, 10)}. They can touch ${touched.length} pictures of ${names(touched)} stories and pages; left out: ${chosen.length - touched.length} pictures of ${names(chosen) - names(touched)}.`,
  );
  return touched;
};

const compare = async (wish: Wish, version: string): Promise<number> => {
  const kinds = kindsIn(wish.words);
  if (!wish.built) await build(kinds);
  const [stories, routes] = [kinds.stories ? await listStories() : [], kinds.pages ? await listRoutes() : []];
  const all = allShots(stories, routes);
  const changes = changesSince(wish.changedSince ?? '', stories, routes);
  const chosen = all.filter((shot) => chooses(wish.words, shot));
  if (chosen.length === 0) throw new Error(`No story or page matches: ${wish.words.join(' ')}\n${usage}`);
  const shots = touchedOf(chosen, changes, wish);
  await mkdir(baselines, { recursive: true });
  const isWhole = chosen.length === all.length;
  const faults = await tidy(isWhole ? await orphansAmong(all, kinds) : [], wish);
  if (shots.length === 0) return faults === 0 ? 0 : 1;
  const code = await photograph(shots, changes, wish);
  if (wish.update && code === 0) await writeFile(recordPath, `${JSON.stringify({ version })}\n`);
  return code === 0 && faults > 0 ? 1 : code;
};

const photograph = async (shots: readonly Shot[], changes: Changes, wish: Wish): Promise<number> => {
  const storybook = await serveStorybook();
  const site = shots.some(({ kind }) => kind === 'page') ? await serveSite() : undefined;
  try {
    await writeJob({
      storybook: storybook.address,
      site: site?.url ?? '',
      shots,
      changed: changes.reached(),
      accept: acceptCommand(wish),
    });
    console.log(`Taking ${shots.length} pictures...`);
    const parameters = [
      '--no-install',
      'playwright',
      'test',
      '--config',
      'tests/visual/playwright.config.ts',
    ];
    return await finished('npx', [...parameters, '--update-snapshots', wish.update ? 'all' : 'none']);
  } finally {
    storybook.close();
    await site?.stop();
  }
};

/** Serves the last report beside the built Storybook: browsers refuse Storybook's modules from the disk. */
const serveReport = async (): Promise<number> => {
  if (!existsSync(reportPath))
    throw new Error('There is no report yet: one is written when something differs.');
  const { address } = await serveStorybook();
  console.log(`The report: ${address}${reportAddress} (Ctrl+C ends it)`);
  return new Promise(() => undefined);
};

export const run = async (given: readonly string[]): Promise<number> => {
  if (given.includes('--help')) {
    console.log(usage);
    return 0;
  }
  const wish = wishOf(given);
  if (wish.report) return serveReport();
  const path = await browserPath();
  const version = await versionOf(path);
  const reason = await obstacle(path, version, wish.update);
  if (!reason) return compare(wish, version);
  console.log(
    `Nothing was compared. ${reason}\nUse tests/visual/container.sh, or read the report of the CI.`,
  );
  return nothingCompared;
};
