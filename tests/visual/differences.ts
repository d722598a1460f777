import { dirname } from 'node:path';
import type { FullResult, Reporter, TestCase, TestResult } from '@playwright/test/reporter';
import { createTouches, filesSince } from './changed.ts';
import { allShots } from './shots.ts';

/** For each changed source how many of the differing pictures it can have caused, most first. */
const causesOf = (files: ReadonlySet<string>): string[] => {
  const touches = createTouches();
  const shots = allShots().filter(({ file }) => files.has(file));
  return filesSince('HEAD')
    .filter((file) => !file.startsWith('tests/'))
    .map((file) => ({ file, count: shots.filter((shot) => touches(file, shot)).length }))
    .filter(({ count }) => count > 0)
    .toSorted((one, other) => other.count - one.count)
    .slice(0, 10)
    .map(({ file, count }) => `  ${count} can come from ${file}`);
};

/** One row for each component or page: how many pictures differ, and one of them in words. */
const rowsOf = (found: readonly string[]): string[] => {
  const folders = new Set(found.map((line) => dirname(line.split(': ')[0] ?? '')));
  return [...folders].map((folder) => {
    const own = found.filter((line) => dirname(line.split(': ')[0] ?? '') === folder);
    return `  ${folder}: ${own.length}, such as ${own[0]?.slice(folder.length + 1)}`;
  });
};

/** Turns noted differences into failures before Playwright's report is written, and lists them. */
class Differences implements Reporter {
  private readonly found: string[] = [];
  private failures = 0;
  private taken = 0;

  onTestEnd(test: TestCase, result: TestResult): void {
    if (test.title.endsWith('.webp')) this.taken++;
    if (this.taken > 0 && this.taken % 100 === 0) console.log(`  ${this.taken} pictures`);
    const differences = result.annotations
      .filter(({ type }) => type === 'difference')
      .map(({ description = '' }) => description);
    if (result.status !== 'passed' && result.retry === test.retries) {
      this.failures++;
      console.log(`  failed: ${test.title}\n${result.errors.map(({ message }) => message).join('\n')}`);
    }
    if (differences.length === 0) return;
    this.found.push(...differences);
    result.status = 'failed';
    for (const message of differences) result.errors.push({ message });
  }

  onError(error: { message?: string }): void {
    this.failures++;
    console.log(error.message);
  }

  async onEnd({ status }: FullResult): Promise<{ status: FullResult['status'] }> {
    if (this.found.length === 0) {
      if (this.failures === 0) console.log(`${this.taken} pictures, all as they were.`);
      return { status };
    }
    const files = new Set(this.found.map((line) => line.split(': ')[0] ?? ''));
    console.log([...rowsOf(this.found.toSorted()), `${files.size} differ.`, ...causesOf(files)].join('\n'));
    console.log('Look at them:  npx playwright show-report .cache/visual/report');
    console.log('Accept them:   npm run visual -- --accept [words of their file names]');
    return { status: 'failed' };
  }

  printsToStdio(): boolean {
    return true;
  }
}

export default Differences;
