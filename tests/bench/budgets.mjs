import { launchBrowser } from '../browser.mjs';
import { startServer } from '../server.mjs';
import { kinds, openPage } from './pages.mjs';

/** Upper limits for every page: bytes of HTML and fonts, requests, and requests to other hosts. */
const budgets = { html: 25_000, font: 110_000, requests: 14, offSite: 0 };

/**
 * Upper limits for each kind of page. They add to those in `budgets`, or replace them. Three kinds need more requests:
 * for the dance floor of Home, the embedded parts of an essay, and the words of the Emotion Explorer.
 * @type {Record<string, Partial<typeof budgets> & { script: number }>}
 */
const limits = {
  home: { script: 112_000, requests: 15 },
  overview: { script: 100_700, requests: 11 },
  essay: { script: 110_000, requests: 16, html: 30_000 },
  bookmark: { script: 100_300, requests: 10 },
  questions: { script: 108_300, requests: 13 },
  explorer: { script: 111_300, requests: 17, font: 150_000 },
};

const site = await startServer();
const browser = await launchBrowser();
let failed = 0;
let passed = 0;
for (const [kind, path] of Object.entries(kinds)) {
  const { bytes, requests, offSite } = await openPage(browser, site.url + path);
  const measured = { ...bytes, requests, offSite };
  for (const [name, limit] of Object.entries({ ...budgets, ...limits[kind] })) {
    const value = measured[name];
    const holds = value <= limit;
    if (holds) passed += 1;
    else failed += 1;
    console.log(
      `${holds ? '  ' : '✗ '}${kind.padEnd(10)} ${name.padEnd(8)} ${String(value).padStart(7)} of ${limit}`,
    );
  }
}
await browser.close();
await site.stop();
console.log(`${passed} passed, ${failed} failed`);
process.exitCode = failed > 0 ? 1 : 0;
