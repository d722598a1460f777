import { launchBrowser } from '../browser.mjs';
import { startServer } from '../server.mjs';
import { kinds, openPage } from './pages.mjs';

const budgets = { html: 25_000, script: 112_000, font: 110_000, requests: 14 };

/** Interactive pages may load more than pages to read. */
const worked = new Set(['questions', 'explorer']);

/**
 * Allowances for features of single pages, fetched when the browser is idle: the floor and a field on Home, films in
 * an essay.
 * @type {Record<string, { html: number, script: number, requests: number }>}
 */
const features = {
  home: { html: 0, script: 8_000, requests: 2 },
  essay: { html: 5_000, script: 9_500, requests: 3 },
  explorer: { html: 0, script: 2_000, requests: 4 },
};

/** @param {string} kind */
const limitsOf = (kind) => ({
  html: budgets.html + (features[kind]?.html ?? 0),
  script: budgets.script + (worked.has(kind) ? 3_500 : 0) + (features[kind]?.script ?? 0),
  font: kind === 'explorer' ? 150_000 : budgets.font,
  requests: budgets.requests + (features[kind]?.requests ?? 0),
  offSite: 0,
});

const site = await startServer();
const browser = await launchBrowser();
let failed = 0;
let passed = 0;
for (const [kind, path] of Object.entries(kinds)) {
  const { bytes, requests, offSite } = await openPage(browser, site.url + path);
  const measured = { html: bytes.html, script: bytes.script, font: bytes.font, requests, offSite };
  for (const [name, limit] of Object.entries(limitsOf(kind))) {
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
