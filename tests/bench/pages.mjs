import { median } from './numbers.mjs';
import { pause } from './site.mjs';
import { makePlainPages } from './plain.mjs';
import { startCopy, withoutScripts } from './copies.mjs';

/** One of each kind of page. */
export const kinds = {
  home: '/',
  overview: '/writing',
  essay: '/writing/tango/non-dancers',
  bookmark: '/bookmarks/being-you',
  questions: '/interactive/ama',
  explorer: '/projects/emotion-explorer',
};

const phone = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true };

/** @param {string} type @param {string} url */
const kindOf = (type, url) => {
  if (type === 'Document') return 'html';
  if (type === 'Font') return 'font';
  if (type === 'Script' || /\.js(\?|$)/.test(url)) return 'script';
  return 'other';
};

const observeVitals = () => {
  const vitals = { lcp: 0, cls: 0, tasks: [] };
  Object.assign(window, { vitals });
  new PerformanceObserver((list) =>
    list.getEntries().forEach((entry) => (vitals.lcp = entry.startTime)),
  ).observe({ type: 'largest-contentful-paint', buffered: true });
  new PerformanceObserver((list) =>
    list.getEntries().forEach((entry) => (vitals.cls += entry.hadRecentInput ? 0 : entry.value)),
  ).observe({ type: 'layout-shift', buffered: true });
  new PerformanceObserver((list) =>
    list
      .getEntries()
      .forEach((entry) => vitals.tasks.push([entry.startTime, entry.startTime + entry.duration])),
  ).observe({ type: 'longtask', buffered: true });
};

/**
 * Opens a page once, with nothing in the cache, and reads what it cost.
 * @param {import('playwright').Browser} browser
 * @param {string} url
 * @param {{ slow?: boolean, scripts?: boolean }} [options]
 */
export const openPage = async (browser, url, { slow = false, scripts = true } = {}) => {
  const context = await browser.newContext(phone);
  const page = await context.newPage();
  await page.addInitScript(observeVitals);
  const devtools = await context.newCDPSession(page);
  await devtools.send('Network.enable');
  // Only bodies count: the bytes of the headers are subtracted.
  const bytes = { html: 0, script: 0, font: 0, other: 0 };
  const seen = new Map();
  let offSite = 0;
  devtools.on('Network.responseReceived', ({ requestId, type, response }) => {
    seen.set(requestId, kindOf(type, response.url));
    bytes[kindOf(type, response.url)] -= response.encodedDataLength;
    if (!response.url.startsWith(new URL(url).origin) && !response.url.startsWith('data:')) offSite += 1;
  });
  devtools.on(
    'Network.loadingFinished',
    ({ requestId, encodedDataLength }) => (bytes[seen.get(requestId) ?? 'other'] += encodedDataLength),
  );
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
      Object.keys(document.querySelector('#root') ?? {}).some((key) => key.startsWith('__react')),
    );
  await pause(slow ? 500 : 100);
  const vitals = await page.evaluate(() => ({
    ...Object(Reflect.get(window, 'vitals')),
    fcp: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0,
  }));
  // As in Lighthouse only tasks after the first paint count: from then on a visitor may want to press something.
  const blocked = vitals.tasks
    .filter(([start]) => start >= vitals.fcp)
    .reduce((sum, [start, end]) => sum + Math.max(0, end - start - 50), 0);
  await context.close();
  return {
    bytes,
    requests: seen.size,
    offSite,
    fcp: vitals.fcp,
    lcp: vitals.lcp,
    cls: vitals.cls,
    tbt: blocked,
  };
};

/**
 * Every kind of page on a slow phone, against the same page without scripts and against plain pages of the same words;
 * medians of several, side by side.
 * @param {import('playwright').Browser} browser
 * @param {string} address
 */
export const measurePages = async (browser, address) => {
  const plain = await makePlainPages(browser, address, Object.values(kinds));
  const copies = {
    ours: await startCopy(address),
    withoutScripts: await startCopy(address, withoutScripts),
    handWritten: await startCopy(address, (html, path) => plain['hand-written'].get(path) ?? html),
    starter: await startCopy(address, (html, path) => plain.starter.get(path) ?? html),
  };
  const measured = {};
  for (const [kind, path] of Object.entries(kinds)) {
    const { bytes, requests } = await openPage(browser, address + path);
    const rounds = [];
    for (let round = 0; round < 4; round += 1) {
      const one = {};
      for (const [name, copy] of Object.entries(copies))
        one[name] = await openPage(browser, copy.address + path, { slow: true, scripts: name === 'ours' });
      // The first round fills the copies.
      if (round > 0) rounds.push(one);
    }
    const middle = (
      /** @type {keyof typeof copies} */ name,
      /** @type {'fcp' | 'lcp' | 'tbt' | 'cls'} */ what,
    ) => median(rounds.map((one) => one[name][what]));
    const lcp = middle('ours', 'lcp');
    measured[kind] = {
      bytes,
      requests,
      fcp: middle('ours', 'fcp'),
      lcp,
      ratio: lcp / middle('withoutScripts', 'lcp'),
      handWritten: lcp / middle('handWritten', 'lcp'),
      starter: lcp / middle('starter', 'lcp'),
      tbt: middle('ours', 'tbt'),
      cls: middle('ours', 'cls'),
    };
  }
  Object.values(copies).forEach((copy) => copy.stop());
  return measured;
};
