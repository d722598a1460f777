import { run } from './run.mjs';

/**
 * @typedef {{ name: string, command: string }} Step
 * @typedef {readonly (Step | Plan)[]} Plan
 * @typedef {{ name: string, output: string }} Failure
 */

const lastLines = 80;

/** @param {Step} step @param {boolean} quiet prints the output at the end @returns {Promise<Failure[]>} */
const runStep = async ({ name, command }, quiet) => {
  if (!quiet) console.log(`\n── ${name}`);
  const begin = performance.now();
  const { code, output } = await run(command, { quiet });
  if (quiet) console.log(`\n── ${name}\n${output}`);
  const seconds = ((performance.now() - begin) / 1000).toFixed(1);
  console.log(`── ${name}: ${code === 0 ? 'passed' : 'FAILED'} in ${seconds} s`);
  return code === 0 ? [] : [{ name, output }];
};

/** @param {Plan} plan @param {boolean} quiet @returns {Promise<Failure[]>} */
const runInOrder = async (plan, quiet) => {
  const failed = [];
  for (const item of plan)
    failed.push(...(await (Array.isArray(item) ? runSideBySide(item) : runStep(item, quiet))));
  return failed;
};

/** @param {Plan} plan @returns {Promise<Failure[]>} */
const runSideBySide = async (plan) =>
  (await Promise.all(plan.map((item) => runInOrder([item].flat(), true)))).flat();

/**
 * Runs all steps, even if one fails. At the end it prints the failed steps with the last lines of their output. The
 * items of a plan run one after another. If an item is a list, the items of that list run in parallel. If one of these
 * is a list again, its items run one after another.
 * @param {Plan} plan
 */
export const runSteps = async (plan) => {
  const failed = await runInOrder(plan, false);
  for (const { name, output } of failed)
    console.log(
      `\n── ${name}: FAILED, its last lines again\n${output.split('\n').slice(-lastLines).join('\n')}`,
    );
  if (failed.length > 0) console.log(`\nFailed: ${failed.map(({ name }) => name).join(', ')}`);
  console.log(`\n${plan.flat(Infinity).length - failed.length} passed, ${failed.length} failed`);
  process.exitCode = failed.length > 0 ? 1 : 0;
};
