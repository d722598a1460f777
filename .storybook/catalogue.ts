import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import type { Plugin } from 'vite';
import { bytesPerComponent } from '../ui/build/bytes.mjs';
import { beta } from '../ui/docs/groups.ts';

export interface Change {
  version: string;
  text: string;
}

/** What a component's page says about it, taken from the files themselves. */
export interface Entry {
  bytes: number;
  status: 'stable' | 'beta';
  since: string;
  history: readonly Change[];
  tokens: readonly string[];
  /** Files of the site that import it. */
  usedBy: readonly string[];
  /** Components that it is part of. */
  partOf: readonly string[];
}

const root = join(import.meta.dirname, '..');
const components = join(root, 'ui/src/components');
const read = (path: string) => readFileSync(path, 'utf8');
const filesIn = (folder: string) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /(?<!stories|test)\.tsx?$/.test(file))
    .map((file) => join(folder, file));

const changes = (): Change[] =>
  read(join(root, 'ui/CHANGELOG.md'))
    .split(/^## /m)
    .slice(1)
    .flatMap((part) => {
      const version = /^\S+/.exec(part)?.[0] ?? '';
      return [...part.matchAll(/^- (.*)$/gm)].map(([, text = '']) => ({ version, text }));
    });

/** Its entries in the changelog, including those under its former name. */
const historyOf = (name: string, all: readonly Change[]): Change[] => {
  const renamed = new RegExp(`\`(\\w+)\` is now \`${name}\``);
  const former = all.flatMap(({ text }) => renamed.exec(text)?.[1] ?? []);
  const names = [name, ...former];
  return all
    .filter(({ text }) => names.some((one) => text.includes(`\`${one}\``)))
    .map(({ version, text }) => {
      const [, before] = renamed.exec(text) ?? [];
      if (before) return { version, text: `\`${before}\` is now \`${name}\`.` };
      return { version, text: /^[^.:]*: `/.test(text) ? 'Added.' : text };
    });
};

const importedFromTheLibrary = (source: string): string[] =>
  [...source.matchAll(/import (?:type )?\{([^}]*)\} from '@line-of-dance\/ui'/g)].flatMap(([, names = '']) =>
    names.split(',').map((name) => name.trim().replace(/^type | as .*$/g, '')),
  );

const entryOf = (name: string, bytes: number, all: readonly Change[]): Entry => {
  const own = filesIn(join(components, name)).map(read).join('\n');
  const history = historyOf(name, all);
  return {
    bytes,
    status: (beta as readonly string[]).includes(name) ? 'beta' : 'stable',
    since: history.at(-1)?.version ?? '',
    history,
    tokens: [
      ...new Set(
        own.match(/--(?:color|shadow|font|text|leading|space|radius|line|motion|layer|layout)-[\w-]+/g),
      ),
    ].sort(),
    usedBy: filesIn(join(root, 'site/src'))
      .filter((file) => importedFromTheLibrary(read(file)).includes(name))
      .map((file) => relative(root, file)),
    partOf: readdirSync(components).filter(
      (other) =>
        other !== name &&
        filesIn(join(components, other)).some((file) => read(file).includes(`'../${name}/${name}'`)),
    ),
  };
};

const id = 'virtual:catalogue';

/** Gives documentation pages `virtual:catalogue`. */
export const catalogue = (): Plugin => ({
  name: 'catalogue',
  resolveId: (asked) => (asked === id ? `\0${id}` : undefined),
  async load(asked) {
    if (asked !== `\0${id}`) return undefined;
    const all = changes();
    const entries = Object.entries(await bytesPerComponent()).map(([name, bytes]) => [
      name,
      entryOf(name, bytes, all),
    ]);
    return `export const catalogue = ${JSON.stringify(Object.fromEntries(entries))};`;
  },
});
