import { defineConfig } from '@playwright/test';
import { browserArguments, browserPath, onlyThisMachine } from '../browser.ts';

/** Started by `npm run visual`, which says in a job what is to be photographed. */
export default defineConfig({
  testDir: '.',
  testMatch: 'visual.spec.ts',
  outputDir: '../../.cache/visual/results',
  fullyParallel: true,
  workers: 2,
  retries: 0,
  timeout: 60_000,
  reporter: './reporter.ts',
  use: {
    launchOptions: { executablePath: await browserPath(), args: [...browserArguments, onlyThisMachine] },
  },
});
