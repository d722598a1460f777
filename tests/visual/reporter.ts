import type { FullResult, Reporter, TestCase, TestResult } from '@playwright/test/reporter';
import { outcomeAnnotation, type Outcome } from './album.ts';
import { readJob } from './job.ts';
import { writeReport, type Finding } from './report.ts';
import { structureOf, type Shot } from './shots.ts';

const bodyOf = (result: TestResult, name: string): Buffer =>
  result.attachments.find((attachment) => attachment.name === name)?.body ?? Buffer.alloc(0);

const outcomesOf = (result: TestResult): Outcome[] =>
  result.annotations
    .filter(({ type }) => type === outcomeAnnotation)
    .map(({ description = '' }) => JSON.parse(description) as Outcome);

/**
 * Prints the result of each picture and writes the report. A difference fails the run and not its test, because
 * Playwright starts a new browser after each failed test.
 */
class VisualReporter implements Reporter {
  private readonly job = readJob();
  private readonly shots = new Map(this.job.shots.map((shot) => [shot.file, shot]));
  private readonly findings: Finding[] = [];
  private readonly missing: string[] = [];
  private readonly failures: string[] = [];
  private readonly counts = { same: 0, added: 0, updated: 0, taken: 0 };

  onTestEnd(test: TestCase, result: TestResult): void {
    const shot = this.shots.get(test.title);
    this.counts.taken++;
    if (this.counts.taken % 100 === 0) console.log(`  ${this.counts.taken} of ${this.shots.size}`);
    if (result.status !== 'passed')
      this.failures.push(
        `  failed: ${test.title}\n${result.errors.map(({ message }) => message).join('\n')}`,
      );
    if (shot) for (const outcome of outcomesOf(result)) this.note(shot, outcome, result);
  }

  private note(shot: Shot, outcome: Outcome, result: TestResult): void {
    if (outcome.kind === 'missing') this.missing.push(shot.file);
    else if (outcome.kind === 'structure') this.findings.push({ shot, structure: outcome });
    else if (outcome.kind === 'changed' || outcome.kind === 'unstable')
      this.findings.push({
        shot,
        unstable: outcome.kind === 'unstable',
        difference: outcome.difference,
        before: bodyOf(result, 'before'),
        after: bodyOf(result, 'after'),
      });
    else this.counts[outcome.kind]++;
  }

  async onEnd(result: FullResult): Promise<{ status: FullResult['status'] }> {
    for (const line of this.failures) console.log(line);
    if (this.missing.length > 0)
      console.log(
        `${this.missing.length} pictures have no baseline yet, such as ${this.missing[0]}. Take them: ${this.job.accept}`,
      );
    for (const finding of this.findings) console.log(`  ${inWords(finding)}`);
    if (this.findings.length > 0) {
      console.log(`See file://${await writeReport(this.findings, this.job)}`);
      console.log(`If all of this is what you want: ${this.job.accept}`);
    }
    const { same, added, updated, taken } = this.counts;
    const faults = this.findings.length + this.missing.length + this.failures.length;
    if (added + updated > 0) console.log(`${added} baselines are new, ${updated} changed, ${same} stayed.`);
    else if (faults === 0) console.log(`${taken} pictures, all as they were.`);
    return { status: faults === 0 ? result.status : 'failed' };
  }

  printsToStdio(): boolean {
    return true;
  }
}

const inWords = ({ shot, ...finding }: Finding): string => {
  if (finding.structure) return `changed: ${shot.name}, its structure (${structureOf(shot)})`;
  return finding.unstable
    ? `unstable: ${shot.name}, ${shot.mode.name}: two pictures in a row, ${finding.difference?.what}`
    : `changed: ${shot.name}, ${shot.mode.name} (${finding.difference?.what})`;
};

export default VisualReporter;
