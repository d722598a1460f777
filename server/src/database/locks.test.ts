import { setTimeout as sleep } from 'node:timers/promises';
import { DataSource } from 'typeorm';
import { expect, inject, test } from 'vitest';
import { databaseKinds, temporaryDirectory } from '../../testing/app.js';
import { readConfig } from '../config/config.js';
import { dataSourceOptions } from './data-source-options.js';
import { openAlone } from './locks.js';

test.each(databaseKinds)(
  'one at a time prepares the tables on %s, also after one has failed',
  async (kind) => {
    const url = kind === 'postgres' ? inject('postgresUrl') : undefined;
    const config = readConfig({ DATA_DIR: temporaryDirectory(), DATABASE_URL: url });
    let inside = 0;
    const work = async (fails: boolean) => {
      inside += 1;
      await sleep(50);
      const alone = inside === 1;
      inside -= 1;
      if (fails) throw new Error('failed');
      return alone;
    };
    const alone: boolean[] = [];
    const outcomes = await Promise.allSettled(
      [false, true, false].map(async (fails) => {
        const dataSource = new DataSource(dataSourceOptions(config, []));
        const working = openAlone(config, dataSource, async () => alone.push(await work(fails)));
        await working.finally(() => dataSource.destroy());
      }),
    );
    expect(outcomes.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
    expect(alone).toEqual([true, true]);
  },
);
