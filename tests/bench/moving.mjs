import { median, round } from './numbers.mjs';

/** Pages to visit one after another. Each has a link in the menus of the previous one. */
const stops = [
  '/writing',
  '/writing/tango/non-dancers',
  '/bookmarks',
  '/bookmarks/being-you',
  '/work',
  '/work/freelance',
  '/projects',
  '/interactive',
  '/interactive/ama',
  '/social-media',
];

/**
 * Returns the milliseconds from a click on a menu link until the heading of the new page is painted.
 * @param {import('playwright').Page} page
 * @param {string} path
 * @param {boolean} [ahead] rests the pointer on the link first, so that its page is fetched ahead
 */
const follow = (page, path, ahead = true) =>
  page.evaluate(
    async ([target, rests]) => {
      const link = document.querySelector(`nav a[href="${target}"]`);
      if (rests) link.dispatchEvent(new PointerEvent('pointerover', { bubbles: true }));
      await new Promise((done) => setTimeout(done, 150));
      const before = document.querySelector('main h1');
      const begin = performance.now();
      link.click();
      const nextFrame = () => new Promise((done) => requestAnimationFrame(done));
      const isThere = () => ![before, null].includes(document.querySelector('main h1'));
      while (!(isThere() && location.pathname === target)) await nextFrame();
      await nextFrame();
      return performance.now() - begin;
    },
    [path, ahead],
  );

/** Goes back, and returns the milliseconds until the address has changed. @param {import('playwright').Page} page */
const goBack = (page) =>
  page.evaluate(async () => {
    const from = location.pathname;
    const begin = performance.now();
    history.back();
    const nextFrame = () => new Promise((done) => requestAnimationFrame(done));
    while (location.pathname === from) await nextFrame();
    await nextFrame();
    return performance.now() - begin;
  });

/**
 * Opens a page in a new browser context, and waits until it is hydrated.
 * @param {import('playwright').Browser} browser
 * @param {string} address
 * @param {'reduce' | 'no-preference'} reducedMotion
 */
const arrive = async (browser, address, reducedMotion) => {
  const page = await browser.newPage({ reducedMotion, viewport: { width: 1440, height: 900 } });
  await page.goto(address, { waitUntil: 'networkidle' });
  await page.mouse.move(5, 5);
  await page.waitForFunction(() =>
    Object.keys(document.querySelector('#main') ?? {}).some((key) => key.startsWith('__react')),
  );
  return page;
};

/** Returns the size of the heap after garbage collection. @param {import('playwright').Page} page */
const heapMegabytes = async (page) => {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('HeapProfiler.collectGarbage');
  const { usedSize } = await devtools.send('Runtime.getHeapUsage');
  return round(usedSize / 1e6, 1);
};

/**
 * Measures clicks on menu links, the browser's Back and the size of the heap. Each visit starts with an empty cache.
 * @param {import('playwright').Browser} browser
 * @param {string} address
 */
export const measureMoving = async (browser, address) => {
  const rows = {};
  for (const [motion, reducedMotion] of /** @type {const} */ ([
    ['motion reduced', 'reduce'],
    ['with the fade', 'no-preference'],
  ]))
    for (const ahead of [true, false]) {
      const times = [];
      for (let visit = 0; visit < 3; visit += 1) {
        const page = await arrive(browser, address, reducedMotion);
        for (const stop of stops) times.push(await follow(page, stop, ahead));
        await page.close();
      }
      rows[`click, ${motion}, ${ahead ? '' : 'not '}fetched ahead, ms`] = {
        median: round(median(times)),
        worst: round(Math.max(...times)),
      };
    }
  const page = await arrive(browser, address, 'reduce');
  for (const stop of stops) await follow(page, stop);
  const back = [];
  for (let turn = 0; turn < stops.length; turn += 1) back.push(await goBack(page));
  rows['back, ms'] = { median: round(median(back)), worst: round(Math.max(...back)) };
  for (const count of [24, 200]) {
    for (let turn = 0; turn < count; turn += 1) await follow(page, stops[turn % stops.length]);
    rows[`heap after ${count} more clicks, MB`] = { median: await heapMegabytes(page) };
  }
  return rows;
};
