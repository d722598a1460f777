import { defineConfig } from '@playwright/test';
import { browserArguments, onlyThisMachine, sameToTheBit } from '../browser.mjs';

/** Started by `npm run visual`, which builds first and passes on what it was asked for. */
export default defineConfig({
  testDir: '.',
  testMatch: '*.spec.ts',
  outputDir: '../../.cache/visual/results',
  globalSetup: './servers.ts',
  fullyParallel: true,
  // With three, two cores are idle a quarter of the time.
  workers: 5,
  // Speed is measured by the benchmark, not here.
  timeout: 600_000,
  reporter: [
    ['line'],
    ['html', { outputFolder: '../../.cache/visual/report', open: 'never', title: 'Visual differences' }],
  ],
  updateSnapshots: 'none',
  snapshotPathTemplate: '{testDir}/baselines/{arg}{ext}',
  use: {
    launchOptions: {
      executablePath: process.env.VISUAL_BROWSER ?? '',
      args: [...browserArguments, ...sameToTheBit, onlyThisMachine],
    },
  },
});
