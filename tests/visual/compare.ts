import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { expect, type Page, type PageScreenshotOptions, type TestInfo } from '@playwright/test';
import { asBaseline, differenceBetween, isMadeOf } from './picture.ts';
import { baselines, type Shot } from './shots.ts';

/** Shows a story or page and returns which part to photograph. */
export type Show = (shot: Shot) => Promise<PageScreenshotOptions>;

const most = 4;

/** Photographs until a picture equals its baseline or an earlier picture. */
const photograph = async (
  page: Page,
  show: () => Promise<PageScreenshotOptions>,
  isExpected: (picture: Buffer) => boolean,
): Promise<{ picture: Buffer; isStable: boolean }> => {
  const taken: Buffer[] = [];
  for (;;) {
    const part = await show();
    const take = () => page.screenshot({ ...part, fullPage: true, animations: 'disabled', caret: 'hide' });
    let picture = await take();
    // The second picture includes what arrived late.
    if (!isExpected(picture)) picture = await take();
    const isStable = isExpected(picture) || taken.some((one) => one.equals(picture));
    if (isStable || taken.length === most - 1) return { picture, isStable };
    taken.push(picture);
  }
};

/** Describes how a picture differs from its baseline. `--accept` finds only stable pictures. */
const compare = async (info: TestInfo, page: Page, shot: Shot, show: Show): Promise<string | undefined> => {
  const path = join(baselines, shot.file);
  const before = existsSync(path) ? await readFile(path) : undefined;
  const isExpected = (picture: Buffer) => before !== undefined && isMadeOf(before, picture);
  const { picture, isStable } = await photograph(page, () => show(shot), isExpected);
  if (isExpected(picture)) return undefined;
  const difference = before ? await differenceBetween(before, picture) : 'no baseline yet';
  if (!difference) return undefined;
  const actual = await asBaseline(picture);
  const kept = info.outputPath(shot.file.replace('.webp', isStable ? '-actual.webp' : '-unstable.webp'));
  await mkdir(dirname(kept), { recursive: true });
  await writeFile(kept, actual);
  // The report compares attachments with these names.
  const name = basename(shot.file, '.webp');
  if (before) await info.attach(`${name}-expected.webp`, { path });
  await info.attach(`${name}-actual.webp`, { path: kept });
  return isStable ? difference : `unstable, no two of ${most} pictures are equal: ${difference}`;
};

/**
 * Compares the pictures of one component or page with their baselines. All of them are one test with one failure,
 * because Playwright starts a new browser after each failed test.
 */
export const comparePictures = async (
  info: TestInfo,
  page: Page,
  shots: readonly Shot[],
  show: Show,
): Promise<void> => {
  const differences: string[] = [];
  for (const shot of shots) {
    const difference = await compare(info, page, shot, show).catch(({ message }: Error) => message);
    if (difference) differences.push(`${shot.file}: ${difference}`);
  }
  expect.soft(differences).toEqual([]);
};
