import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { copyFile, mkdir, readFile, rename } from 'node:fs/promises';
import { basename, dirname, join, parse } from 'node:path';
import sharp from 'sharp';
import { addExports, exportList } from './remarkNeeds.ts';
import { lineOf, nodesIn, picturesIn, type TextNode } from './textTree.ts';

/** For a phone, a tablet and a desktop, the last two on screens with a high pixel density. */
const widths = [480, 960, 1440];
const formats = { avif: { quality: 55 }, webp: { quality: 78 } } as const;

const formatNames = ['avif', 'webp'] as const;

/** Up to the measure of the prose; below that a text is as wide as the window without its margins. */
const sizes = '(min-width: 42rem) 39rem, calc(100vw - 2.5rem)';

/** Whether an address in a text is the name of a photograph that stands beside it. */
export const isPhotograph = (url: string): boolean => /^[\w-][\w.-]*\.(jpe?g|png|webp)$/i.test(url);

/** A change of these settings makes new files. */
const settings = JSON.stringify({ widths, formats });

/** The photographs of the texts: turned upright, in several sizes, without the camera's metadata (such as the place). */
export class Photographs {
  private readonly making = new Map<string, Promise<void>>();
  /** Kept between builds, since making them takes seconds. */
  private readonly folder: string;

  constructor(folder: string) {
    this.folder = folder;
  }

  /** Where development reads them from. */
  fileOf(name: string): string | undefined {
    const file = join(this.folder, basename(name));
    return existsSync(file) ? file : undefined;
  }

  /** Copies the files that the pages show into the folder that is served. */
  async copyTo(folder: string, names: readonly string[]): Promise<void> {
    await Promise.all(names.map((name) => copyFile(join(this.folder, name), join(folder, name))));
  }

  /** Puts the sized files in the place of each photograph of a text, and exports their names. */
  readonly remark = () => async (tree: TextNode, file: { path: string }) => {
    const names: string[] = [];
    for (const picture of picturesIn(tree)) names.push(...(await this.size(picture, dirname(file.path))));
    nodesIn(tree).forEach(makeFigure);
    addExports(tree, [exportList('photographs', names)]);
  };

  private async size(picture: TextNode, folder: string): Promise<string[]> {
    const { url = '', alt } = picture;
    if (!isPhotograph(url))
      throw new Error(`line ${lineOf(picture)}: ${url} is no photograph beside the text`);
    const bytes = await readFile(join(folder, url));
    const hash = createHash('sha256').update(bytes).update(settings).digest('hex').slice(0, 10);
    const { autoOrient: original } = await sharp(bytes).metadata();
    const fitting = [...new Set(widths.map((width) => Math.min(width, original.width)))];
    const nameOf = (width: number, format: string) => `${parse(url).name}-${hash}-${width}.${format}`;
    for (const format of formatNames)
      for (const width of fitting) {
        const name = nameOf(width, format);
        if (!this.making.has(name)) this.making.set(name, this.make(bytes, name, width, format));
        await this.making.get(name);
      }
    const srcSet = (format: string) =>
      fitting.map((width) => `/assets/${nameOf(width, format)} ${width}w`).join(', ');
    const largest = fitting.at(-1) ?? original.width;
    picture.data = {
      hName: 'picture',
      hProperties: {},
      hChildren: [
        element('source', { type: 'image/avif', srcSet: srcSet('avif'), sizes }),
        element('img', {
          src: `/assets/${nameOf(largest, 'webp')}`,
          srcSet: srcSet('webp'),
          sizes,
          alt: alt ?? '',
          width: largest,
          height: Math.round((original.height * largest) / original.width),
          loading: 'lazy',
          decoding: 'async',
        }),
      ],
    };
    return formatNames.flatMap((format) => fitting.map((width) => nameOf(width, format)));
  }

  private async make(
    bytes: Buffer,
    name: string,
    width: number,
    format: keyof typeof formats,
  ): Promise<void> {
    const file = join(this.folder, name);
    if (existsSync(file)) return;
    await mkdir(this.folder, { recursive: true });
    const unfinished = `${file}.${process.pid}`;
    await sharp(bytes).autoOrient().resize({ width }).toFormat(format, formats[format]).toFile(unfinished);
    await rename(unfinished, file);
  }
}

const element = (tagName: string, properties: object) => ({
  type: 'element',
  tagName,
  properties,
  children: [],
});

/** A photograph on a line of its own is a figure; its Markdown title is the caption. */
const makeFigure = (paragraph: TextNode): void => {
  const [picture, ...others] = paragraph.children ?? [];
  if (paragraph.type !== 'paragraph' || picture?.type !== 'image' || others.length > 0) return;
  paragraph.data = { hName: 'figure' };
  if (picture.title)
    paragraph.children?.push({
      type: 'caption',
      data: { hName: 'figcaption', hChildren: [{ type: 'text', value: picture.title }] },
    });
};
