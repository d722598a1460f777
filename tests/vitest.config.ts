import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    projects: [
      { test: { name: 'tests', root: import.meta.dirname, include: ['*.test.{ts,mjs}'] } },
      { test: { name: 'package', root: import.meta.dirname, include: ['package/*.test.ts'] } },
      // Fetches Next.js from the registry and takes minutes: `npm run next`.
      { test: { name: 'next', root: import.meta.dirname, include: ['package/next.long.ts'] } },
      { test: { name: 'catalogue', root: import.meta.dirname, include: ['catalogue/*.test.ts'] } },
      {
        // The page list reads menus and lexicon as a build does.
        extends: `${import.meta.dirname}/../site/vite.config.ts`,
        test: {
          name: 'site',
          root: `${import.meta.dirname}/../site`,
          include: [
            'src/**/*.test.ts',
            'apps/**/*.test.ts',
            'build/**/*.test.ts',
            '../tests/pages/*.test.ts',
          ],
        },
      },
    ],
  },
});
