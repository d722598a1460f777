import { createTestDatabase, startPostgres } from '../testing/postgres.js';
import { closedLog } from './broken-log.js';
import { databaseGone } from './database-gone.js';
import { databaseSilent } from './database-silent.js';
import { garbageFile, missingDirectory, spoiltPages } from './damaged.js';
import { canMountSmallDisk, fullDisk } from './full.js';
import { fuzzOverHttp } from './fuzz.js';
import { killRuns } from './kill.js';
import type { Kept } from './load.js';
import { lockedFile } from './locked.js';
import { twoOnOneFile, twoOnPostgres } from './processes.js';
import { readOnlyFile } from './read-only.js';
import { abandonedRequests, unreadAnswers } from './readers.js';
import { restarts } from './restarts.js';
import { slowSenders } from './slow.js';
import { stopUnderLoad } from './stop.js';
import { passwordTiming } from './timing.js';

interface Fault {
  name: string;
  run: () => Promise<boolean>;
}

/** Defines a fault test that prints its figures and checks them with `holds`. */
const fault = <Figures>(
  name: string,
  run: () => Promise<Figures>,
  holds: (figures: Figures) => boolean,
): Fault => ({
  name,
  run: async () => {
    const figures = await run();
    console.log(figures);
    return holds(figures);
  },
});

const nothingLost = ({ lost, doubled }: Kept) => lost === 0 && doubled === 0;
const refusesWrites = ({ write, read }: { write: number; read: number }) => write === 503 && read === 200;

const ofOneServer = (build: string): Fault[] => [
  fault(
    'password timing, 200 of each',
    () => passwordTiming(build, 200),
    ({ apart }) => apart < 5,
  ),
  fault(
    '500 slow senders',
    () => slowSenders(build, 500),
    ({ senders, cut }) => cut === senders,
  ),
  fault(
    'kill -9 in a thousand writes, 20 runs',
    () => killRuns(20, 1_000, () => ({ build })),
    (runs) => runs.every((run) => nothingLost(run) && run.integrity === 'ok'),
  ),
  fault(
    'SIGTERM under load',
    () => stopUnderLoad(build),
    (result) => nothingLost(result) && result.code === 0 && result.failures.length === 0,
  ),
  fault(
    'file locked for 8 s',
    () => lockedFile(build, 8_000),
    ({ status, afterwards }) => status === 503 && afterwards === 201,
  ),
  fault('read-only file', () => readOnlyFile(build), refusesWrites),
  fault(
    'disk full',
    () => fullDisk(build),
    (result) => refusesWrites(result) && result.afterwards === 201,
  ),
  fault(
    'header garbage',
    () => garbageFile(build),
    ({ code, untouched }) => code === 1 && untouched,
  ),
  fault(
    'spoilt pages',
    () => spoiltPages(build),
    ({ code, questionsAfterwards }) => code === 1 && questionsAfterwards === 200,
  ),
  fault(
    'missing directory',
    () => missingDirectory(build),
    ({ made, refused }) => made && refused.code === 1,
  ),
  fault(
    'restart every 5 s for 60 s under load',
    () => restarts(build, 12, 5_000),
    (result) => nothingLost(result) && result.failures.length === 0,
  ),
  fault(
    'a closed log',
    () => closedLog(build),
    ({ statuses, code }) => statuses.every((status) => status === 201) && code === 0,
  ),
  fault(
    'abandoned requests, 20 rounds of 160',
    () => abandonedRequests(build, 20, 16),
    ({ isBackToIdle, page }) => isBackToIdle && page === 200,
  ),
  fault(
    '450 readers that never read',
    () => unreadAnswers(build, 450),
    ({ areCut, megabytes, page }) => areCut && megabytes < 250 && page === 200,
  ),
  fault(
    '100,000 random bodies',
    () => fuzzOverHttp(build, 100_000),
    ({ statuses, alive }) => alive && Object.keys(statuses).every((status) => Number(status) < 500),
  ),
];

const ofTwoServers = (build: string, url: () => Promise<string>): Fault[] => [
  fault(
    'two processes, one file: the second is refused',
    () => twoOnOneFile(build),
    ({ code, first }) => code === 1 && first === 201,
  ),
  fault(
    'kill -9 in a thousand writes on PostgreSQL, 20 runs',
    () => killRuns(20, 1_000, async () => ({ build, environment: { DATABASE_URL: await url() } })),
    (runs) => runs.every(nothingLost),
  ),
  fault(
    'two processes, one PostgreSQL, 1,000 writes, one of them killed',
    async () => twoOnPostgres(build, await url(), 1_000),
    (result) => nothingLost(result) && result.failures === 0 && result.stale === 0,
  ),
  fault(
    'PostgreSQL hangs',
    async () => databaseSilent(build, await url()),
    ({ read, write, code }) => read === 503 && write === 503 && code === 0,
  ),
  fault(
    'PostgreSQL gone and back, 5 times for 5 s under load',
    () => databaseGone(build, 5, 5_000),
    (result) =>
      nothingLost(result) &&
      result.away.every(({ body }) => body.statusCode === 503) &&
      result.failures.every((status) => status === 503) &&
      result.sharedAgain,
  ),
];

/** Runs the long form of all fault tests, or of those whose name contains `only`. */
export async function runFaults(build: string, only: string): Promise<boolean> {
  const postgres = await startPostgres();
  const url = async () => (await createTestDatabase(postgres.url)).url;
  const failed: string[] = [];
  for (const { name, run } of [...ofOneServer(build), ...ofTwoServers(build, url)]) {
    if (!name.includes(only)) continue;
    console.log(`\n${name}`);
    if (name.startsWith('disk full') && !canMountSmallDisk())
      console.log('No small disk can be mounted here; the tests fill a database instead.');
    else if (!(await run())) failed.push(name);
  }
  await postgres.stop();
  console.log(failed.length > 0 ? `\nFailed: ${failed.join('; ')}` : '\nAll passed.');
  return failed.length === 0;
}
