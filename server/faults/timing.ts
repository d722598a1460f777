import { paths } from '../src/contract.js';
import { password, startProcess } from '../testing/server-process.js';
import { inDataDirectory } from './data-directory.js';
import { percentile } from './load.js';

interface TimingResult {
  /** Median response time in milliseconds, by kind of password. */
  medians: Record<string, number>;
  /** Difference between the slowest and the fastest median, in milliseconds. */
  apart: number;
}

const kinds = { right: password, wrong: 'wrong horse', empty: '', long: 'x'.repeat(1_024) };

/** Measures password checks. Their duration must not reveal what is wrong with a password. */
export const passwordTiming = (build: string, times: number): Promise<TimingResult> =>
  inDataDirectory(async (dataDirectory) => {
    const server = await startProcess({ build, dataDirectory });
    const { id } = (await (await server.ask('May I?')).json()) as { id: number };
    const answer = async (given: string) => {
      const begin = performance.now();
      const body = JSON.stringify({ id, answer: 'Yes.', password: given });
      const { status } = await fetch(server.url + paths.answer, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body,
      });
      if (status === 429) throw new Error('The rate limit answered, so nothing was timed.');
      return performance.now() - begin;
    };
    const taken: Record<string, number[]> = {};
    for (let round = 0; round < times; round += 1) {
      for (const [kind, given] of Object.entries(kinds)) {
        // The right password in between resets the counter of failed attempts.
        if (kind !== 'right') await answer(password);
        (taken[kind] ??= []).push(await answer(given));
      }
    }
    await server.stop();
    const medians = Object.fromEntries(
      Object.entries(taken).map(([kind, list]) => [kind, percentile(list, 50)]),
    );
    const all = Object.values(medians);
    return { medians, apart: Math.max(...all) - Math.min(...all) };
  });
