import { join } from 'node:path';
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { browserArguments, browserPath } from '../tests/browser.mjs';

const launchOptions = { executablePath: await browserPath(), args: browserArguments };

/** A new object for each project, because Vitest writes the project's name into it. */
const browser = () => ({
  enabled: true,
  headless: true,
  screenshotFailures: false,
  instances: [{ browser: 'chromium' as const }],
  provider: playwright({ launchOptions }),
});

export default defineConfig({
  root: import.meta.dirname,
  test: {
    // Far more than a busy machine needs.
    testTimeout: 300_000,
    projects: [
      {
        extends: true,
        test: {
          name: 'ui',
          include: ['{src,docs}/**/*.test.ts', '../tests/visual/*.test.ts'],
          environment: 'node',
        },
      },
      {
        extends: true,
        test: { name: 'ui in a browser', include: ['src/**/*.test.tsx'], browser: browser() },
      },
      {
        extends: true,
        plugins: [storybookTest({ configDir: join(import.meta.dirname, '../.storybook') })],
        // Listed here, because a dependency that Vite finds in the middle of a run reloads the browser.
        optimizeDeps: { include: ['@storybook/addon-a11y/preview', 'axe-core'] },
        test: {
          name: 'stories',
          env: { VITE_STORY_TEST: 'true' },
          // A fresh page for each file takes a second.
          isolate: false,
          browser: browser(),
        },
      },
    ],
  },
});
