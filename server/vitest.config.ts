import { defineConfig } from 'vitest/config';

export default defineConfig({
  root: import.meta.dirname,
  oxc: { decorator: { legacy: true, emitDecoratorMetadata: true } },
  test: {
    name: 'server',
    include: ['src/**/*.test.ts', 'faults/**/*.test.ts'],
    setupFiles: ['reflect-metadata'],
    globalSetup: ['testing/global-setup.ts'],
    // Nest and TypeORM are loaded once per worker, not once per file.
    isolate: false,
    // The fault tests spend most of their time waiting for servers to start and stop: a second worker halves it.
    maxWorkers: 2,
    testTimeout: 180_000,
    hookTimeout: 180_000,
    coverage: {
      provider: 'v8',
      include: ['src/**/*.ts'],
      // Entries only call what the tests call; the fault tests run them as processes, where coverage does not see them.
      exclude: ['src/main.ts', 'src/**/*.command.ts', 'src/**/*.test.ts'],
      reportsDirectory: 'coverage',
      reporter: ['text-summary', 'json-summary'],
      thresholds: { lines: 97, branches: 85, 'src/!(emotion)/**': { lines: 97 } },
    },
  },
});
