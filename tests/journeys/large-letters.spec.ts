import { routes } from './content.ts';
import { expect, test } from './journey.ts';
import { overflows } from './overflows.ts';
import { expectWholeWords } from './wholeWords.ts';
import { widen } from './windowWidths.ts';

/** The browser's own setting: letters of twice the usual size. */
test.use({
  launchOptions: async ({ launchOptions }, use) =>
    use({ ...launchOptions, args: [...(launchOptions.args ?? []), '--blink-settings=defaultFontSize=32'] }),
});

test('with text at 200 % nothing overflows and no word breaks in the middle', async ({ page, watch }) => {
  watch.expectError(/404 \(Not Found\)/);
  for (const route of [...routes, '/projects/emotion-explorer/words', '/nowhere', '/bookmarks/nowhere']) {
    await page.goto(route, { waitUntil: 'domcontentloaded' });
    await expect(page.locator('html')).toHaveCSS('font-size', '32px');
    for (const width of [1_280, 768, 390, 320]) {
      await widen(page, width);
      await expectWholeWords(page, `${route} at ${width} px`);
      if (width !== 320) expect(await overflows(page), `${route} at ${width} px`).toEqual([]);
    }
  }
});
