import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { expect, test } from 'vitest';

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
const components = readdirSync(join(root, 'ui/src/components'));
const publicList = read('ui/src/index.ts');

test.each(components)('component %s has its file, Default story, page and public export', (name) => {
  const folder = `ui/src/components/${name}`;
  expect(tracked).toContain(`${folder}/${name}.tsx`);
  expect(read(`${folder}/${name}.stories.tsx`)).toMatch(/export const Default\b/);
  expect(tracked).toContain(`${folder}/${name}.mdx`);
  expect(publicList).toContain(`./components/${name}/${name}'`);
});

test('the top of the repository stays small', () => {
  const top = new Set(tracked.map((path) => path.split('/')[0]));
  expect(top.size).toBeLessThanOrEqual(22);
});

test('the site’s folders import in one direction: each only those after it in the list', () => {
  const order = [
    'main',
    'entry-server',
    'questions',
    'App',
    'start',
    'shell',
    'pageList',
    'sitePage',
    'pages',
    'forms',
    'links',
    'floor',
    'parts',
    'films',
    'motion',
    'api',
    'data',
  ];
  const rankOf = (path: string) => order.indexOf(/^site\/src\/([\w-]+)/.exec(path)?.[1] ?? '');
  const upward = under('site/src/', /(?<!\.test|\.d)\.tsx?$/).flatMap((path) =>
    [...read(path).matchAll(/(?:from|import\()\s*'(\.[^']*)'/g)]
      .map(([, target = '']) => join(dirname(path), target))
      .filter((target) => target.startsWith('site/src/') && rankOf(target) < rankOf(path))
      .map((target) => `${path} imports ${target}`),
  );
  expect(upward).toEqual([]);
});

test('no folder or file has a name that says nothing, such as utils', () => {
  const empty = /(^|\/)(utils?|helpers?|common|shared|misc)(\/|\.)/;
  expect(tracked.filter((path) => empty.test(path))).toEqual([]);
});

test('drawings stay small and take their colours from the theme', () => {
  for (const path of under('site/content/drawings/', /\.svg$/)) {
    expect([path, read(path).length < 12_000]).toEqual([path, true]);
    const fixedInk = /\/(cover)-/.test(path) ? '' : (/#[0-9a-f]{3,8}\b/i.exec(read(path))?.[0] ?? '');
    expect([path, fixedInk]).toEqual([path, '']);
  }
});

test('files and folders keep to their size limits', () => {
  const limits: [RegExp, number][] = [
    [/^ui\/src\/components\/.*(?<!\.test)\.tsx?$/, 150],
    [/^site\/src\/.*(?<!\.styles)\.tsx?$/, 120],
    [/^site\/src\/.*\.styles\.ts$/, 150],
    [/^site\/(apps|browser)\/.*(?<!\.test|\.styles)\.tsx?$/, 120],
    [/^site\/apps\/.*\.styles\.ts$/, 150],
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

test('components take colours and sizes from tokens', () => {
  const tokens = new Set(
    [...read('ui/src/theme/tokens.ts').matchAll(/^ {2}'?([\w-]+)'?: \{/gm)].map((match) => match[1]),
  );
  expect(tokens.size).toBeGreaterThan(60);
  const hex = under('ui/src/components/', /(?<!stories)\.tsx?$/).filter((path) =>
    /#[0-9a-f]{6}\b/i.test(read(path)),
  );
  expect(hex).toEqual([]);
});

test('styles avoid what Safari ignores or measures differently', () => {
  const matching = (folder: string, pattern: RegExp) =>
    under(folder, /\.tsx?$/).filter((path) => pattern.test(read(path)));
  // Only the line may be in this shorthand: with a colour or a thickness, Safari draws no line at all.
  const longDecoration = /text-decoration: ?[\w-]+ /;
  expect([...matching('ui/src/', longDecoration), ...matching('site/', longDecoration)]).toEqual([]);
  // On an iPhone, 100vh reaches below the toolbar.
  expect(matching('ui/src/components/', /100vh/)).toEqual([]);
});

test('the recipe for another font names every file that names one of today', () => {
  const families = [...read('ui/src/theme/tokens.ts').matchAll(/"'(\w+)/g)].map(([, family]) => family);
  expect(families).toHaveLength(2);
  const [recipe] = /^## Change a font[^]*?(?=^## )/m.exec(read('CONTRIBUTING.md')) ?? [];
  const naming = [
    ...under('site/', /^site\/(apps|browser|build|src)\/.*(?<!\.test)\.tsx?$/),
    ...under('ui/', /(?<!CHANGELOG)\.(tsx?|css|json|mdx?)$/),
    ...under('.storybook/', /\.tsx?$/),
  ].filter((path) => new RegExp(families.join('|'), 'i').test(read(path).replace(/^ *\/[/*].*$/gm, '')));
  expect(naming.length).toBeGreaterThan(9);
  expect(naming.filter((path) => !recipe?.includes(`\`${path}\``))).toEqual([]);
});

test('the component folder’s name is the name of its export', () => {
  for (const name of components)
    expect(read(`ui/src/components/${name}/${basename(name)}.tsx`)).toMatch(
      new RegExp(`export const ${name}\\b`),
    );
});
