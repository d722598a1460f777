import { run } from './run.mjs';

/**
 * @typedef {{ name: string, command: string, parameters: string[], env?: NodeJS.ProcessEnv }} Step
 */

/**
 * Runs steps one after the other, all of them, and says at the end which failed.
 * @param {readonly Step[]} steps
 */
export const runSteps = async (steps) => {
  const failed = [];
  for (const { name, command, parameters, env } of steps) {
    console.log(`\n── ${name}`);
    const begin = performance.now();
    const { code } = await run(command, parameters, { env: { ...process.env, ...env } });
    console.log(
      `── ${name}: ${code === 0 ? 'passed' : 'FAILED'} in ${((performance.now() - begin) / 1000).toFixed(1)} s`,
    );
    if (code !== 0) failed.push(name);
  }
  if (failed.length > 0) console.log(`\nFailed: ${failed.join(', ')}`);
  console.log(`\n${steps.length - failed.length} passed, ${failed.length} failed`);
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
