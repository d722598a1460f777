import { writeFileSync } from 'node:fs';
import { cpus, totalmem } from 'node:os';
import { join } from 'node:path';
import { root } from '../../scripts/root.mjs';
import { launchBrowser } from '../browser.mjs';
import { startServer } from '../server.mjs';
import { measureBuilding } from './building.mjs';
import { measureExplorer } from './explorer.mjs';
import { measureLibrary } from './library.mjs';
import { measureLighthouse } from './lighthouse.mjs';
import { measureMoving } from './moving.mjs';
import { measurePages } from './pages.mjs';
import { measureServer } from './server.mjs';

/** Starts the server for a measurement, and stops it afterwards. @param {(url: string) => Promise<object>} measure */
const onSite = (measure) => async () => {
  const site = await startServer();
  const measured = await measure(site.url);
  await site.stop();
  return measured;
};

/**
 * Starts the server and a browser for a measurement, and stops them afterwards.
 * @param {(browser: import('playwright').Browser, url: string) => Promise<object>} measure
 */
const inBrowser = (measure) =>
  onSite(async (url) => {
    const browser = await launchBrowser();
    const measured = await measure(browser, url);
    await browser.close();
    return measured;
  });

const outside = process.argv.find((word) => word.startsWith('--outside='))?.slice('--outside='.length);
const parts = {
  building: measureBuilding,
  pages: inBrowser(measurePages),
  moving: inBrowser(measureMoving),
  library: inBrowser(measureLibrary),
  server: measureServer,
  explorer: () => measureExplorer(outside),
};
const wanted = process.argv.slice(2).filter((word) => !word.startsWith('--'));
const unknown = wanted.filter((name) => !Object.hasOwn(parts, name));
if (unknown.length > 0)
  throw new Error(`Unknown: ${unknown.join(', ')}. Parts: ${Object.keys(parts).join(', ')}.`);
const withLighthouse = process.argv.includes('--lighthouse');
const chosen = wanted.length > 0 || withLighthouse ? wanted : Object.keys(parts);
const measures = [
  ...chosen.map((name) => [name, parts[name]]),
  ...(withLighthouse ? [['lighthouse', onSite(measureLighthouse)]] : []),
];

const machine = `${cpus().length} cores, ${Math.round(totalmem() / 2 ** 30)} GB, Node ${process.versions.node}`;
const results = { date: new Date().toISOString(), machine };
console.log(`${results.date.slice(0, 10)}, ${machine}`);
for (const [name, measure] of measures) {
  console.log(`\n${name}`);
  results[name] = await measure();
  if (typeof results[name] === 'string') console.log(results[name]);
  else console.table(results[name]);
}
writeFileSync(join(root, 'tests/bench/results.json'), `${JSON.stringify(results, undefined, 2)}\n`);
