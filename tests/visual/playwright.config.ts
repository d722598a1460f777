import { defineConfig } from '@playwright/test';
import { browserArguments, browserPath, onlyThisMachine } from '../browser.ts';

/** Started by `npm run visual`, which builds first and turns its words into a filter of titles. */
export default defineConfig({
  testDir: '.',
  testMatch: 'visual.spec.ts',
  outputDir: '../../.cache/visual/results',
  globalSetup: './servers.ts',
  fullyParallel: true,
  workers: 2,
  // A busy machine fails to take a picture now and then; a picture that differs is never taken again.
  retries: 1,
  timeout: 120_000,
  // First ours: it turns differences into failures, which the report then shows.
  reporter: [
    ['./differences.ts'],
    ['html', { outputFolder: '../../.cache/visual/report', open: 'never', title: 'Visual differences' }],
  ],
  use: {
    launchOptions: { executablePath: await browserPath(), args: [...browserArguments, onlyThisMachine] },
  },
});
