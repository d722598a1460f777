import { execFile } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { cp, mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { fingerprint, parts as builds } from '../scripts/build.mjs';
import { editFile, followGuide } from './ownerRecipes.ts';

const root = join(import.meta.dirname, '..');
const folder = join(import.meta.dirname, '.cache/site');

/** Folder of the owner's site: a copy of this one with every value filled in and every recipe of the guide followed. */
export const ownerSiteDirectory = join(folder, 'dist');

/** Pattern and replacement that give each example address its own host. */
const ownAddress = [/https:\/\/example\.org\/([\w-]+)/g, 'https://$1.apps.test'] as const;

/** Text and replacement that fill in the role and dates of the first piece of work. */
const ownRole = ['role="" dates=""', 'role="Lead developer" dates="2021 to 2023"'] as const;

/** Example values in `site/content/owner.yml` and their replacements. */
const values: [RegExp, string][] = [
  [...ownAddress],
  [/https:\/\/example\.org/g, 'https://line-of-dance.test'],
  [/your-playlist-id/g, 'PLplaylist1'],
  [/your-post-code/g, 'Cpost1'],
  [/your-post-id/g, 'urn:li:share:1'],
  // With the month that scheduling services add to the address bar, from which owners copy.
  [/your-handle\/30min/, 'lineofdance/30min?month=2026-12'],
  [/your-handle/g, 'lineofdance'],
  [/^( {2}id: )''$/m, "$1'G-JOURNEY'"],
];

const parts = ['apps', 'browser', 'build', 'content', 'public', 'src', 'package.json', 'vite.config.ts'];

const writeCopy = async () => {
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  await Promise.all(
    parts.map((part) => cp(join(root, 'site', part), join(folder, part), { recursive: true })),
  );
  await followGuide(join(folder, 'content'));
  const edit = (file: string, change: (text: string) => string) => editFile(join(folder, file), change);
  await edit('content/owner.yml', (text) =>
    values.reduce((filled, [example, value]) => filled.replace(example, value), text),
  );
  await edit('content/work/experience.mdx', (text) => text.replaceAll(...ownAddress).replace(...ownRole));
  for (const name of ['perfect-socks', 'perfect-chair', 'my-bookmark'])
    await edit(`content/bookmarks/${name}.mdx`, (text) => text.replaceAll(...ownAddress));
  await edit('content/legal.mdx', (text) => text.replace('published: false', 'published: true'));
  // Skips compression, most pages of words and most social pictures, which take two thirds of the build's
  // time. The tests of the shipped site cover them.
  await writeFile(join(folder, 'build/compress.ts'), 'export const compress = async () => undefined;');
  await edit('build/wordPages.ts', (text) =>
    text.replace('readWordFamilies()', 'readWordFamilies().slice(0, 2)'),
  );
  const own = "of pages.filter(({ meta }) => meta.path.includes('/my-'))";
  await edit('build/socialPictures.tsx', (text) => text.replace('of pages', own));
  await writeFile(join(folder, 'tsconfig.json'), JSON.stringify({ extends: '../../../tsconfig.json' }));
};

/** Builds an owner's site from a copy of this one, if something has changed since the last build. */
const buildOwnerSite = async (): Promise<void> => {
  const { sources = [] } = builds.find(({ name }) => name === 'site') ?? {};
  const own = ['site/package.json', 'tests/ownerRecipes.ts', 'tests/ownerSite.ts'];
  const state = fingerprint([...sources, ...own]);
  const stamp = join(folder, 'built');
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === state) return;
  await writeCopy();
  const parameters = ['node_modules/vite/bin/vite.js', 'build', folder, '--logLevel', 'error'];
  // Vitest sets NODE_ENV to "test".
  const env = { ...process.env, NODE_ENV: 'production' };
  await promisify(execFile)(process.execPath, parameters, { cwd: root, env });
  await writeFile(stamp, state);
};

export default buildOwnerSite;
