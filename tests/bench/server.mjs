import autocannon from 'autocannon';
import Database from 'better-sqlite3';
import { spawn } from 'node:child_process';
import { copyFile, mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from '../../scripts/root.mjs';
import { startServer } from '../server.mjs';
import { median, percentile, round } from './numbers.mjs';

/** @param {string} folder */
const databaseIn = async (folder) =>
  join(folder, (await readdir(folder)).find((name) => /\.(sqlite|db)$/.test(name)) ?? 'missing');

/** @typedef {readonly [question: string, name: string | null, answer: string | null]} Row */

/** Starts the server on the database in a folder. It logs requests, as in production. @param {string} folder */
const start = (folder) => startServer({ env: { DATA_DIR: folder, LOG_LEVEL: 'info' } });

/**
 * Creates a database of `count` questions, and returns its folder.
 * @param {number} count
 * @param {(index: number) => Row} rowAt
 */
const folderWith = async (count, rowAt = shortRow) => {
  const folder = await mkdtemp(join(tmpdir(), 'line-of-dance-bench-'));
  await (await start(folder)).stop();
  const database = new Database(await databaseIn(folder));
  const insert = database.prepare(
    "INSERT INTO question (question, name, answer, created_at) VALUES (?, ?, ?, '2026-01-01T00:00:00.000Z')",
  );
  database.transaction(() => {
    for (let index = 0; index < count; index += 1) insert.run(...rowAt(index));
  })();
  database.close();
  return folder;
};

/** Returns a short question. Every third one is answered. @param {number} index @returns {Row} */
const shortRow = (index) => [
  `How do you find the beat in song number ${index}, and who told you where to look?`,
  index % 2 ? null : 'A reader',
  index % 3 ? null : 'By listening to the bass until it bores me.',
];

/** Starts `bare.mjs`, the server to compare ours with. @param {string} file */
const startBare = async (file) => {
  const child = spawn(process.execPath, [join(root, 'tests/bench/bare.mjs'), file], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const port = await new Promise((resolve) =>
    child.stdout.once('data', (bytes) => resolve(String(bytes).trim())),
  );
  return { url: `http://127.0.0.1:${port}`, stop: () => child.kill() };
};

/**
 * Sends requests over 32 connections.
 * Returns their number per second, and the 99th percentile of the response times in milliseconds.
 * @param {string} url
 * @param {object} [options]
 */
const load = async (url, options = {}) => {
  const { requests, latency, non2xx } = await autocannon({
    url,
    connections: 32,
    duration: 3,
    // Not measured, because a server or client that has just started is slower.
    warmup: { connections: 32, duration: 1 },
    ...options,
  });
  if (non2xx > 0) throw new Error(`${non2xx} responses of ${url} were not successful`);
  return { perSecond: requests.average, p99: latency.p99 };
};

let sent = 0;
const post = {
  method: 'POST',
  // Long enough that the first 32 requests, which wait for their connections, do not decide the p99.
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

/**
 * Measures each address in three rounds, and returns its medians.
 * @param {string[]} addresses
 * @param {(address: string) => Promise<{ perSecond: number, p99: number }>} measure
 */
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

/**
 * Sends requests one after another.
 * Returns the median and the 99th percentile of the response times in milliseconds.
 * @param {string} url
 * @param {number} times
 */
const time = async (url, times) => {
  const taken = [];
  for (let turn = 0; turn < times; turn += 1) {
    const begin = performance.now();
    await (await fetch(url)).arrayBuffer();
    taken.push(performance.now() - begin);
  }
  return { median: median(taken), p99: percentile(taken, 0.99) };
};

/**
 * Formats a measurement for the printed table.
 * @param {{ perSecond: number, p99: number }} load
 * @param {{ perSecond: number }} [ours] the same measurement of our server, to compare with
 */
const row = ({ perSecond, p99 }, ours) => ({
  'per second': round(perSecond),
  'p99 ms': p99,
  ...(ours && { 'ours / bare': round(ours.perSecond / perSecond, 2) }),
});

const path = '/api/questions';

const besideBare = async () => {
  const folder = await folderWith(500);
  const file = await databaseIn(folder);
  await copyFile(file, `${file}.bare`);
  const begin = performance.now();
  const ours = await start(folder);
  await fetch(`${ours.url}/api/health`);
  const startMilliseconds = performance.now() - begin;
  const bare = await startBare(`${file}.bare`);
  const atRest = await memory(ours.pid);
  const both = [ours.url, bare.url];
  const [list, bareList] = await rounds(both, (one) => load(one + path));
  const [page, barePage] = await rounds(both, (one) => load(`${one}${path}?limit=50`));
  const [write, bareWrite] = await rounds(both, (one) => load(one + path, post));
  const afterLoad = await memory(ours.pid);
  const writers = load(ours.url + path, post);
  const reader = await time(`${ours.url}${path}?limit=50`, 500);
  await writers;
  for (const server of [ours, bare]) await server.stop();
  await rm(folder, { recursive: true });
  return {
    'GET first page of 50': row(page),
    'bare, first page of 50': row(barePage, page),
    'GET list of 200': row(list),
    'bare, list of 200': row(bareList, list),
    'POST question': row(write),
    'bare, POST': row(bareWrite, write),
    'first page beside 32 writers': { 'median ms': round(reader.median, 1), 'p99 ms': round(reader.p99) },
    'start to first response': { 'median ms': round(startMilliseconds) },
    'memory at rest': { MB: round(atRest) },
    'memory after the load': { MB: round(afterLoad) },
  };
};

const bySize = async () => {
  const rows = {};
  for (const count of [100, 10_000, 100_000]) {
    const folder = await folderWith(count);
    const { url, stop } = await start(folder);
    const whole = await time(url + path, 3);
    const page = await time(`${url}${path}?limit=50&before=${Math.floor(count / 2)}`, 40);
    rows[`list of ${count}`] = { 'median ms': round(whole.median, 1) };
    rows[`page of 50 of ${count}`] = { 'median ms': round(page.median, 1) };
    await stop();
    await rm(folder, { recursive: true });
  }
  return rows;
};

/** Measures a list of 21,600 questions of maximum length: all that one address could send in a month at 30 an hour. */
const withLongest = async () => {
  const folder = await folderWith(21_600, () => ['😀'.repeat(2_000), null, null]);
  const ours = await start(folder);
  const whole = await load(ours.url + path);
  const page = await load(`${ours.url}${path}?limit=50`);
  const megabytes = await memory(ours.pid);
  await ours.stop();
  await rm(folder, { recursive: true });
  return {
    'list of 21600 longest': row(whole),
    'page of 50 of 21600 longest': row(page),
    'memory afterwards': { MB: round(megabytes) },
  };
};

export const measureServer = async () => ({
  ...(await besideBare()),
  ...(await bySize()),
  ...(await withLongest()),
});
