import { createHash } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { basename, dirname, join } from 'node:path';
import subsetFont from 'subset-font';

const require = createRequire(import.meta.url);

interface Face {
  family: string;
  folder: string;
  file: string;
  style: 'normal' | 'italic';
  weights: { min: number; max: number };
  /** Alphabets; all but the first are fetched where a page shows them. */
  scripts: readonly string[];
  /** Fetched with the HTML because every page's first words are set in it. */
  preload?: boolean;
}

const latin = ['latin', 'latin-ext'];
/** The characters in the words of the Emotion Explorer, as far as the font has them. */
const alphabets = [...latin, 'vietnamese', 'greek', 'cyrillic', 'cyrillic-ext'];

const faces: Face[] = [
  {
    family: 'Piazzolla Variable',
    folder: 'piazzolla',
    file: 'opsz-normal',
    style: 'normal',
    scripts: alphabets,
    weights: { min: 300, max: 600 },
    preload: true,
  },
  {
    family: 'Piazzolla Variable',
    folder: 'piazzolla',
    file: 'opsz-italic',
    style: 'italic',
    scripts: alphabets,
    weights: { min: 300, max: 600 },
  },
  {
    family: 'Rosario Variable',
    folder: 'rosario',
    file: 'wght-normal',
    style: 'normal',
    scripts: latin,
    weights: { min: 400, max: 700 },
  },
];

/** Where a font package keeps its files. */
export const packageFolder = (folder: string) =>
  dirname(require.resolve(`@fontsource-variable/${folder}/package.json`));

const pointsIn = (ranges: string): number[] =>
  ranges.split(',').flatMap((range) => {
    const [from = '0', to = from] = range.trim().replace(/^U\+/i, '').split('-');
    const start = Number.parseInt(from, 16);
    return Array.from({ length: Number.parseInt(to, 16) - start + 1 }, (_, index) => start + index);
  });

/** Code points as a `unicode-range`, neighbours joined. */
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

interface Part {
  script: string;
  css: string;
  url: string;
  preload: boolean;
}

/** One face in one script as two files: the characters that the site uses, and the others, fetched on demand. */
const partsOf = async (
  face: Face,
  script: string,
  used: ReadonlySet<number>,
  assets: string,
): Promise<Part[]> => {
  const { family, folder, file, style, weights } = face;
  const source = packageFolder(folder);
  const unicode = JSON.parse(await readFile(join(source, 'unicode.json'), 'utf8')) as Record<string, string>;
  const points = pointsIn(unicode[script] ?? '');
  const bytes = await readFile(join(source, 'files', `${folder}-${script}-${file}.woff2`));
  const groups = {
    site: points.filter((point) => used.has(point)),
    rest: points.filter((point) => !used.has(point)),
  };
  const parts = Object.entries(groups).map(async ([name, group]): Promise<Part[]> => {
    if (group.length === 0) return [];
    const font = await subsetFont(bytes, String.fromCodePoint(...group), {
      targetFormat: 'woff2',
      variationAxes: { wght: weights },
    });
    const hash = createHash('sha256').update(font).digest('hex').slice(0, 8);
    const url = `/assets/${folder}-${style}-${script}-${name}-${hash}.woff2`;
    await writeFile(join(assets, basename(url)), font);
    const css = `@font-face{font-family:'${family}';font-style:${style};font-weight:${weights.min} ${weights.max};font-display:swap;src:url(${url}) format('woff2');unicode-range:${rangesOf(group)}}`;
    return [{ script, css, url, preload: name === 'site' && script === 'latin' && face.preload === true }];
  });
  return (await Promise.all(parts)).flat();
};

const printableAscii = Array.from({ length: 95 }, (_, index) => 32 + index);

/** Cuts the fonts down to what the site's pages write; letters that only visitors write stay available on demand. */
export const subsetFonts = async (text: string, assets: string) => {
  const used = new Set([...printableAscii, ...[...text].map((letter) => letter.codePointAt(0) ?? 0)]);
  const jobs = faces.flatMap((face) => face.scripts.map((script) => partsOf(face, script, used, assets)));
  const parts = (await Promise.all(jobs)).flat();
  return {
    css: parts.map((part) => part.css).join(''),
    preload: parts.filter((part) => part.preload).map((part) => part.url),
    /** The Latin letters; other alphabets are fetched where somebody writes in them. */
    latin: parts.filter((part) => part.script === 'latin').map((part) => part.url),
  };
};

export type SiteFonts = Awaited<ReturnType<typeof subsetFonts>>;
