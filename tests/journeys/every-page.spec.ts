import type { Page } from '@playwright/test';
import { expectNoViolation } from './checker.ts';
import { itemsOf, repeats, routes, sections } from '../content.ts';
import { expectFit } from './fits.ts';
import { expect, open, test } from './journey.ts';
import { setFontSize, widen } from './layout.ts';
import { follow } from './moving.ts';

/** Addresses to visit, by test: all of the menus, two unknown ones and two pages of words. */
const tour: [string, string[]][] = [
  ['Home and unknown addresses', ['/', '/nowhere', '/bookmarks/nowhere']],
  ['words', ['/projects/emotion-explorer/words', '/projects/emotion-explorer/words/awe']],
  ...sections.map(
    ({ name, path }) => [name, [path, ...itemsOf(path).map(({ route }) => route)]] as [string, string[]],
  ),
];

/** The collapsible lists of words by language. There are 26, of which one is enough to check. */
const languages = (page: Page) => page.locator('#by-language details');

/** Pixels between each figure and the block below it. */
const gapsBelowFigures = (page: Page) =>
  page.locator('main figure').evaluateAll((figures) =>
    figures.flatMap((figure) => {
      const next = figure.nextElementSibling;
      if (!next || figure.closest('aside')) return [];
      const [above, below] = [figure.getBoundingClientRect(), next.getBoundingClientRect()];
      const isBelow = below.top >= above.bottom - 1 && below.left < above.right;
      return isBelow && below.height > 0 ? [below.top - above.bottom] : [];
    }),
  );

/** Changes the view of a phone (page or menu), and counts the visible words. */
const wordsInView = (page: Page, view: string) =>
  page.evaluate((next) => {
    document.documentElement.dataset.view = next;
    return document.body.innerText.match(/\w+/g)?.length ?? 0;
  }, view);

/** Applies the text spacing of WCAG 1.4.12. */
const addSpacing = (page: Page) =>
  page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(
      '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-bottom: 2em !important }',
    );
    document.adoptedStyleSheets.push(sheet);
  });

/** Opens an address by its menu link, if there is one: without a page load, axe need not be loaded again. */
const goTo = async (page: Page, address: string) => {
  const isListed = routes.includes(address) && (await page.locator(`nav a[href="${address}"]`).count()) > 0;
  await (isListed ? follow(page, address) : open(page, address));
};

/** Checks text at 200 %: headings must fit at every width, everything else from 390 px on. */
const checkLargeLetters = async (page: Page, address: string) => {
  await setFontSize(page, 32);
  for (const width of repeats.has(address) ? [320, 390] : [320, 390, 768, 1_280]) {
    await widen(page, width);
    const where = `${address} at ${width} px with large letters`;
    await expectFit(page, where, width === 320 ? /broken|wide: H\d/ : undefined);
    if (width !== 320 || repeats.has(address)) continue;
    await wordsInView(page, 'toc2');
    await expectFit(page, `the menu of ${where}`, /broken/);
    await wordsInView(page, 'main');
  }
  await setFontSize(page, 16);
};

// One test runs all checks, because showing a page takes longer than any of them.
for (const [name, addresses] of tour)
  test(`${name}: axe, figures, views, narrow windows, whole words, wide and large letters`, async ({
    page,
    watch,
  }) => {
    if (addresses.includes('/nowhere')) watch.expectError(/404 \(Not Found\)/);
    for (const address of addresses)
      await test.step(address, async () => {
        await widen(page, 1_440);
        await goTo(page, address);
        if (address.endsWith('/words')) await languages(page).first().locator('summary').click();
        await checkLargeLetters(page, address);
        if (address.endsWith('/words'))
          await languages(page).evaluateAll(([, ...others]) => others.forEach((part) => part.remove()));
        for (const width of repeats.has(address)
          ? [320, 390, 1_280, 1_440]
          : [320, 390, 768, 1_120, 1_280, 1_440, 2_560]) {
          await widen(page, width);
          if (width === 1_440) await expectNoViolation(page, `${address} on a desk`);
          if (width === 390) await expectNoViolation(page, `${address} on a phone`, 'dark');
          await expectFit(page, `${address} at ${width} px`);
          for (const gap of await gapsBelowFigures(page))
            expect(gap, `below a figure of ${address} at ${width} px`).toBeGreaterThanOrEqual(16);
          if (width === 320)
            for (const view of ['toc1', 'toc2', 'main'])
              expect(await wordsInView(page, view), `${address} shows ${view}`).toBeGreaterThan(10);
          if (width !== 390 && width !== 1_280) continue;
          await addSpacing(page);
          await expectFit(page, `${address} at ${width} px with wide letters`, /wide/);
          await page.evaluate(() => void document.adoptedStyleSheets.pop());
        }
      });
  });
