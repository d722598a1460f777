import { setTimeout as sleep } from 'node:timers/promises';
import type { ServerProcess } from '../testing/server-process.js';

export interface Load {
  /** Questions that the server confirmed with 201. */
  acknowledged: Set<string>;
  /** Statuses of failed requests. */
  failures: number[];
  /** Response times in milliseconds. */
  times: number[];
  stop: () => Promise<void>;
}

let run = 0;

/** Starts writers that send questions until `stop`, each with a different text, and records the confirmed ones. */
export function writeQuestions(server: () => ServerProcess, writers: number, pauseMs = 0): Load {
  const acknowledged = new Set<string>();
  const failures: number[] = [];
  const times: number[] = [];
  const prefix = `load ${(run += 1)}`;
  let running = true;
  const write = async (writer: number) => {
    for (let count = 0; running; count += 1) {
      const question = `${prefix}, writer ${writer}, question ${count}?`;
      try {
        const begin = performance.now();
        const { status } = await server().ask(question);
        times.push(performance.now() - begin);
        if (status === 201) acknowledged.add(question);
        else failures.push(status);
      } catch {
        // The connection broke, so nothing was confirmed. The next attempt may reach the server again.
        await sleep(20);
      }
      if (pauseMs > 0) await sleep(pauseMs);
    }
  };
  const all = Promise.all(Array.from({ length: writers }, (_, writer) => write(writer)));
  return {
    acknowledged,
    failures,
    times,
    stop: async () => {
      running = false;
      await all;
    },
  };
}

/** Waits until all writers together have received `further` more confirmations. */
export async function confirmedBy(loads: Load[], further: number): Promise<void> {
  const confirmed = () => loads.reduce((sum, { acknowledged }) => sum + acknowledged.size, 0);
  const wanted = confirmed() + further;
  while (confirmed() < wanted) await sleep(1);
}

export interface Kept {
  lost: number;
  doubled: number;
}

/** Counts the confirmed questions that are not stored, and the questions that are stored twice. */
export function compare(acknowledged: Set<string>, questions: { question: string }[]): Kept {
  const texts = questions.map(({ question }) => question);
  const there = new Set(texts);
  return {
    lost: [...acknowledged].filter((question) => !there.has(question)).length,
    doubled: texts.length - there.size,
  };
}

/** Returns the response time below which `share` percent of the times are, in milliseconds. */
export function percentile(times: number[], share: number): number {
  const sorted = times.toSorted((a, b) => a - b);
  return Math.round(sorted[Math.min(sorted.length - 1, Math.floor((sorted.length * share) / 100))] ?? 0);
}
