import { defineConfig } from '@playwright/test';
import { browserArguments, browserPath, onlyThisMachine } from '../browser.mjs';

export default defineConfig({
  testDir: '.',
  testMatch: '*.spec.ts',
  outputDir: '../../test-results',
  globalSetup: '../ownerSite.ts',
  fullyParallel: true,
  forbidOnly: true,
  // Tests often wait, so that two workers leave two cores idle.
  workers: 3,
  // The end of the report names tests that needed a retry. The second retry is for a browser that crashes at its start.
  retries: 2,
  // Generous, so that no test fails on a busy machine. The benchmark measures speed.
  timeout: 240_000,
  expect: { timeout: 20_000 },
  reporter: 'list',
  use: {
    viewport: { width: 1440, height: 900 },
    locale: 'en-GB',
    colorScheme: 'light',
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: { executablePath: await browserPath(), args: [...browserArguments, onlyThisMachine] },
  },
});
