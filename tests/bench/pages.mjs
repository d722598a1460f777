import { createServer } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { brotliCompressSync } from 'node:zlib';
import { listen } from './listen.mjs';
import { median, round } from './numbers.mjs';

/** The page to measure for each kind of page. */
export const kinds = {
  home: '/',
  overview: '/writing',
  essay: '/writing/tango/non-dancers',
  bookmark: '/bookmarks/being-you',
  questions: '/interactive/ama',
  explorer: '/projects/emotion-explorer',
};

const phone = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true };

/** Returns the kind of a response, by which its bytes are counted. @param {string} type @param {string} url */
const kindOf = (type, url) => {
  if (type === 'Document') return 'html';
  if (type === 'Font') return 'font';
  if (type === 'Script' || /\.js(\?|$)/.test(url)) return 'script';
  return 'other';
};

const observeVitals = () => {
  const vitals = { lcp: 0, cls: 0, tasks: [] };
  Object.assign(window, { vitals });
  const observe = (type, read) =>
    new PerformanceObserver((list) => list.getEntries().forEach(read)).observe({ type, buffered: true });
  observe('largest-contentful-paint', ({ startTime }) => (vitals.lcp = startTime));
  observe('layout-shift', ({ hadRecentInput, value }) => (vitals.cls += hadRecentInput ? 0 : value));
  observe('longtask', ({ startTime, duration }) => vitals.tasks.push([startTime, startTime + duration]));
};

/** Counts a page's requests and the bytes of their bodies. @param {import('playwright').CDPSession} devtools */
const countTraffic = async (devtools, origin) => {
  await devtools.send('Network.enable');
  const traffic = { bytes: { html: 0, script: 0, font: 0, other: 0 }, requests: 0, offSite: 0 };
  const seen = new Map();
  devtools.on('Network.responseReceived', ({ requestId, type, response }) => {
    seen.set(requestId, kindOf(type, response.url));
    // Subtracts the headers, because the sum below includes them.
    traffic.bytes[kindOf(type, response.url)] -= response.encodedDataLength;
    traffic.requests = seen.size;
    if (!response.url.startsWith(origin) && !response.url.startsWith('data:')) traffic.offSite += 1;
  });
  devtools.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    traffic.bytes[seen.get(requestId) ?? 'other'] += encodedDataLength;
  });
  return traffic;
};

/**
 * Opens a page once with an empty cache, and returns its bytes, requests and Web Vitals.
 * @param {import('playwright').Browser} browser
 * @param {string} url
 * @param {{ slow?: boolean, scripts?: boolean }} [options]
 */
export const openPage = async (browser, url, { slow = false, scripts = true } = {}) => {
  const context = await browser.newContext(phone);
  const page = await context.newPage();
  await page.addInitScript(observeVitals);
  const devtools = await context.newCDPSession(page);
  const traffic = await countTraffic(devtools, new URL(url).origin);
  if (slow) {
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: 4 });
    await devtools.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: 150,
      downloadThroughput: 200_000,
      uploadThroughput: 94_000,
    });
  }
  await page.goto(url, { waitUntil: 'networkidle' });
  if (scripts)
    await page.waitForFunction(() =>
      Object.keys(document.querySelector('#main') ?? {}).some((key) => key.startsWith('__react')),
    );
  await sleep(slow ? 500 : 100);
  const { lcp, cls, tasks, fcp } = await page.evaluate(() => ({
    ...Object(Reflect.get(window, 'vitals')),
    fcp: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0,
  }));
  await context.close();
  // As in Lighthouse, only tasks after the first contentful paint count.
  const tbt = tasks
    .filter(([start]) => start >= fcp)
    .reduce((sum, [start, end]) => sum + Math.max(0, end - start - 50), 0);
  return { ...traffic, fcp, lcp, cls, tbt };
};

/** Serves copies of the pages, edited by `change`. Unedited pages are measured as copies too, for a fair comparison. */
const startCopy = async (/** @type {string} */ address, /** @type {(html: string) => string} */ change) => {
  const cached = new Map();
  const load = async (/** @type {string} */ path) => {
    const response = await fetch(address + path);
    const type = response.headers.get('content-type') ?? '';
    const bytes = Buffer.from(await response.arrayBuffer());
    const body = brotliCompressSync(type.includes('html') ? change(bytes.toString()) : bytes);
    return { status: response.status, type, body };
  };
  const server = createServer(async (request, response) => {
    const path = request.url ?? '/';
    if (!cached.has(path)) cached.set(path, await load(path));
    const { status, type, body } = cached.get(path);
    const headers = { 'content-type': type, 'content-encoding': 'br', 'content-length': body.length };
    response.writeHead(status, headers).end(body);
  });
  return { address: await listen(server), stop: () => server.close() };
};

const scriptElements = /<script(?![^>]*json)[\s\S]*?<\/script>/g;

/**
 * Measures each kind of page on a slow phone, with and without its scripts. Returns medians of three rounds.
 * @param {import('playwright').Browser} browser
 * @param {string} address
 */
export const measurePages = async (browser, address) => {
  const copy = await startCopy(address, (html) => html);
  const bare = await startCopy(address, (html) => html.replace(scriptElements, ''));
  const rows = {};
  for (const [kind, path] of Object.entries(kinds)) {
    const { bytes, requests } = await openPage(browser, address + path);
    const rounds = [];
    for (let turn = 0; turn < 4; turn += 1)
      rounds.push({
        ours: await openPage(browser, copy.address + path, { slow: true }),
        bare: await openPage(browser, bare.address + path, { slow: true, scripts: false }),
      });
    // The first round does not count, because it fills the cache of both copies.
    const middle = (side, what) => median(rounds.slice(1).map((one) => one[side][what]));
    rows[kind] = {
      'html kB': round(bytes.html / 1000, 1),
      'script kB': round(bytes.script / 1000, 1),
      'fonts kB': round(bytes.font / 1000, 1),
      requests,
      'FCP ms': round(middle('ours', 'fcp')),
      'LCP ms': round(middle('ours', 'lcp')),
      'LCP / without scripts': round(middle('ours', 'lcp') / middle('bare', 'lcp'), 2),
      'TBT ms': round(middle('ours', 'tbt')),
      CLS: round(middle('ours', 'cls'), 4),
    };
  }
  copy.stop();
  bare.stop();
  return rows;
};
