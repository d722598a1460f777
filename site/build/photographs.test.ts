import { createProcessor } from '@mdx-js/mdx';
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, onTestFinished, test } from 'vitest';
import { createPhotographs } from './photographs.ts';

/** Compiles a text with a photograph. Returns its code and the names of the resized files. */
const textWithFile = async (photograph: string | Uint8Array) => {
  const folder = mkdtempSync(join(tmpdir(), 'photographs-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  writeFileSync(join(folder, 'wall.jpg'), photograph);
  const photographs = createPhotographs(join(folder, 'cache'), '/assets');
  const processor = createProcessor({ jsx: true, remarkPlugins: [photographs.remark] });
  const text = { path: join(folder, 'text.mdx'), value: '![A wall](wall.jpg "The caption")' };
  return { page: String(await processor.process(text)), files: readdirSync(join(folder, 'cache')) };
};

const textWith = async (width: number, height: number) => {
  const blank = { width, height, channels: 3, background: 'white' } as const;
  return textWithFile(await sharp({ create: blank }).jpeg().toBuffer());
};

test.each(['', 'A letter'])(
  'names the text and the line of a photograph that contains only “%s”',
  async (letters) => {
    await expect(textWithFile(letters)).rejects.toThrow(/text\.mdx:1: wall\.jpg is no photograph/);
  },
);

test('puts the alternative text on the image and the caption below it', async () => {
  const { page } = await textWith(2, 2);
  expect(page).toMatch(
    /<_components\.picture><_components\.source [^>]*\/><_components\.img [^>]*alt="A wall"/,
  );
  expect(page).toContain('<_components.figcaption>{"The caption"}');
  expect(page).not.toContain('title=');
});

test('offers a photograph in three widths and two formats', async () => {
  const { page, files } = await textWith(2000, 1500);
  for (const format of ['avif', 'webp']) {
    const set = ['480', '960', '1440'].map((width) => `/assets/wall-\\w+-${width}\\.${format} ${width}w`);
    expect(page).toMatch(new RegExp(`srcSet="${set.join(', ')}"`));
    expect(files.filter((file) => file.endsWith(format))).toHaveLength(3);
  }
  expect(page).toMatch(/width="?\{?1440\b.* height="?\{?1080\b/);
});
