import type { FullResult, Reporter, TestCase, TestResult } from '@playwright/test/reporter';

/** One last line with the counts and the time, whatever came before it. */
class ClosingLine implements Reporter {
  private readonly counts = { passed: 0, failed: 0, skipped: 0 };

  onTestEnd(test: TestCase, { status }: TestResult): void {
    if (status === 'skipped') this.counts.skipped += 1;
    else if (test.ok()) this.counts.passed += 1;
    else this.counts.failed += 1;
  }

  onEnd({ duration }: FullResult): void {
    const { passed, failed, skipped } = this.counts;
    const left = skipped > 0 ? `, ${skipped} skipped` : '';
    console.log(`\nJourneys: ${passed} passed, ${failed} failed${left} in ${(duration / 1000).toFixed(0)} s`);
  }
}

export default ClosingLine;
