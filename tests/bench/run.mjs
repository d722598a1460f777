import { writeFileSync } from 'node:fs';
import { cpus, totalmem } from 'node:os';
import { join } from 'node:path';
import { launchBrowser } from './browser.mjs';
import { measureBuilding } from './building.mjs';
import { measureExplorer } from './explorer.mjs';
import { measureLibrary } from './library.mjs';
import { measureLighthouse } from './lighthouse.mjs';
import { measureMoving } from './moving.mjs';
import { measurePages } from './pages.mjs';
import { measureServer } from './server.mjs';
import { root, startSite } from './site.mjs';
import { table } from './table.mjs';

const only = process.argv.slice(2).filter((word) => !word.startsWith('--'));
const withLighthouse = process.argv.includes('--lighthouse');
const wants = (part) => (only.length === 0 && !withLighthouse) || only.includes(part);
const results = {
  date: new Date().toISOString(),
  node: process.version,
  cores: cpus().length,
  memoryGigabytes: Math.round(totalmem() / 2 ** 30),
};

const browser = await launchBrowser();
const site = await startSite();
const say = (part) => console.log(`Measuring ${part} …`);

if (wants('building')) {
  say('building');
  results.building = await measureBuilding();
}
if (wants('pages')) {
  say('pages');
  results.pages = await measurePages(browser, site.address);
}
if (wants('moving')) {
  say('moving about');
  results.moving = await measureMoving(browser, site.address);
}
if (wants('library')) {
  say('the library');
  results.library = await measureLibrary(browser);
}
await browser.close();
if (withLighthouse) {
  say('with Lighthouse');
  results.lighthouse = await measureLighthouse(site.address);
}
await site.stop();
if (wants('server')) {
  say('the server');
  results.server = await measureServer();
}
if (wants('explorer')) {
  say('the Emotion Explorer');
  const outside = process.argv.find((word) => word.startsWith('--outside='));
  results.explorer = measureExplorer(outside?.slice('--outside='.length));
}

console.log(table(results));
writeFileSync(join(root, 'tests/bench/results.json'), `${JSON.stringify(results, undefined, 2)}\n`);
