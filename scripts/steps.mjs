import { run } from './run.mjs';

/**
 * @typedef {{ name: string, command: string, parameters: string[], env?: NodeJS.ProcessEnv }} Step
 */

/** @param {Step} step @param {boolean} quiet prints what the step says when it has ended, in one piece */
const runStep = async ({ name, command, parameters, env }, quiet) => {
  if (!quiet) console.log(`\n── ${name}`);
  const begin = performance.now();
  const { code, output } = await run(command, parameters, { env: { ...process.env, ...env }, quiet });
  if (quiet) console.log(`\n── ${name}\n${output}`);
  const seconds = ((performance.now() - begin) / 1000).toFixed(1);
  console.log(`── ${name}: ${code === 0 ? 'passed' : 'FAILED'} in ${seconds} s`);
  return code === 0;
};

/**
 * Runs steps one after the other, those of an inner list side by side, all of them, and says at the end which failed.
 * @param {readonly (Step | readonly Step[])[]} steps
 */
export const runSteps = async (steps) => {
  const failed = [];
  for (const item of steps) {
    const group = [item].flat();
    const passed = await Promise.all(group.map((step) => runStep(step, group.length > 1)));
    failed.push(...group.filter((_, index) => !passed[index]).map(({ name }) => name));
  }
  if (failed.length > 0) console.log(`\nFailed: ${failed.join(', ')}`);
  console.log(`\n${steps.flat().length - failed.length} passed, ${failed.length} failed`);
  process.exitCode = failed.length > 0 ? 1 : 0;
};

/** @param {string} name @param {...string} parameters @returns {Step} */
export const tool = (name, ...parameters) => ({
  name,
  command: 'npx',
  parameters: ['--no-install', ...parameters],
});

/** @param {string} name @param {string} file @param {...string} parameters @returns {Step} */
export const script = (name, file, ...parameters) => ({
  name,
  command: process.execPath,
  parameters: [file, ...parameters],
});
