import { setTimeout as sleep } from 'node:timers/promises';
import type { DataSource } from 'typeorm';
import { isBusy } from './unavailable.js';

const patienceMs = 3_000;
const pauseMs = () => 5 + Math.random() * 15;

/**
 * better-sqlite3 stops the whole process while it waits for a lock, so it is told not to wait, and a statement that
 * found the file locked is tried again in between other work. All statements of TypeORM go through one query runner.
 */
export function retryWhileBusy(dataSource: DataSource): void {
  const runner = dataSource.createQueryRunner();
  const query = runner.query.bind(runner);
  runner.query = async (...statement: Parameters<typeof query>) => {
    const deadline = performance.now() + patienceMs;
    for (;;) {
      try {
        return await query(...statement);
      } catch (error) {
        if (!isBusy(error) || performance.now() > deadline) throw error;
      }
      await sleep(pauseMs());
    }
  };
}
