import { readFileSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Shot } from './shots.ts';

/** The folder of the report and of a run's files; not part of the repository. */
export const workFolder = join(import.meta.dirname, '../../.cache/visual');

/** The report of the last run in which something differed. */
export const reportPath = join(workFolder, 'index.html');

/** What `npm run visual` tells Playwright's runner to do. */
export interface Job {
  /** Addresses that serve the built Storybook and the built site. */
  storybook: string;
  site: string;
  shots: readonly Shot[];
  /** Files that have changed since the commit that the report compares with, and what each of them can touch. */
  changed: readonly { file: string; groups: readonly string[] }[];
  /** The command that takes everything of this run as the new baselines. */
  accept: string;
}

const path = join(workFolder, 'job.json');

export const writeJob = async (job: Job): Promise<void> => {
  await mkdir(dirname(path), { recursive: true });
  await writeFile(path, JSON.stringify(job));
};

export const readJob = (): Job => JSON.parse(readFileSync(path, 'utf8')) as Job;
