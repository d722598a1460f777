import type { Page } from '@playwright/test';
import { routes } from './content.ts';
import { expect, test } from './journey.ts';
import { overflows } from './overflows.ts';
import { placeholderWidths } from './windowWidths.ts';

/** What WCAG 1.4.12 lets a visitor set, as their own style sheet would. */
const spaceOut = (page: Page) =>
  page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(
      '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-bottom: 2em !important }',
    );
    document.adoptedStyleSheets.push(sheet);
  });

for (const width of [1280, 390])
  test(`with letters, words and lines set wide apart nothing overflows a window of ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    for (const route of routes) {
      await page.goto(route);
      await spaceOut(page);
      expect(await overflows(page), route).toEqual([]);
    }
  });

test("with letters set wide apart the explorer's field shows its whole placeholder", async ({ page }) => {
  await page.goto('/projects/emotion-explorer');
  await spaceOut(page);
  const field = page.getByPlaceholder('Type your emotion');
  for (const width of [320, 360, 390, 768, 820, 1024, 1120, 1280, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    const [needed, room] = await placeholderWidths(field);
    expect(needed, `at ${width}`).toBeLessThanOrEqual(room);
  }
});
