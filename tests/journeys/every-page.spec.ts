import type { Page } from '@playwright/test';
import { devices, expectNoViolation } from './checker.ts';
import { repeats, routes, sections } from './content.ts';
import { setFontSize } from './fontSize.ts';
import { expect, open, test } from './journey.ts';
import { follow } from './moving.ts';
import { overflows } from './overflows.ts';
import { expectWholeWords } from './wholeWords.ts';
import { widen } from './windowWidths.ts';

/** All addresses of the menus, two unknown ones and two pages of words, by test. */
const tour: Record<string, string[]> = Object.fromEntries([
  ['home and unknown addresses', ['/', '/nowhere', '/bookmarks/nowhere']],
  ['words', ['/projects/emotion-explorer/words', '/projects/emotion-explorer/words/awe']],
  ['the overviews', sections.map(({ path }) => path)],
  ...sections.flatMap(({ name, groups }) =>
    groups.map(({ title, items }) => [
      [name, title].filter(Boolean).join(': '),
      items.map(({ route }) => route),
    ]),
  ),
]);

/** Removes most of the 278 equal sections of the index of words. Large letters are checked in all of them. */
const showFewLanguages = (page: Page) =>
  page
    .locator('main div:has(> section > h3) + div')
    .evaluateAll((letters) => letters.forEach((letter) => letter.remove()));

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

/** Changes what a phone shows. */
const showView = (page: Page, view: string) =>
  page.evaluate((next) => void (document.documentElement.dataset.view = next), view);

const wordsInEachView = (page: Page) =>
  page.evaluate(() =>
    ['toc1', 'toc2', 'main'].map((view) => {
      document.documentElement.dataset.view = view;
      return document.body.innerText.match(/\w+/g)?.length ?? 0;
    }),
  );

/** The text spacing of WCAG 1.4.12. */
const spacing =
  '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-bottom: 2em !important }';

const addSpacing = (page: Page) =>
  page.evaluate((rules) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(rules);
    document.adoptedStyleSheets.push(sheet);
  }, spacing);

const removeSpacing = (page: Page) => page.evaluate(() => void document.adoptedStyleSheets.pop());

/** Follows a menu link if there is one, because axe stays in the page without a load. */
const goTo = async (page: Page, address: string) => {
  const isListed = routes.includes(address) && (await page.locator(`nav a[href="${address}"]`).count()) > 0;
  await (isListed ? follow(page, address) : open(page, address));
};

/** With text at 200 % no page overflows, and no word of it or of its menu breaks in the middle. */
const checkLargeLetters = async (page: Page, address: string) => {
  await setFontSize(page, 32);
  for (const width of repeats.has(address) ? [390, 320] : [1_280, 768, 390, 320]) {
    await widen(page, width);
    await expectWholeWords(page, `${address} at ${width} px with large letters`);
    const wide = await overflows(page);
    if (width < 700 && !repeats.has(address)) {
      await showView(page, 'toc2');
      await expectWholeWords(page, `the menu of ${address} at ${width} px with large letters`);
      await showView(page, 'main');
    }
    expect(
      width === 320 ? wide.filter((text) => /^H\d/.test(text)) : wide,
      `${address} at ${width} px with large letters`,
    ).toEqual([]);
  }
  await setFontSize(page, 16);
};

test('the tour visits every route', () => {
  expect(Object.values(tour).flat()).toEqual(expect.arrayContaining(routes));
});

// One test runs all checks, because showing a page takes longer than any of them.
for (const [name, addresses] of Object.entries(tour))
  test(`${name}: axe, figures, views, narrow windows, whole words, wide and large letters`, async ({
    page,
    watch,
  }) => {
    if (addresses.includes('/nowhere')) watch.expectError(/404 \(Not Found\)/);
    for (const address of addresses)
      await test.step(address, async () => {
        await widen(page, 1440);
        await goTo(page, address);
        await checkLargeLetters(page, address);
        if (address.endsWith('/words')) await showFewLanguages(page);
        for (const width of repeats.has(address) ? [1440, 390, 320] : [1440, 2_560, 1_120, 768, 390, 320]) {
          await widen(page, width);
          const device = devices.find((one) => one.width === width);
          if (device) await expectNoViolation(page, `${address} on a ${device.device}`, device.theme);
          await expectWholeWords(page, `${address} at ${width} px`);
          for (const gap of await gapsBelowFigures(page))
            expect(gap, `below a figure of ${address} at ${width} px`).toBeGreaterThanOrEqual(16);
        }
        expect(await overflows(page), `${address} at 320 px`).toEqual([]);
        expect(Math.min(...(await wordsInEachView(page))), `${address} in each view`).toBeGreaterThan(10);
        await addSpacing(page);
        for (const width of [390, 1280]) {
          await widen(page, width);
          expect(await overflows(page), `${address} at ${width} px with wide letters`).toEqual([]);
        }
        await removeSpacing(page);
      });
  });
