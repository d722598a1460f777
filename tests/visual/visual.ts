import { existsSync } from 'node:fs';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { chromium, type Browser } from 'playwright';
import { browserArguments, browserPath, pinnedBrowserPath } from '../browser';
import { Album, baselines } from './album';
import { leftOut, modes, type Mode } from './modes';
import { photograph } from './photographer';
import { writeReport } from './report';
import { buildStorybook, listStories, serveStorybook, type Story } from './storybook';

const recordPath = join(baselines, 'browser.json');

const usage = `npm run visual                      compares every story with its baseline
npm run visual -- Field Error       only stories whose title and name contain these words
npm run visual -- --update          draws the baselines anew
npm run visual -- --built           takes storybook-static as it is`;

interface Wish {
  update: boolean;
  built: boolean;
  words: string[];
}

const wishOf = (given: readonly string[]): Wish => ({
  update: given.includes('--update'),
  built: given.includes('--built'),
  words: given.filter((word) => !word.startsWith('--')).map((word) => word.toLowerCase()),
});

const wanted = (stories: readonly Story[], mode: Mode, words: readonly string[]) =>
  stories.filter(
    ({ title, name, tags }) =>
      !tags.includes(leftOut) &&
      (!mode.tag || tags.includes(mode.tag)) &&
      words.every((word) => `${title} ${name}`.toLowerCase().includes(word)),
  );

/** Why nothing can be compared here, or nothing. */
const obstacle = async (browser: Browser, path: string, update: boolean): Promise<string | undefined> => {
  const running = browser.version();
  if (path !== (await pinnedBrowserPath()))
    return `The browser at ${path} (${running}) is not the one that comes with @sparticuz/chromium.`;
  if (update || !existsSync(recordPath)) return undefined;
  const { version } = JSON.parse(await readFile(recordPath, 'utf8')) as { version: string };
  return version === running
    ? undefined
    : `The baselines were drawn by Chromium ${version}; here runs ${running}.`;
};

/** A browser for each of the two cores, one mode at a time: pages of one browser take the focus from each other. */
const photographAll = async (
  browsers: readonly Browser[],
  address: string,
  album: Album,
  words: readonly string[],
) => {
  const stories = await listStories();
  const waiting = modes
    .map((mode) => ({ mode, chosen: wanted(stories, mode, words) }))
    .filter(({ chosen }) => chosen.length > 0);
  const work = async (browser: Browser) => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const { mode, chosen } = next;
      await photograph(browser, address, mode, chosen, (story, picture) => album.add(story, mode, picture));
      console.log(`  ${mode.name}: ${chosen.length} stories`);
    }
  };
  await Promise.all(browsers.map(work));
};

const conclude = async (album: Album, { update, words }: Wish, version: string): Promise<number> => {
  const orphans = words.length > 0 ? [] : await album.orphans();
  if (update) {
    await Promise.all(orphans.map((file) => rm(join(baselines, file))));
    await writeFile(recordPath, `${JSON.stringify({ version })}\n`);
    console.log(
      `${album.taken} pictures taken, ${album.findings.length} changed, ${orphans.length} removed.`,
    );
    return 0;
  }
  for (const file of album.missing) console.log(`  no baseline yet: ${file}`);
  for (const file of orphans) console.log(`  no story draws: ${file}`);
  for (const { title, difference } of album.findings) console.log(`  changed: ${title} (${difference.what})`);
  if (album.findings.length > 0) console.log(`See file://${await writeReport(album.findings)}`);
  const faults = album.findings.length + album.missing.length + orphans.length;
  console.log(
    faults === 0
      ? `${album.taken} pictures, all as they were.`
      : 'If this is what you want: npm run visual -- --update',
  );
  return faults === 0 ? 0 : 1;
};

export const run = async (given: readonly string[]): Promise<number> => {
  if (given.includes('--help')) {
    console.log(usage);
    return 0;
  }
  const wish = wishOf(given);
  const path = await browserPath();
  const launch = () => chromium.launch({ executablePath: path, args: browserArguments });
  const browsers = await Promise.all([launch(), launch()]);
  try {
    return await compare(browsers, path, wish);
  } finally {
    await Promise.all(browsers.map((browser) => browser.close()));
  }
};

const compare = async (browsers: readonly [Browser, Browser], path: string, wish: Wish): Promise<number> => {
  const reason = await obstacle(browsers[0], path, wish.update);
  if (reason) {
    console.log(
      `Nothing was compared. ${reason}\nRun it in a Linux container on x64, or read the report of the CI.`,
    );
    return process.env.CI ? 1 : 0;
  }
  if (!wish.built) {
    console.log('Building Storybook...');
    await buildStorybook();
  }
  const served = await serveStorybook();
  try {
    console.log('Taking pictures...');
    await mkdir(baselines, { recursive: true });
    const album = new Album(wish.update);
    await photographAll(browsers, served.address, album, wish.words);
    return await conclude(album, wish, browsers[0].version());
  } finally {
    served.close();
  }
};
