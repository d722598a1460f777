import { expect, inject, test } from 'vitest';
import { garbageFile, missingDirectory, spoiltPages } from './damaged.js';
import { canMountSmallDisk, fullDisk } from './full.js';
import { lockedFile } from './locked.js';
import { readOnlyFile } from './read-only.js';

const build = inject('serverBuild');
const degraded = { live: true, ready: false, database: 'degraded' };

test('row 55: a locked file makes writers wait, then say so; readers notice nothing', async () => {
  const result = await lockedFile(build, 4_000);
  expect(result).toMatchObject({ status: 503, patientStatus: 201, afterwards: 201 });
  expect(result.afterMs).toBeGreaterThan(2_500);
  // A server that waited inside the driver would have answered a handful.
  expect(result.reads).toBeGreaterThan(10);
});

test('row 56: a read-only file is read, a write is refused, and health says so', async () => {
  expect(await readOnlyFile(build)).toEqual({ write: 503, read: 200, health: degraded, ready: 503 });
});

test.runIf(canMountSmallDisk())('row 57: a full disk loses nothing and heals without a restart', async () => {
  const result = await fullDisk(build);
  expect(result).toMatchObject({ write: 503, read: 200, health: degraded, ready: 503 });
  expect(result.confirmed).toBeGreaterThan(10);
  expect(result).toMatchObject({ kept: result.confirmed, afterwards: 201, readyAfterwards: 200 });
});

test('row 58: a file that is no database is left alone, and named', async () => {
  const result = await garbageFile(build);
  expect(result).toMatchObject({ code: 1, untouched: true });
  expect(result.output).toMatch(/line-of-dance\.db is damaged.*restore/s);
});

test('row 59: spoilt pages are found at the start, and a backup brings everything back', async () => {
  const result = await spoiltPages(build);
  expect(result).toMatchObject({ code: 1, untouched: true, questionsAfterwards: 200 });
  expect(result.output).toContain('is damaged');
  expect(result.restore).toMatch(/^Restored 200 questions and 0 messages\.\nWhat was there before is in /);
});

test('row 60: a missing directory is made, an impossible one is named', async () => {
  const { made, refused } = await missingDirectory(build);
  expect(made).toBe(true);
  expect(refused).toMatchObject({ code: 1 });
  expect(refused.output).toMatch(/a-file\/below cannot be made \(ENOTDIR\): set DATA_DIR/);
});
