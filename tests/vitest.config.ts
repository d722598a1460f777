import { defineConfig } from 'vitest/config';

const root = import.meta.dirname;
// Generous limits, so that no test fails on a busy machine.
const limits = { testTimeout: 600_000, hookTimeout: 600_000 };

export default defineConfig({
  test: {
    projects: [
      { test: { ...limits, name: 'tests', root, include: ['*.test.{ts,mjs}'] } },
      { test: { ...limits, name: 'package', root, include: ['package/*.test.ts'] } },
      // Fetches Next.js from the registry and takes minutes: `npm run next`.
      { test: { ...limits, name: 'next', root, include: ['package/next.long.ts'] } },
      { test: { ...limits, name: 'catalogue', root, include: ['catalogue/*.test.ts'] } },
      {
        // The site's plugins let tests import menus and lexicon as the build does.
        extends: `${root}/../site/vite.config.ts`,
        test: {
          ...limits,
          name: 'site',
          root: `${root}/../site`,
          // Without isolation, pages, menus and lexicon are read once instead of once for each test file.
          isolate: false,
          include: ['{src,apps,browser,build}/**/*.test.ts', '../tests/pages/*.test.ts'],
        },
      },
    ],
  },
});
