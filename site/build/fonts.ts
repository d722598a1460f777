import { createHash } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import subsetFont from 'subset-font';
import { makeOnce } from './makeOnce.ts';

const require = createRequire(import.meta.url);

const latin = ['latin', 'latin-ext'];

/** Settings of the serif font. It has more alphabets than the sans font, for the words of the Emotion Explorer. */
const serif = {
  folder: 'piazzolla',
  scripts: [...latin, 'vietnamese', 'greek', 'cyrillic', 'cyrillic-ext'],
  weights: { min: 300, max: 600 },
};
const sans = { folder: 'rosario', scripts: latin, weights: { min: 400, max: 700 } };

const faces = [
  { ...serif, family: 'Piazzolla Variable', axis: 'opsz', style: 'normal' },
  { ...serif, family: 'Piazzolla Variable', axis: 'opsz', style: 'italic' },
  { ...sans, family: 'Rosario Variable', axis: 'wght', style: 'normal' },
];

/** Font files that every page preloads, because the title of a page and the sentence below the title use them. */
const preloaded = new Set(['piazzolla-normal-latin-site', 'piazzolla-italic-latin-site']);

/** Reads a file of a font package. Each file has the letters of one writing system (`script`), such as Greek. */
const readFont = (folder: string, script: string, axis: string, style: string) =>
  readFile(
    require.resolve(`@fontsource-variable/${folder}/files/${folder}-${script}-${axis}-${style}.woff2`),
  );

const sha256 = (...parts: (string | Uint8Array)[]) => {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(part);
  return hash.digest('hex');
};

/** Reduces a font file to the letters of a text. Later builds reuse the result. */
const reduce: typeof subsetFont = async (font, text, options) => {
  const letters = [...new Set(text)].toSorted().join('');
  const name = sha256(font, letters, JSON.stringify(options)).slice(0, 16);
  const file = join(import.meta.dirname, '../node_modules/.cache/fonts', name);
  await makeOnce(file, async (path) => writeFile(path, await subsetFont(font, letters, options)));
  return readFile(file);
};

/**
 * Returns the serif font for the pictures that social networks show for links: one file per writing system, reduced to
 * one weight and to the letters of `text`.
 */
export const pictureFonts = (text: string) =>
  Promise.all(
    serif.scripts.map(async (script) => ({
      name: `serif-${script}`,
      data: await reduce(await readFont(serif.folder, script, 'opsz', 'normal'), text, {
        targetFormat: 'truetype',
        variationAxes: { wght: 340, opsz: 30 },
      }),
      weight: 400 as const,
      style: 'normal' as const,
    })),
  );

const pointsIn = (ranges: string): number[] =>
  ranges.split(',').flatMap((range) => {
    const [from = '0', to = from] = range.trim().replace(/^U\+/i, '').split('-');
    const start = Number.parseInt(from, 16);
    return Array.from({ length: Number.parseInt(to, 16) - start + 1 }, (_, index) => start + index);
  });

/** Formats code points as a CSS `unicode-range`. Consecutive ones become one range. */
const rangesOf = (points: readonly number[]): string => {
  const ranges: [number, number][] = [];
  for (const point of [...points].sort((a, b) => a - b)) {
    const last = ranges.at(-1);
    if (last && point === last[1] + 1) last[1] = point;
    else ranges.push([point, point]);
  }
  const hex = (point: number) => point.toString(16).toUpperCase();
  return ranges.map(([from, to]) => (from === to ? `U+${hex(from)}` : `U+${hex(from)}-${hex(to)}`)).join(',');
};

/**
 * Writes a font face for one writing system as two files: one with the characters that the site's pages use, one with
 * all others. Browsers load the second file only when a page needs it.
 */
const partsOf = async (
  { family, folder, axis, style, weights }: (typeof faces)[number],
  script: string,
  used: ReadonlySet<number>,
  assets: string,
) => {
  const unicode = require(`@fontsource-variable/${folder}/unicode.json`) as Record<string, string>;
  const points = pointsIn(unicode[script] ?? '');
  const bytes = await readFont(folder, script, axis, style);
  const write = async (part: 'site' | 'rest') => {
    const group = points.filter((point) => used.has(point) === (part === 'site'));
    if (group.length === 0) return [];
    const font = await reduce(bytes, String.fromCodePoint(...group), {
      targetFormat: 'woff2',
      variationAxes: { wght: weights },
    });
    const hash = sha256(font).slice(0, 8);
    const name = `${folder}-${style}-${script}-${part}`;
    const url = `/assets/${name}-${hash}.woff2`;
    await writeFile(join(assets, `${name}-${hash}.woff2`), font);
    const css = `@font-face{font-family:'${family}';font-style:${style};font-weight:${weights.min} ${weights.max};font-display:swap;src:url(${url}) format('woff2');unicode-range:${rangesOf(group)}}`;
    return [{ name, script, css, url }];
  };
  return (await Promise.all([write('site'), write('rest')])).flat();
};

const printableAscii = Array.from({ length: 95 }, (_, index) => 32 + index);

/**
 * Writes the font files of the site and returns their CSS. `text` is the text of all pages. Characters that no page
 * uses are in separate files, which load on demand.
 */
export const subsetFonts = async (text: string, assets: string) => {
  const used = new Set([...printableAscii, ...[...text].map((letter) => letter.codePointAt(0) ?? 0)]);
  const jobs = faces.flatMap((face) => face.scripts.map((script) => partsOf(face, script, used, assets)));
  const parts = (await Promise.all(jobs)).flat();
  return {
    css: parts.map((part) => part.css).join(''),
    preload: parts.filter(({ name }) => preloaded.has(name)).map(({ url }) => url),
    /** Addresses of the font files for Latin letters, which the apps cache for offline use. */
    latin: parts.filter(({ script }) => script === 'latin').map(({ url }) => url),
  };
};

export type SiteFonts = Awaited<ReturnType<typeof subsetFonts>>;
