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
 * From a press on a link to the painted heading, in the browser's own clock.
 * @param {import('playwright').Page} page
 * @param {string} path
 * @param {boolean} [ahead] the pointer rests on the link before, so that its page is fetched ahead
 */
const follow = (page, path, ahead = true) =>
  page.evaluate(
    ([target, rests]) =>
      new Promise((resolve) => {
        const link = document.createElement('a');
        link.href = target;
        document.body.append(link);
        if (rests) link.dispatchEvent(new PointerEvent('pointerover', { bubbles: true }));
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
    /** @type {const} */ ([path, ahead]),
  );

/**
 * @param {import('playwright').Browser} browser
 * @param {string} address
 * @param {'reduce' | 'no-preference'} reducedMotion
 */
const arrive = async (browser, address, reducedMotion) => {
  const context = await browser.newContext({ reducedMotion, viewport: { width: 1440, height: 900 } });
  const page = await context.newPage();
  await page.goto(address, { waitUntil: 'networkidle' });
  await page.mouse.move(5, 5);
  await page.waitForFunction(() =>
    Object.keys(document.querySelector('#root') ?? {}).some((key) => key.startsWith('__react')),
  );
  return { context, page };
};

/**
 * Clicks with and without motion, on pages that were fetched ahead or not; each page is new to its visitor.
 * @param {import('playwright').Browser} browser
 * @param {string} address
 */
const measureClicks = async (browser, address) => {
  const measured = [];
  for (const [motion, reducedMotion] of /** @type {const} */ ([
    ['motion reduced', 'reduce'],
    ['with the fade', 'no-preference'],
  ]))
    for (const ahead of [true, false]) {
      const times = [];
      for (let visit = 0; visit < 3; visit += 1) {
        const { context, page } = await arrive(browser, address, reducedMotion);
        for (const stop of stops) times.push(await follow(page, stop, ahead));
        await context.close();
      }
      measured.push({ motion, ahead, middle: median(times), worst: Math.max(...times) });
    }
  return measured;
};

/**
 * @param {import('playwright').Browser} browser
 * @param {string} address
 */
export const measureMoving = async (browser, address) => {
  const clicks = await measureClicks(browser, address);
  const { context, page } = await arrive(browser, address, 'reduce');
  for (const stop of stops) await follow(page, stop);

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
    clicks,
    backMedian: median(back),
    heapBefore: early,
    heapAfter200: late,
  };
};
