import { setTimeout as sleep } from 'node:timers/promises';

/** Far more than anything here takes, so that a busy machine makes a test slower and never red. */
const longestMs = 300_000;

/** Waits for a condition, however slow the machine is; false where it never comes true. */
export async function until(condition: () => boolean | Promise<boolean>): Promise<boolean> {
  const deadline = performance.now() + longestMs;
  while (!(await condition())) {
    if (performance.now() > deadline) return false;
    await sleep(50);
  }
  return true;
}
