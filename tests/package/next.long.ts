import { cp, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { type Packed, read, root, run, versionsOf } from './application.ts';

test('a Next.js application, built by the recipe of the README, has its styles in the HTML', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'line-of-dance-next-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  const output = await run(root, 'npm', 'pack', '--workspace', 'ui', '--json', '--pack-destination', folder);
  const [{ filename }] = JSON.parse(output) as [Packed];

  await cp(join(import.meta.dirname, 'next'), folder, { recursive: true });
  const recipe = /```tsx\n\/\/ app\/registry\.tsx\n(.*?)```/s.exec(await read(root, 'ui/README.md'))?.[1];
  await writeFile(join(folder, 'app/registry.tsx'), recipe ?? '');
  const dependencies = {
    '@line-of-dance/ui': `file:${filename}`,
    next: '16',
    ...(await versionsOf(
      'react',
      'react-dom',
      'styled-components',
      'typescript',
      '@types/node',
      '@types/react',
      '@types/react-dom',
    )),
  };
  await writeFile(join(folder, 'package.json'), JSON.stringify({ dependencies }));
  await run(folder, 'npm', 'install', '--prefer-offline', '--no-audit', '--no-fund');

  await run(folder, 'npx', 'next', 'build');
  const html = await read(folder, '.next/server/app/index.html');
  expect(html).toMatch(/<style[^>]*data-styled[^>]*>[^<]*var\(--color-solid\)/);
  const classes = /<button[^>]*class="([^"]+)"[^>]*>Say hello/.exec(html)?.[1]?.split(' ') ?? [];
  expect(classes.some((name) => html.includes(`.${name}{`))).toBe(true);
});
