import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { TestInfo } from '@playwright/test';
import { asBaseline, cut, differenceBetween, isMadeOf, type Difference } from './picture.ts';
import { baselines, type Shot } from './shots.ts';

/** The result of one picture, or of the structure of one page. */
export type Outcome =
  | { kind: 'same' | 'added' | 'updated' | 'missing' }
  | { kind: 'unstable' | 'changed'; difference: Difference }
  | { kind: 'structure'; before: string; after: string };

/** The annotation that carries it to the reporter, which is another process. */
export const outcomeAnnotation = 'outcome';

const tell = (test: TestInfo, outcome: Outcome): void => {
  test.annotations.push({ type: outcomeAnnotation, description: JSON.stringify(outcome) });
};

const isUpdating = (test: TestInfo): boolean => test.config.updateSnapshots === 'all';

const write = async (path: string, content: Buffer | string): Promise<void> => {
  await mkdir(dirname(path), { recursive: true });
  await writeFile(path, content);
};

const showPictures = async (test: TestInfo, before: Buffer, after: Buffer, difference: Difference) => {
  await test.attach('before', { body: before, contentType: 'image/webp' });
  // Only the part that changed: the report lays it over what was before.
  const { what, box } = difference;
  const isSameSize = !what.includes('became');
  const part = isSameSize ? await cut(after, box) : after;
  await test.attach('after', { body: part, contentType: isSameSize ? 'image/webp' : 'image/png' });
};

/** Compares a picture with its baseline. One that differs is taken again, to find out whether it is stable. */
export const holdPicture = async (test: TestInfo, shot: Shot, take: () => Promise<Buffer>): Promise<void> => {
  const path = join(baselines, shot.file);
  const picture = await take();
  const before = existsSync(path) ? await readFile(path) : undefined;
  if (before && isMadeOf(before, picture)) return tell(test, { kind: 'same' });
  const difference = before && (await differenceBetween(before, picture));
  if (before && !difference) return tell(test, { kind: 'same' });
  const again = await take();
  const restless = picture.equals(again) ? undefined : await differenceBetween(picture, again);
  if (restless) {
    tell(test, { kind: 'unstable', difference: restless });
    return showPictures(test, picture, again, restless);
  }
  if (isUpdating(test)) {
    await write(path, await asBaseline(picture));
    return tell(test, { kind: before ? 'updated' : 'added' });
  }
  if (!before || !difference) return tell(test, { kind: 'missing' });
  tell(test, { kind: 'changed', difference });
  return showPictures(test, before, picture, difference);
};

/** Compares the structure of a page with its baseline. */
export const holdStructure = async (test: TestInfo, file: string, after: string): Promise<void> => {
  const path = join(baselines, file);
  const before = existsSync(path) ? await readFile(path, 'utf8') : undefined;
  if (before === after) return tell(test, { kind: 'same' });
  if (isUpdating(test)) {
    await write(path, after);
    return tell(test, { kind: before === undefined ? 'added' : 'updated' });
  }
  return tell(test, before === undefined ? { kind: 'missing' } : { kind: 'structure', before, after });
};
