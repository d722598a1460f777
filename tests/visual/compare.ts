import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { TestInfo } from '@playwright/test';
import { asBaseline, differenceBetween, isMadeOf } from './picture.ts';
import { baselines, root } from './shots.ts';

/** What the last run saw where it differs from the baselines; `--accept` copies it over them. */
export const seen = join(root, '.cache/visual/seen');

/**
 * Notes a difference. The reporter turns it into a failure: a test that fails by itself would make Playwright start
 * a new browser for the next one.
 */
export const report = (test: TestInfo, file: string, what: string): void => {
  test.annotations.push({ type: 'difference', description: `${file}: ${what}` });
};

const write = async (path: string, content: Buffer | string): Promise<void> => {
  await mkdir(dirname(path), { recursive: true });
  await writeFile(path, content);
};

const accept = (test: TestInfo, file: string, content: Buffer | string): Promise<void> =>
  write(join(test.config.updateSnapshots === 'all' ? baselines : seen, file), content);

/** Playwright's report shows pictures with these names side by side, and one over the other with a slider. */
const attach = async (test: TestInfo, expected: Buffer, actual: Buffer): Promise<void> => {
  await test.attach('picture-expected.webp', { body: expected, contentType: 'image/webp' });
  await test.attach('picture-actual.webp', { body: actual, contentType: 'image/webp' });
};

const most = 4;

/** Compares a picture with its baseline. One that differs is taken again until two are equal, to see that it is stable. */
export const comparePicture = async (
  test: TestInfo,
  file: string,
  take: (isExpected: (picture: Buffer) => boolean) => Promise<Buffer>,
): Promise<void> => {
  const path = join(baselines, file);
  const before = existsSync(path) ? await readFile(path) : undefined;
  const isExpected = (picture: Buffer) => before !== undefined && isMadeOf(before, picture);
  const taken: Buffer[] = [];
  let difference: string | undefined;
  let stable: Buffer | undefined;
  while (!stable && taken.length < most) {
    const picture = await take(isExpected);
    if (isExpected(picture)) return;
    difference = before && (await differenceBetween(before, picture));
    if (before && !difference) return;
    stable = taken.find((one) => one.equals(picture));
    taken.push(picture);
  }
  const packed = await asBaseline(stable ?? taken[0]!);
  if (!stable) {
    report(test, file, `unstable: no two of ${most} pictures are equal`);
    return attach(test, packed, await asBaseline(taken.at(-1)!));
  }
  await accept(test, file, packed);
  if (test.config.updateSnapshots === 'all') return;
  report(test, file, difference ?? 'no baseline yet');
  await attach(test, before ?? packed, packed);
};

/** Compares the structure of a page with its baseline. */
export const compareStructure = async (test: TestInfo, file: string, after: string): Promise<void> => {
  const path = join(baselines, file);
  const before = existsSync(path) ? await readFile(path, 'utf8') : '';
  if (before === after) return;
  await accept(test, file, after);
  if (test.config.updateSnapshots === 'all') return;
  report(test, file, 'landmarks, headings or names differ');
  await test.attach('structure-expected.yml', { body: before, contentType: 'text/plain' });
  await test.attach('structure-actual.yml', { body: after, contentType: 'text/plain' });
};
