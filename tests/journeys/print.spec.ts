import { expect, open, test } from './journey.ts';

test.use({ viewport: { width: 794, height: 1123 } });

for (const colorScheme of ['light', 'dark'] as const)
  test(`on paper every theme is Paper, without menus, forms and Next: ${colorScheme}`, async ({ page }) => {
    await page.emulateMedia({ colorScheme });
    await open(page, '/writing/tango/mentoring');
    await expect(page.locator('html')).toHaveAttribute('data-theme', colorScheme);
    await page.emulateMedia({ colorScheme, media: 'print' });
    await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(246, 238, 232)');
    await expect(page.locator('main p').first()).toHaveCSS('color', /rgb\((33, 23, 26|134, 24, 47)\)/);
    await expect(page.getByRole('navigation')).toHaveCount(0);
    await expect(page.getByRole('link', { name: /^Next: / })).toBeHidden();
    await page.emulateMedia({ media: 'screen' });
    await open(page, '/interactive/share');
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('textbox')).toHaveCount(0);
    await expect(page.getByRole('button')).toHaveCount(0);
  });

test('on paper a drawing takes half the width at most, and headings stay with what follows', async ({
  page,
}) => {
  for (const route of [
    '/writing/tango/non-dancers',
    '/work/experience',
    '/writing',
    '/writing/tango/exercises',
  ]) {
    await open(page, route);
    await page.emulateMedia({ media: 'print' });
    const room = await page
      .getByRole('article')
      .first()
      .evaluate((article) => article.clientWidth);
    const widths = await page
      .locator('main :is(figure, [role="img"]) svg')
      .evaluateAll((drawings) => drawings.map((drawing) => drawing.getBoundingClientRect().width));
    expect(widths.length, route).toBeGreaterThan(0);
    for (const width of widths) expect(width, route).toBeLessThanOrEqual(room / 2 + 1);
    for (const heading of await page.locator('main :is(h1, h2, h3)').all())
      await expect(heading).toHaveCSS('break-after', 'avoid');
    await page.emulateMedia({ media: 'screen' });
  }
});
