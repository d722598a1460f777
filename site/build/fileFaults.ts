import { Resvg } from '@resvg/resvg-js';
import { lstatSync, readFileSync } from 'node:fs';
import { faultAt, type Fault } from './readYaml.ts';

export const encodingFault = (source: string) =>
  source.includes('\uFFFD') && 'has letters that cannot be read: save it as UTF-8';

const numberOf = (poem: string): number => Number(/^poems\/(\d+)\.txt$/.exec(poem)?.[1]);

/**
 * Checks one of the `files` in the owner's folder, which is in `poems/`. The file name must be a number of its own: the
 * page of poems shows the poem under that number.
 */
export const poemFault = (path: string, file: string, files: readonly string[]) => {
  if (Number.isNaN(numberOf(file)))
    return 'is not a poem: its name must be a number and .txt, such as 11.txt';
  const first = files.find((other) => numberOf(other) === numberOf(file));
  if (first !== file) return `has the number of ${first}: choose another`;
  return encodingFault(readFileSync(path, 'utf8'));
};

/** Parses a drawing. In one that is not closed correctly, a browser loses the rest of the page. */
const markupFaults = (source: string): Fault[] => {
  try {
    void new Resvg(source, { font: { loadSystemFonts: false } });
    return [];
  } catch (error) {
    const [, reason, line] = /.* cause (.*) at (\d+):/.exec(String(error)) ?? [];
    const message = `cannot be read (${reason}): look here and above for a missing quotation mark, > or end of a shape`;
    // Only errors of syntax have a line. Resvg also refuses a drawing without xmlns, which a page can show.
    return line ? [{ line: Number(line), message }] : [];
  }
};

/**
 * Checks an SVG drawing, which must contain neither scripts nor styles: pages include it inline, and their Content
 * Security Policy would block both.
 */
export const drawingFaults = (path: string): Fault[] => {
  if (lstatSync(path).isSymbolicLink())
    return [{ message: 'is a link to another file: put the drawing itself there' }];
  const source = readFileSync(path, 'utf8');
  const refused = /<script|<style|\s(?:on\w+|style)(?=\s*=)|javascript:/i.exec(source);
  if (!refused) {
    if (/^\s*<svg\s[^]*<\/svg>\s*$/.test(source)) return markupFaults(source);
    return [{ message: 'must begin with <svg and end with </svg>: remove what is before or after' }];
  }
  const [found, line] = [refused[0].trim(), source.slice(0, refused.index).split('\n').length];
  const reason = found.endsWith('style')
    ? 'write fill, stroke and so on as attributes of each shape'
    : 'a drawing runs no scripts';
  return [{ line, message: `remove ${found}: ${reason}` }];
};

/** Lists the ids that a drawing uses itself, as in `url(#id)`, with the lines of their elements. */
const idsIn = (source: string) =>
  source
    .split('\n')
    .flatMap((text, index) =>
      [...text.matchAll(/(?<![\w-])id=["']([^"']+)/g)].map(([, id = '']) => ({ id, line: index + 1 })),
    )
    .filter(({ id }) => source.includes(`#${id}`));

/** Returns a function that reports such ids that a drawing shares with an earlier one. A page can contain both. */
export const sharedIdCheck = () => {
  const first = new Map<string, string>();
  return (file: string, path: string): Fault[] =>
    idsIn(readFileSync(path, 'utf8')).flatMap(({ id, line }) => {
      const other = first.get(id) ?? file;
      first.set(id, other);
      return faultAt(
        line,
        other !== file && `${other} has id="${id}" too: choose another, also where #${id} is used`,
      );
    });
};
