import { setTimeout as sleep } from 'node:timers/promises';

/** Timeout of `until`. Very long, so that a busy machine makes a test slower, but does not fail it. */
const longestMs = 300_000;

/** Polls a condition. Returns `false` if it does not become true in time. */
export async function until(condition: () => boolean | Promise<boolean>): Promise<boolean> {
  const deadline = performance.now() + longestMs;
  while (!(await condition())) {
    if (performance.now() > deadline) return false;
    await sleep(50);
  }
  return true;
}
