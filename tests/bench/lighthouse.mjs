import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { root } from '../../scripts/root.mjs';
import { launchBrowser } from '../browser.mjs';
import { listen } from './listen.mjs';

/** The last version of Lighthouse that runs on Node 20. */
const version = '12.8.2';
const folder = join(root, 'node_modules/.cache/lighthouse');

/** Pages that are left out, because content of other sites would decide their scores. */
const withLiveEmbed = new Set([
  '/interactive/book',
  '/projects/jous',
  '/projects/second-date',
  '/projects/tango-diario',
  '/writing/dating/online-dating',
  '/writing/work/university',
  '/writing/work/vocation',
]);

/** Installs Lighthouse at its first use, because it takes 185 MB. */
const loadLighthouse = async () => {
  const module = join(folder, 'node_modules/lighthouse/core/index.js');
  if (!existsSync(module)) {
    mkdirSync(folder, { recursive: true });
    execFileSync('npm', ['install', '--prefix', folder, '--no-audit', '--no-fund', `lighthouse@${version}`], {
      stdio: 'inherit',
    });
  }
  return (await import(pathToFileURL(module).href)).default;
};

const freePort = async () => {
  const probe = createServer();
  const { port } = new URL(await listen(probe));
  probe.close();
  return Number(port);
};

/** Lists the pages of the site map, without those in `withLiveEmbed`. @param {string} address */
const pathsOf = async (address) => {
  const sitemap = await (await fetch(`${address}/sitemap.xml`)).text();
  return [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)]
    .map(([, url]) => new URL(url ?? '/', address).pathname)
    .filter((path) => !withLiveEmbed.has(path));
};

/**
 * Runs Lighthouse on each page, as on a phone. Returns the scores in its four categories (0 to 100) and the audits that
 * cost points. Pages with 100 in all four are only counted.
 * @param {string} address
 */
export const measureLighthouse = async (address) => {
  const lighthouse = await loadLighthouse();
  const port = await freePort();
  const browser = await launchBrowser(`--remote-debugging-port=${port}`);
  const paths = await pathsOf(address);
  const below = {};
  for (const path of paths) {
    const { lhr } = await lighthouse(address + path, { port, logLevel: 'error' });
    const categories = Object.values(lhr.categories);
    const scores = Object.fromEntries(
      categories.map(({ id, score }) => [id, Math.round((score ?? 0) * 100)]),
    );
    const lost = categories
      .flatMap(({ auditRefs }) => auditRefs)
      .filter(({ id, weight }) => weight > 0 && (lhr.audits[id]?.score ?? 1) < 0.9)
      .map(({ id }) => id);
    if (Object.values(scores).some((score) => score < 100))
      below[path] = { ...scores, lost: lost.join(', ') };
  }
  await browser.close();
  return { ...below, 'pages with 100 in all': { pages: paths.length - Object.keys(below).length } };
};
