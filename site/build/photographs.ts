import { createHash } from 'node:crypto';
import { copyFile, readFile } from 'node:fs/promises';
import { dirname, join, parse } from 'node:path';
import sharp from 'sharp';
import { makeOnce } from './makeOnce.ts';
import { lineOf, nodesIn, picturesIn, type TextNode } from './textTree.ts';

/**
 * Widths of the resized photographs in pixels: the smallest for phones, the others for wider columns and for screens
 * with a high pixel density.
 */
const widths = [480, 960, 1440];
const formats = { avif: { quality: 55 }, webp: { quality: 78 } } as const;
type Format = keyof typeof formats;

/** The `sizes` attribute: the width of the text column, or of a small window without its margins. */
const sizes = '(min-width: 42rem) 39rem, calc(100vw - 2.5rem)';

/** True if the address of a Markdown image is the name of a photograph in the folder of the text. */
export const isPhotograph = (url: string): boolean => /^[\w-][\w.-]*\.(jpe?g|png|webp)$/i.test(url);

/** Settings for the hash in the file names: when they change, the build creates new files. */
const settings = JSON.stringify({ widths, formats });

/** Replaces a photograph with a `picture` element that offers all sizes and formats. */
const resize = async (picture: TextNode, folder: string, cache: string, address: string): Promise<void> => {
  const { url = '', alt } = picture;
  const bytes = await readFile(join(folder, url));
  const hash = createHash('sha256').update(bytes).update(settings).digest('hex').slice(0, 10);
  const { autoOrient: original } = await sharp(bytes).metadata();
  const fitting = [...new Set(widths.map((width) => Math.min(width, original.width)))];
  const addressOf = async (width: number, format: Format) => {
    const name = `${parse(url).name}-${hash}-${width}.${format}`;
    await makeOnce(join(cache, name), async (path) => {
      await sharp(bytes).autoOrient().resize({ width }).toFormat(format, formats[format]).toFile(path);
    });
    return `${address}/${name}`;
  };
  const srcSet = async (format: Format) => {
    const addresses = fitting.map(async (width) => `${await addressOf(width, format)} ${width}w`);
    return (await Promise.all(addresses)).join(', ');
  };
  const width = fitting.at(-1) ?? original.width;
  picture.data = {
    hName: 'picture',
    // These attributes belong to the `img` inside.
    hProperties: { src: undefined, alt: undefined, title: undefined },
    hChildren: [
      element('source', { type: 'image/avif', srcSet: await srcSet('avif'), sizes }),
      element('img', {
        src: await addressOf(width, 'webp'),
        srcSet: await srcSet('webp'),
        sizes,
        alt: alt ?? '',
        width,
        height: Math.round((original.height * width) / original.width),
        loading: 'lazy',
        decoding: 'async',
      }),
    ],
  };
};

/**
 * Prepares the photographs of texts: turns them upright, saves several sizes, and removes the camera's metadata, such as
 * the place. `remark` is a plugin for the MDX compiler. `copyTo` copies the files that the pages use.
 */
export const createPhotographs = (cache: string, address: string) => ({
  remark: () => async (tree: TextNode, file: { path: string }) => {
    for (const picture of picturesIn(tree))
      await resize(picture, dirname(file.path), cache, address).catch((cause: unknown) => {
        const message = `${picture.url} is no photograph, or it is damaged: save it again as .jpg, .png or .webp`;
        throw new Error(`${file.path}:${lineOf(picture)}: ${message}`, { cause });
      });
    nodesIn(tree).forEach(makeFigure);
  },
  copyTo: async (folder: string, pages: readonly string[]): Promise<void> => {
    const shown = pages.flatMap((html) => html.match(/(?<=\/assets\/)[\w.-]+\.(avif|webp)/g) ?? []);
    await Promise.all([...new Set(shown)].map((name) => copyFile(join(cache, name), join(folder, name))));
  },
});

export type Photographs = ReturnType<typeof createPhotographs>;

const element = (tagName: string, properties: object) => ({
  type: 'element',
  tagName,
  properties,
  children: [],
});

/** Turns a photograph on a line of its own into a figure. Its Markdown title is the caption. */
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
