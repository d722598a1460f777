import autocannon from 'autocannon';
import Database from 'better-sqlite3';
import { spawn } from 'node:child_process';
import { copyFile, mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { median, percentile } from './numbers.mjs';
import { root, startSite } from './site.mjs';

/** @param {string} folder */
const databaseIn = async (folder) =>
  join(folder, (await readdir(folder)).find((name) => /\.(sqlite|db)$/.test(name)) ?? 'missing');

/** A database made by the server, with `count` questions, every third answered. @param {number} count */
const folderWith = async (count) => {
  const folder = await mkdtemp(join(tmpdir(), 'line-of-dance-bench-'));
  await (await startSite({ DATA_DIR: folder })).stop();
  const database = new Database(await databaseIn(folder));
  const insert = database.prepare(
    'INSERT INTO question (question, name, answer, created_at) VALUES (?, ?, ?, ?)',
  );
  database.transaction(() => {
    for (let index = 0; index < count; index += 1)
      insert.run(
        `How do you find the beat in song number ${index}, and who told you where to look?`,
        index % 2 ? null : 'A reader',
        index % 3 ? null : 'By listening to the bass until it bores me.',
        '2026-01-01T00:00:00.000Z',
      );
  })();
  database.close();
  return folder;
};

/** @param {string} file @param {'plain' | 'cached'} mode */
const startBare = async (file, mode) => {
  const child = spawn(process.execPath, [join(root, 'tests/bench/bare.mjs'), file, mode], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const port = await new Promise((resolve) =>
    child.stdout.once('data', (bytes) => resolve(String(bytes).trim())),
  );
  return { address: `http://127.0.0.1:${port}`, stop: () => child.kill() };
};

/** @param {string} url @param {object} [options] */
const load = async (url, options = {}) => {
  const { requests, latency, non2xx } = await autocannon({
    url,
    connections: 32,
    duration: 3,
    // A server or a client that has just started is slower, and is not what is measured.
    warmup: { connections: 32, duration: 1 },
    ...options,
  });
  if (non2xx > 0) throw new Error(`${non2xx} responses of ${url} were not successful`);
  return { perSecond: requests.average, p99: latency.p99 };
};

let sent = 0;
const post = {
  method: 'POST',
  // Long enough that the 32 first requests, which wait for their connections, are not the slowest of a hundred.
  duration: 10,
  headers: { 'content-type': 'application/json' },
  requests: [
    {
      setupRequest: (/** @type {object} */ request) => ({
        ...request,
        body: JSON.stringify({ question: `What is the ${(sent += 1)}th thing you would ask?` }),
      }),
    },
  ],
};

/** @param {string} address @param {(address: string) => Promise<{ perSecond: number, p99: number }>} measure */
const rounds = async (addresses, measure) => {
  const results = addresses.map(() => []);
  for (let round = 0; round < 3; round += 1)
    for (const [index, address] of addresses.entries()) results[index].push(await measure(address));
  return results.map((all) => ({
    perSecond: median(all.map((one) => one.perSecond)),
    p99: median(all.map((one) => one.p99)),
  }));
};

const memory = async (/** @type {number} */ pid) =>
  Number(/VmRSS:\s+(\d+)/.exec(await readFile(`/proc/${pid}/status`, 'utf8').catch(() => ''))?.[1] ?? 0) /
  1000;

/** @param {string} url @param {number} times */
const time = async (url, times) => {
  const taken = [];
  for (let turn = 0; turn < times; turn += 1) {
    const begin = performance.now();
    await (await fetch(url)).arrayBuffer();
    taken.push(performance.now() - begin);
  }
  return { median: median(taken), p99: percentile(taken, 0.99) };
};

const againstBare = async () => {
  const folder = await folderWith(500);
  const file = await databaseIn(folder);
  await copyFile(file, `${file}.plain`);
  await copyFile(file, `${file}.cached`);
  const ours = await startSite({ DATA_DIR: folder });
  const plain = await startBare(`${file}.plain`, 'plain');
  const cached = await startBare(`${file}.cached`, 'cached');
  const atRest = await memory(ours.pid);
  const path = '/api/questions';
  const [get, getPlain, getCached] = await rounds([ours.address, plain.address, cached.address], (address) =>
    load(address + path),
  );
  const [page, pagePlain] = await rounds([ours.address, plain.address], (address) =>
    load(`${address}${path}?limit=50`),
  );
  const [write, writePlain] = await rounds([ours.address, plain.address], (address) =>
    load(address + path, post),
  );
  const afterLoad = await memory(ours.pid);
  const writers = load(ours.address + path, post);
  const besideWriters = await time(`${ours.address}${path}?limit=50`, 500);
  await writers;
  await ours.stop();
  plain.stop();
  cached.stop();
  await rm(folder, { recursive: true });
  return {
    get,
    getPlain,
    getCached,
    page,
    pagePlain,
    write,
    writePlain,
    atRest,
    afterLoad,
    besideWriters,
    start: ours.startMilliseconds,
  };
};

const bySize = async () => {
  const sizes = {};
  for (const count of [100, 10_000, 100_000]) {
    const folder = await folderWith(count);
    const ours = await startSite({ DATA_DIR: folder });
    sizes[count] = {
      wholeList: (await time(`${ours.address}/api/questions`, 3)).median,
      pageOf50: (await time(`${ours.address}/api/questions?limit=50&before=${Math.floor(count / 2)}`, 40))
        .median,
    };
    await ours.stop();
    await rm(folder, { recursive: true });
  }
  return sizes;
};

/** A month of one address that asks as often as it may, each question as long as it may be. */
const withLongest = async () => {
  const folder = await mkdtemp(join(tmpdir(), 'line-of-dance-bench-'));
  await (await startSite({ DATA_DIR: folder })).stop();
  const database = new Database(await databaseIn(folder));
  const insert = database.prepare('INSERT INTO question (question, created_at) VALUES (?, ?)');
  database.transaction(() => {
    for (let index = 0; index < 21_600; index += 1)
      insert.run('😀'.repeat(2_000), '2026-01-01T00:00:00.000Z');
  })();
  database.close();
  const ours = await startSite({ DATA_DIR: folder });
  const whole = await load(`${ours.address}/api/questions`);
  const page = await load(`${ours.address}/api/questions?limit=50`);
  const result = { whole, page, memory: await memory(ours.pid) };
  await ours.stop();
  await rm(folder, { recursive: true });
  return result;
};

export const measureServer = async () => ({
  ...(await againstBare()),
  sizes: await bySize(),
  longest: await withLongest(),
});
