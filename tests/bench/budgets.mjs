import { launchBrowser } from './browser.mjs';
import { kinds, openPage } from './pages.mjs';
import { startSite } from './site.mjs';

const budgets = { html: 25_000, script: 104_000, font: 110_000, requests: 24 };

/** Interactive pages may load more than pages to read. */
const worked = new Set(['questions', 'explorer']);

/** @param {string} kind */
const limitsOf = (kind) => ({
  html: budgets.html,
  script: worked.has(kind) ? 110_000 : budgets.script,
  font: kind === 'explorer' ? 150_000 : budgets.font,
  requests: budgets.requests,
  offSite: 0,
});

const site = await startSite();
const browser = await launchBrowser();
let failed = 0;
let passed = 0;
for (const [kind, path] of Object.entries(kinds)) {
  const { bytes, requests, offSite } = await openPage(browser, site.address + path);
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
