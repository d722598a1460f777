import { defineConfig } from 'vitest/config';

export default defineConfig({
  root: import.meta.dirname,
  oxc: { decorator: { legacy: true, emitDecoratorMetadata: true } },
  test: {
    name: 'server',
    include: ['src/**/*.test.ts', 'faults/**/*.test.ts'],
    setupFiles: ['reflect-metadata'],
    globalSetup: ['testing/global-setup.ts'],
    // Loads Nest and TypeORM once per worker instead of once per file.
    isolate: false,
    // A second worker halves the time, because fault tests mostly wait for servers to start and stop.
    maxWorkers: 2,
    testTimeout: 180_000,
    hookTimeout: 180_000,
    coverage: {
      provider: 'v8',
      include: ['src/**/*.ts'],
      // Entry files run as separate processes in tests, where coverage does not see them.
      exclude: ['src/main.ts', 'src/**/*.command.ts', 'src/**/*.test.ts'],
      reportsDirectory: 'coverage',
      reporter: ['text-summary', 'json-summary'],
      thresholds: { lines: 97, branches: 85, 'src/!(emotion)/**': { lines: 97 } },
    },
  },
});
