import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    projects: [
      { test: { name: 'tests', root: import.meta.dirname, include: ['*.test.ts'] } },
      { test: { name: 'package', root: import.meta.dirname, include: ['package/*.test.ts'] } },
      { test: { name: 'catalogue', root: import.meta.dirname, include: ['catalogue/*.test.ts'] } },
      {
        test: {
          name: 'site',
          root: `${import.meta.dirname}/../site`,
          include: ['src/**/*.test.ts', 'build/**/*.test.ts'],
        },
      },
    ],
  },
});
