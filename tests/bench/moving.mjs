import { median } from './numbers.mjs';

const stops = [
  '/writing',
  '/writing/tango/non-dancers',
  '/bookmarks',
  '/bookmarks/being-you',
  '/work/freelance',
  '/projects',
  '/interactive/ama',
  '/social-media',
];

/**
 * From a press on a link whose page was fetched ahead to the painted heading, in the browser's own clock.
 * @param {import('playwright').Page} page
 * @param {string} path
 */
const follow = (page, path) =>
  page.evaluate(
    (target) =>
      new Promise((resolve) => {
        const link = document.createElement('a');
        link.href = target;
        document.body.append(link);
        link.dispatchEvent(new PointerEvent('pointerover', { bubbles: true }));
        setTimeout(() => {
          const before = document.querySelector('main h1');
          const begin = performance.now();
          link.click();
          link.remove();
          const look = () => {
            const heading = document.querySelector('main h1');
            if (heading && heading !== before && location.pathname === target)
              requestAnimationFrame(() => resolve(performance.now() - begin));
            else requestAnimationFrame(look);
          };
          look();
        }, 150);
      }),
    path,
  );

/**
 * @param {import('playwright').Browser} browser
 * @param {string} address
 */
export const measureMoving = async (browser, address) => {
  const context = await browser.newContext({
    reducedMotion: 'reduce',
    viewport: { width: 1440, height: 900 },
  });
  const page = await context.newPage();
  await page.goto(address, { waitUntil: 'networkidle' });
  await page.mouse.move(5, 5);
  await page.waitForFunction(() =>
    Object.keys(document.querySelector('#root') ?? {}).some((key) => key.startsWith('__react')),
  );

  const forward = [];
  for (let turn = 0; turn < 20; turn += 1) forward.push(await follow(page, stops[turn % stops.length]));

  const back = [];
  for (let turn = 0; turn < 8; turn += 1)
    back.push(
      await page.evaluate(
        () =>
          new Promise((resolve) => {
            const from = location.pathname;
            const begin = performance.now();
            history.back();
            const look = () =>
              location.pathname !== from
                ? requestAnimationFrame(() => resolve(performance.now() - begin))
                : requestAnimationFrame(look);
            look();
          }),
      ),
    );

  const devtools = await context.newCDPSession(page);
  const heap = async () => {
    await devtools.send('HeapProfiler.collectGarbage');
    const { usedSize } = await devtools.send('Runtime.getHeapUsage');
    return usedSize / 1e6;
  };
  const walk = async (/** @type {number} */ count) => {
    for (let turn = 0; turn < count; turn += 1) await follow(page, stops[turn % stops.length]);
  };
  await walk(24);
  const early = await heap();
  await walk(200);
  const late = await heap();
  await context.close();
  return {
    clickMedian: median(forward),
    clickWorst: Math.max(...forward),
    backMedian: median(back),
    heapBefore: early,
    heapAfter200: late,
  };
};
