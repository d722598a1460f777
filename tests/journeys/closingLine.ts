import type { FullResult, Reporter, Suite, TestCase } from '@playwright/test/reporter';

/** One last line with the counts and the time, whatever came before it. */
class ClosingLine implements Reporter {
  private tests: readonly TestCase[] = [];

  onBegin(_: unknown, suite: Suite): void {
    this.tests = suite.allTests();
  }

  onEnd({ duration }: FullResult): void {
    const count = (outcome: ReturnType<TestCase['outcome']>) =>
      this.tests.filter((test) => test.outcome() === outcome).length;
    const line = [
      `${count('expected')} passed`,
      `${count('flaky')} at the second try`,
      `${count('unexpected')} failed`,
      `${count('skipped')} skipped`,
    ].filter((part) => !/^0 (at|skipped)/.test(part));
    console.log(`\nJourneys: ${line.join(', ')} in ${(duration / 1000).toFixed(0)} s`);
  }
}

export default ClosingLine;
