import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { expect, test } from 'vitest';
import { parse } from 'yaml';

const root = join(import.meta.dirname, '..');
const read = (path: string) => readFileSync(join(root, path), 'utf8');
const tracked = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
  cwd: root,
  encoding: 'utf8',
})
  .split('\n')
  .filter((path) => path !== '' && existsSync(join(root, path)));
const under = (folder: string, ending: RegExp) =>
  tracked.filter((path) => path.startsWith(folder) && ending.test(path));
const content = (file: string): unknown => parse(read(`site/content/${file}`));

interface Item {
  label: string;
  route: string;
  placeholder?: boolean;
}
interface Section {
  name: string;
  path: string;
  groups: { items: Item[] }[];
}
const { menu, sections } = content('navigation.yml') as { menu: { name: string }[]; sections: Section[] };
const items = sections.flatMap((section) => section.groups.flatMap((group) => group.items));

const components = readdirSync(join(root, 'ui/src/components'));
const publicList = read('ui/src/index.ts');

test.each(components)(
  'component %s has its file, its stories with a Default, its page and a line in the public list',
  (name) => {
    const folder = `ui/src/components/${name}`;
    expect(tracked).toContain(`${folder}/${name}.tsx`);
    expect(read(`${folder}/${name}.stories.tsx`)).toMatch(/export const Default\b/);
    expect(tracked).toContain(`${folder}/${name}.mdx`);
    expect(publicList).toContain(`./components/${name}/${name}'`);
  },
);

test('the top of the repository stays small', () => {
  const top = new Set(tracked.map((path) => path.split('/')[0]));
  expect(top.size).toBeLessThanOrEqual(22);
});

test('no folder or file hides behind a name that says nothing', () => {
  const empty = /(^|\/)(utils?|helpers?|common|shared|misc)(\/|\.)/;
  expect(tracked.filter((path) => empty.test(path))).toEqual([]);
});

test('the main menu is the one of the specification', () => {
  expect(menu.map((item) => item.name)).toEqual([
    'Home',
    'Writing',
    'Bookmarks',
    'Projects',
    'Work',
    'Interactive',
    'Social Media',
  ]);
});

test('every menu entry has its file or is a placeholder, never both', () => {
  for (const { route, placeholder } of items)
    expect([route, tracked.includes(`site/content${route}.mdx`)]).toEqual([route, !placeholder]);
  for (const { path } of sections) expect(tracked).toContain(`site/content${path}/index.mdx`);
});

test('no text stands without a menu entry', () => {
  const known = new Set([
    ...items.map((item) => `site/content${item.route}.mdx`),
    ...sections.map((section) => `site/content${section.path}/index.mdx`),
    'site/content/home.mdx',
    'site/content/legal.mdx',
  ]);
  expect(under('site/content/', /\.mdx$/).filter((path) => !known.has(path))).toEqual([]);
});

test('the counts of the specification hold', () => {
  const count = (file: string) => (content(file) as unknown[]).length;
  const home = content('home.yml') as { shelf: unknown[]; plates: unknown[]; ways: unknown[] };
  expect({
    poems: under('site/content/poems/', /\/\d\d\.txt$/).length,
    emotions: count('emotions.yml'),
    exercises: count('exercises.yml'),
    episodes: count('episodes.yml'),
    profiles: (content('owner.yml') as { profiles: unknown[] }).profiles.length,
    home: [home.ways.length, home.shelf.length, home.plates.length],
  }).toEqual({
    poems: 10,
    emotions: 25,
    exercises: 11,
    episodes: 15,
    profiles: 6,
    home: [4, 4, 3],
  });
  expect(under('site/content/bookmarks/', /(?<!index)\.mdx$/).length).toBeGreaterThanOrEqual(14);
});

test('the owner’s texts hold no code', () => {
  const withCode = under('site/content/', /\.mdx$/).filter((path) =>
    /^(import|export)\s|\{[^}]*=>/m.test(read(path)),
  );
  expect(withCode).toEqual([]);
});

test('drawings stay small and take their colours from the theme', () => {
  for (const path of under('site/content/drawings/', /\.svg$/)) {
    expect([path, read(path).length < 12_000]).toEqual([path, true]);
    const fixedInk = /\/(cover)-/.test(path) ? '' : (/#[0-9a-f]{3,8}\b/i.exec(read(path))?.[0] ?? '');
    expect([path, fixedInk]).toEqual([path, '']);
  }
});

test('rooms keep their size', () => {
  const limits: [RegExp, number][] = [
    [/^ui\/src\/components\/.*(?<!\.test)\.tsx?$/, 150],
    [/^site\/src\/.*(?<!\.parts)\.tsx?$/, 120],
    [/^site\/src\/.*\.parts\.ts$/, 150],
    [/^server\/src\/(?!.*\.test\.ts$|.*migrations|emotion\/engine).*\.ts$/, 120],
    [/^server\/src\/emotion\/engine\/(?!.*\.test\.ts$).*\.ts$/, 150],
  ];
  const lines = (path: string) => read(path).trimEnd().split('\n').length;
  const large = limits.flatMap(([place, limit]) =>
    tracked
      .filter((path) => place.test(path) && lines(path) > limit)
      .map((path) => `${path}: ${lines(path)} of ${limit}`),
  );
  expect(large).toEqual([]);
});

test('components take every look from a token', () => {
  const tokens = new Set(
    [...read('ui/src/theme/tokens.ts').matchAll(/^ {2}'?([\w-]+)'?: \{/gm)].map((match) => match[1]),
  );
  expect(tokens.size).toBeGreaterThan(60);
  const hex = under('ui/src/components/', /(?<!stories)\.tsx?$/).filter((path) =>
    /#[0-9a-f]{6}\b/i.test(read(path)),
  );
  expect(hex).toEqual([]);
});

test('the component folder’s name is the name of its export', () => {
  for (const name of components)
    expect(read(`ui/src/components/${name}/${basename(name)}.tsx`)).toMatch(
      new RegExp(`export const ${name}\\b`),
    );
});
