import { expect, test } from './journey.ts';
import { spaceOut } from './spaceOut.ts';
import { placeholderWidths } from './windowWidths.ts';

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
