import { createProcessor } from '@mdx-js/mdx';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, onTestFinished, test } from 'vitest';
import { createPhotographs } from './photographs.ts';

test('a picture has no attributes of its image', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'photographs-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const blank = { width: 2, height: 2, channels: 3, background: 'white' } as const;
  await sharp({ create: blank }).jpeg().toFile(join(folder, 'wall.jpg'));
  const photographs = createPhotographs(join(folder, 'cache'), '/assets');
  const processor = createProcessor({ jsx: true, remarkPlugins: [photographs.remark] });
  const text = { path: join(folder, 'text.mdx'), value: '![A wall](wall.jpg "The caption")' };
  const page = String(await processor.process(text));
  expect(page).toMatch(
    /<_components\.picture><_components\.source [^>]*\/><_components\.img [^>]*alt="A wall"/,
  );
  expect(page).toContain('<_components.figcaption>{"The caption"}');
  expect(page).not.toContain('title=');
});
