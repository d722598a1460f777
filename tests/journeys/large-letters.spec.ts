import { routes } from './content.ts';
import { expect, test } from './journey.ts';
import { overflows } from './overflows.ts';

/** The browser's own setting: letters of twice the usual size. */
test.use({
  launchOptions: async ({ launchOptions }, use) =>
    use({ ...launchOptions, args: [...(launchOptions.args ?? []), '--blink-settings=defaultFontSize=32'] }),
});

for (const width of [1280, 390])
  test(`with text at 200 % nothing overflows a window of ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    for (const route of routes) {
      await page.goto(route);
      await expect(page.locator('html')).toHaveCSS('font-size', '32px');
      expect(await overflows(page), route).toEqual([]);
    }
  });
