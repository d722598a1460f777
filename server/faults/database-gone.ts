import { setTimeout as sleep } from 'node:timers/promises';
import { type ErrorBody, paths } from '../src/contract.js';
import type { Health } from '../src/health/health.controller.js';
import { ownPostgres } from '../testing/postgres.js';
import { password, type ServerProcess } from '../testing/server-process.js';
import { inDataDirectory } from './data-directory.js';
import { compare, type Kept, writeQuestions } from './load.js';
import { two } from './processes.js';
import { until } from './until.js';

interface Gone extends Kept {
  acknowledged: number;
  /** Statuses other than 201 that the writers received. */
  failures: number[];
  /** Responses of both servers to each API call while PostgreSQL was stopped. */
  away: { call: string; body: ErrorBody }[];
  /** Whether a question sent to one server can be read from the other after the last restart of PostgreSQL. */
  sharedAgain: boolean;
}

const calls: [path: string, body?: object][] = [
  [paths.questions],
  [`${paths.questions}?limit=1&before=9`],
  [paths.questions, { question: 'Is anybody there?' }],
  [paths.messages, { message: 'Is anybody there?' }],
  [paths.answer, { id: 1, answer: 'Yes.', password }],
];

async function askWhileAway({ url }: ServerProcess): Promise<Gone['away']> {
  const answers = calls.map(async ([path, body]) => {
    const headers = { 'content-type': 'application/json' };
    const post = body && { method: 'POST', headers, body: JSON.stringify(body) };
    const answer = await fetch(url + path, { ...post });
    return { call: `${body ? 'POST' : 'GET'} ${path}`, body: (await answer.json()) as ErrorBody };
  });
  return Promise.all(answers);
}

async function untilReady(servers: ServerProcess[]): Promise<void> {
  for (const { url } of servers)
    await until(async () => {
      const health = (await (await fetch(url + paths.health)).json()) as Health;
      return health.ready;
    });
}

/** Stops and restarts PostgreSQL several times while two servers are busy. */
export const databaseGone = (build: string, times: number, awayMs: number): Promise<Gone> =>
  inDataDirectory(async (dataDirectory) => {
    const postgres = await ownPostgres();
    const environment = { DATABASE_URL: postgres.url };
    try {
      return await two({ build, dataDirectory, environment }, async (one, other) => {
        const both = [one, other];
        const loads = both.map((server) => writeQuestions(() => server, 4, 5));
        const away: Gone['away'] = [];
        for (let round = 0; round < times; round += 1) {
          await sleep(500);
          await postgres.pause();
          for (const server of both) {
            away.push(...(await askWhileAway(server)));
          }
          await sleep(awayMs);
          await postgres.resume();
          await untilReady(both);
        }
        await Promise.all(loads.map((load) => load.stop()));
        const confirmed = new Set(loads.flatMap(({ acknowledged }) => [...acknowledged]));
        const kept = compare(confirmed, await one.questions());
        await one.ask('Is everybody back?');
        const sharedAgain = (await other.questions())[0]?.question === 'Is everybody back?';
        const failures = [...new Set(loads.flatMap((load) => load.failures))];
        const acknowledged = confirmed.size;
        return { ...kept, acknowledged, failures, away, sharedAgain };
      });
    } finally {
      await postgres.stop();
    }
  });
