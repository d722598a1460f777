import { join } from 'node:path';
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config';
import { browserArguments, browserPath } from '../tests/browser.ts';

const launchOptions = { executablePath: await browserPath(), args: browserArguments };

/**
 * Every story with its play function and axe, once in each theme: a contrast may fail in one of them alone. Axe looks
 * at each of them twice, on a desk and on a phone.
 */
const stories = (theme: 'light' | 'dark'): TestProjectInlineConfiguration => ({
  extends: true,
  plugins: [storybookTest({ configDir: join(import.meta.dirname, '../.storybook') })],
  // Listed beforehand: a dependency that Vite first finds in the middle of a run makes the browser reload everything.
  optimizeDeps: { include: ['@storybook/addon-a11y/preview'] },
  test: {
    name: `stories, ${theme}`,
    env: { VITE_STORY_THEME: theme },
    setupFiles: [join(import.meta.dirname, '../.storybook/axeOnAPhone.ts')],
    // A busy machine takes its time over axe, which looks twice.
    testTimeout: 60_000,
    browser: {
      enabled: true,
      headless: true,
      screenshotFailures: false,
      instances: [{ browser: 'chromium' }],
      provider: playwright({ launchOptions }),
    },
  },
});

export default defineConfig({
  root: import.meta.dirname,
  test: {
    projects: [
      {
        extends: true,
        test: {
          name: 'ui',
          include: ['{src,docs}/**/*.test.ts', '../tests/visual/*.test.ts'],
          environment: 'node',
        },
      },
      stories('light'),
      stories('dark'),
    ],
  },
});
