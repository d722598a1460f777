import { defineConfig } from '@playwright/test';
import { browserArguments, onlyThisMachine, sameToTheBit } from '../browser.mjs';

/** Configuration for `npm run visual`, which builds first, then starts Playwright. */
export default defineConfig({
  testDir: '.',
  testMatch: '*.spec.ts',
  outputDir: '../../.cache/visual/results',
  globalSetup: './servers.ts',
  fullyParallel: true,
  // With three workers, two cores are idle a quarter of the time.
  workers: 5,
  // Generous, because the benchmark measures speed.
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
