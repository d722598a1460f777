import { checkPackage, createPackageFromTarballData } from '@arethetypeswrong/core';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser } from 'playwright';
import { publint } from 'publint';
import { preview, type PreviewServer } from 'vite';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { launchBrowser } from '../browser.mjs';
import { makeApplication, type Packed, read, root, run } from './application.ts';

let folder: string;
let packed: Packed;
let tarball: Uint8Array<ArrayBuffer>;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'line-of-dance-'));
  const output = await run(root, 'npm', 'pack', '--workspace', 'ui', '--json', '--pack-destination', folder);
  const [first] = JSON.parse(output) as [Packed];
  packed = first;
  tarball = new Uint8Array(await readFile(join(folder, packed.filename)));
  await makeApplication(folder, packed);
});

afterAll(() => rm(folder, { recursive: true, force: true }));

test('holds what is built, and neither sources nor stories nor tests', () => {
  const paths = packed.files.map(({ path }) => path);
  for (const path of [
    'README.md',
    'CHANGELOG.md',
    'LICENSE',
    'fonts.css',
    'dist/index.js',
    'dist/components/Button/Button.js.map',
  ])
    expect(paths).toContain(path);
  expect(paths.filter((path) => /\.tsx?$/.test(path) && !path.endsWith('.d.ts'))).toEqual([]);
  expect(paths.filter((path) => /stories|test|\.mdx|^src/.test(path))).toEqual([]);
});

test('publint finds nothing', async () => {
  const { messages } = await publint({ pack: { tarball: tarball.buffer }, strict: true });
  expect(messages).toEqual([]);
});

test('its types resolve for applications that import ES modules', async () => {
  const analysis = await checkPackage(createPackageFromTarballData(tarball), {
    entrypoints: ['.', './theme'],
  });
  if (!analysis.types) throw new Error('The package has no types.');
  // Problems of CommonJS and of the old `node10` resolution do not count: the package is ESM only.
  const left = analysis.problems.filter(
    (problem) => !('resolutionKind' in problem) || !['node10', 'node16-cjs'].includes(problem.resolutionKind),
  );
  expect(left).toEqual([]);
});

test('a strict application type-checks, with the types of its packages', async () => {
  await run(folder, process.execPath, join(root, 'node_modules/typescript7/bin/tsc'), '-p', '.');
});

test('renders on the server, loaded by Node itself', async () => {
  await run(
    folder,
    'npx',
    'vite',
    'build',
    '--ssr',
    'src/server.tsx',
    '--outDir',
    'server',
    '--logLevel',
    'warn',
  );
  const html = await run(folder, process.execPath, 'server/server.js');
  expect(html).toMatch(/<style[^>]*>.+<\/style>.*<nav.*Experience.*Saudade.*<button.*#F6EEE8/s);
});

describe('built', () => {
  let server: PreviewServer;
  let browser: Browser;

  beforeAll(async () => {
    await run(folder, 'npx', 'vite', 'build', '--logLevel', 'warn');
    server = await preview({ root: folder, configFile: false, preview: { port: 0, host: '127.0.0.1' } });
    browser = await launchBrowser();
  });

  afterAll(async () => {
    await browser.close();
    await server.close();
  });

  const open = async (page: string, colorScheme: 'light' | 'dark') => {
    const tab = await browser.newPage({ colorScheme });
    const complaints: string[] = [];
    tab.on('console', (message) => message.type() === 'error' && complaints.push(message.text()));
    tab.on('pageerror', (error) => complaints.push(error.message));
    await tab.goto(new URL(page, server.resolvedUrls?.local[0]).href);
    return { tab, complaints };
  };

  test.each([
    ['light', 'rgb(246, 238, 232)'],
    ['dark', 'rgb(27, 18, 21)'],
  ] as const)('the first page of the README works in the %s theme', async (theme, paper) => {
    const { tab, complaints } = await open('/', theme);
    const button = tab.getByRole('button', { name: 'Say hello' });
    expect(await button.isDisabled()).toBe(true);
    await tab.getByRole('textbox', { name: 'Your name' }).fill('Ana');
    expect(await button.isEnabled()).toBe(true);
    expect(await tab.evaluate(() => getComputedStyle(document.body).backgroundColor)).toBe(paper);
    expect(await tab.evaluate(() => document.fonts.check('16px "Rosario Variable"'))).toBe(true);
    expect(complaints).toEqual([]);
    await tab.close();
  });

  /** Names of the packages that a page loads, from the source maps of its scripts. */
  const packagesOn = async (page: string) => {
    type Chunk = { file: string; imports?: string[] };
    const manifest = JSON.parse(await read(folder, 'dist/.vite/manifest.json')) as Record<string, Chunk>;
    const filesOf = (key: string): string[] => {
      const { file = '', imports = [] } = manifest[key] ?? {};
      return [file, ...imports.flatMap(filesOf)];
    };
    const maps = await Promise.all(filesOf(page).map((file) => read(folder, 'dist', `${file}.map`)));
    const sources = maps.flatMap((map) => (JSON.parse(map) as { sources: string[] }).sources);
    return new Set(sources.flatMap((source) => /node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(source)?.[1] ?? []));
  };

  test('a page with only Button loads nothing of Radix, one with a dialog does', async () => {
    const [button, dialog] = [await packagesOn('button.html'), await packagesOn('dialog.html')];
    expect([...button].filter((name) => name.startsWith('@radix-ui/'))).toEqual([]);
    expect([...dialog]).toContain('@radix-ui/react-dialog');
  });

  test('Button works alone', async () => {
    const { tab, complaints } = await open('/button.html', 'light');
    await tab.getByRole('button', { name: 'Alone' }).click();
    expect(complaints).toEqual([]);
    await tab.close();
  });
});
