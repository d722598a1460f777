import { expect, inject, test, vi } from 'vitest';
import { closedLog, fullLog } from './broken-log.js';
import { garbageFile } from './damaged.js';
import { canMountSmallDisk, fullDisk, startOnFullDisk } from './full.js';
import { readOnlyFile } from './read-only.js';
import { abandonedRequests, unreadAnswers } from './readers.js';

const build = inject('serverBuild');
// Ten times the duration of the slowest test, so that none of them fails on a busy machine.
vi.setConfig({ testTimeout: 600_000 });
const degraded = { live: true, ready: false, database: 'degraded' };

test('a read-only file is read, a write is refused, and health says so', async () => {
  expect(await readOnlyFile(build)).toEqual({ write: 503, read: 200, health: degraded });
});

test.runIf(canMountSmallDisk())(
  'a full disk loses nothing, and the server recovers without a restart',
  async () => {
    const result = await fullDisk(build);
    expect(result).toMatchObject({ write: 503, read: 200 });
    expect(result.confirmed).toBeGreaterThan(10);
    expect(result).toMatchObject({ kept: result.confirmed, afterwards: 201 });
  },
);

test('a file that is not a database is left unchanged and named in the error', async () => {
  const result = await garbageFile(build);
  expect(result).toMatchObject({ code: 1, untouched: true });
  expect(result.output).toMatch(/line-of-dance\.db is damaged.*restore/s);
});

test.runIf(canMountSmallDisk())('a start on a full disk fails at once, with the reason', async () => {
  const result = await startOnFullDisk(build);
  expect(result).toMatchObject({
    code: 1,
    output: expect.stringMatching(/database or disk is full$/),
  });
});

test('a server whose log is a closed pipe goes on, and stops as usual', async () => {
  expect(await closedLog(build)).toEqual({ statuses: [201, 201, 201, 201, 201], code: 0 });
});

test.runIf(canMountSmallDisk())(
  'a full disk under the log does not stop the server, and logging resumes once there is space',
  async () => {
    expect(await fullLog(build)).toEqual({ statuses: [200], resumed: true });
  },
);

test('pipelined requests that were abandoned leave no file open', async () => {
  const { most, ...result } = await abandonedRequests(build, 1, 16);
  expect(result).toEqual({ isBackToIdle: true, page: 200 });
  // Each of the ten connections sends 16 requests, but has only one in progress at a time.
  expect(most).toBeLessThan(40);
});

test('clients that never read the response are disconnected, and nobody else notices', async () => {
  const result = await unreadAnswers(build, 20);
  expect(result).toMatchObject({ areCut: true, page: 200 });
});
