import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { expect, type Page, type PageScreenshotOptions, type TestInfo } from '@playwright/test';
import { asBaseline, differenceBetween, isMadeOf } from './picture.ts';
import { baselines, type Shot } from './shots.ts';

/** Shows a story or page and returns which part to photograph. */
export type Show = (shot: Shot) => Promise<PageScreenshotOptions>;

const most = 4;

/** Takes up to four pictures, until one equals its baseline or an earlier picture, and thus is stable. */
const photograph = async (
  page: Page,
  show: () => ReturnType<Show>,
  isExpected: (taken: Buffer) => boolean,
) => {
  const taken: Buffer[] = [];
  for (;;) {
    const part = await show();
    const take = () => page.screenshot({ ...part, fullPage: true, animations: 'disabled', caret: 'hide' });
    let picture = await take();
    // Takes a second picture at once, in case something arrived late.
    if (!isExpected(picture)) picture = await take();
    const isStable = isExpected(picture) || taken.some((one) => one.equals(picture));
    if (isStable || taken.push(picture) === most) return { picture, isStable };
  }
};

/** Describes how a picture differs from its baseline, and attaches both to the report. */
const compare = async (info: TestInfo, page: Page, shot: Shot, show: Show): Promise<string | undefined> => {
  const path = join(baselines, shot.file);
  const before = existsSync(path) ? await readFile(path) : undefined;
  const isExpected = (picture: Buffer) => before !== undefined && isMadeOf(before, picture);
  const { picture, isStable } = await photograph(page, () => show(shot), isExpected);
  if (isExpected(picture)) return undefined;
  const difference = before ? await differenceBetween(before, picture) : 'no baseline yet';
  if (!difference) return undefined;
  const kept = info.outputPath(shot.file.replace('.webp', isStable ? '-actual.webp' : '-unstable.webp'));
  await mkdir(dirname(kept), { recursive: true });
  await writeFile(kept, await asBaseline(picture));
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
export const comparePictures = async (info: TestInfo, page: Page, shots: readonly Shot[], show: Show) => {
  const differences: string[] = [];
  for (const shot of shots) {
    const difference = await compare(info, page, shot, show).catch(({ message }: Error) => message);
    if (difference) differences.push(`${shot.file}: ${difference}`);
  }
  expect.soft(differences).toEqual([]);
};
