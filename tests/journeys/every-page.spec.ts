import type { Page } from '@playwright/test';
import { expectNoViolation } from './checker.ts';
import { routes, sections } from './content.ts';
import { expect, open, test } from './journey.ts';
import { overflows } from './overflows.ts';
import { expectWholeWords } from './wholeWords.ts';
import { widen } from './windowWidths.ts';

/** Every address of the menus, two unknown ones and the pages of words, a few for each test. */
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

/** Every rule of axe runs once on each device, and those that read colours in both themes. */
const devices = [
  { device: 'desk', width: 1440, theme: 'light' },
  { device: 'phone', width: 390, theme: 'dark' },
] as const;

/** The index of words repeats one section for each of 278 languages: axe checks all of them on a desk. */
const repeated = 'main section:has(> h3):nth-of-type(n + 9)';

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

const wordsInEachView = (page: Page) =>
  page.evaluate(() =>
    ['toc1', 'toc2', 'main'].map((view) => {
      document.documentElement.dataset.view = view;
      return document.body.innerText.match(/\w+/g)?.length ?? 0;
    }),
  );

/** The text spacing of WCAG 1.4.12, in a style sheet of the visitor's own. */
const spaceOut = (page: Page) =>
  page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(
      '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-bottom: 2em !important }',
    );
    document.adoptedStyleSheets.push(sheet);
  });

test('the tour visits every route', () => {
  expect(Object.values(tour).flat()).toEqual(expect.arrayContaining(routes));
});

// One test does all of it, because loading a page takes longer than any of its checks.
for (const [name, addresses] of Object.entries(tour))
  test(`${name}: axe, figures, mobile views, narrow windows, whole words, wide letters`, async ({
    page,
    watch,
  }) => {
    watch.expectError(/404 \(Not Found\)/);
    for (const address of addresses)
      await test.step(address, async () => {
        await page.setViewportSize({ width: 1440, height: 900 });
        await open(page, address);
        for (const { device, width, theme } of devices) {
          await widen(page, width);
          const exclude = device === 'desk' ? [] : [repeated];
          await expectNoViolation(page, `${address} on a ${device}`, theme, exclude);
        }
        for (const width of [390, 768, 1_120, 1440, 2_560, 320]) {
          await widen(page, width);
          await expectWholeWords(page, `${address} at ${width} px`);
          for (const gap of await gapsBelowFigures(page))
            expect(gap, `below a figure of ${address} at ${width} px`).toBeGreaterThanOrEqual(16);
        }
        expect(await overflows(page), `${address} at 320 px`).toEqual([]);
        expect(Math.min(...(await wordsInEachView(page))), `${address} in each view`).toBeGreaterThan(10);
        await spaceOut(page);
        for (const width of [390, 1280]) {
          await widen(page, width);
          expect(await overflows(page), `${address} at ${width} px with wide letters`).toEqual([]);
        }
      });
  });
