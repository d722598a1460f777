import { routes } from './content.ts';
import { allowAnalytics, expect, open, test } from './journey.ts';

test('the drawings of embeds are shown whole on a phone', async ({ page, ownerServer, watch }) => {
  await allowAnalytics(page, watch);
  await page.setViewportSize({ width: 390, height: 844 });
  for (const route of [
    '/writing/tango/non-dancers',
    '/writing/tango/mentoring',
    '/bookmarks/econtalk',
    '/work/datingapp',
  ]) {
    await open(page, `${ownerServer.url}${route}`);
    const frames = page.getByRole('figure').filter({ has: page.getByRole('button') });
    expect(await frames.count(), route).toBeGreaterThan(0);
    const areCut = await frames.locator('[data-drawing] > svg, svg[data-drawing]').evaluateAll((drawings) =>
      drawings.map((drawing) => {
        const { meetOrSlice } = (drawing as SVGSVGElement).preserveAspectRatio.baseVal;
        return meetOrSlice === SVGPreserveAspectRatio.SVG_MEETORSLICE_SLICE;
      }),
    );
    expect(areCut, route).not.toContain(true);
  }
});

for (const width of [390, 1_440])
  test(`what follows a figure keeps its distance from the caption, at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    for (const route of routes) {
      await open(page, route);
      const gaps = await page.locator('main figure').evaluateAll((figures) =>
        figures.flatMap((figure) => {
          const following = figure.nextElementSibling;
          if (!following || figure.closest('aside')) return [];
          const [above, below] = [figure.getBoundingClientRect(), following.getBoundingClientRect()];
          const isBelow = below.top >= above.bottom - 1 && below.left < above.right;
          return isBelow && below.height > 0 ? [below.top - above.bottom] : [];
        }),
      );
      for (const gap of gaps) expect(gap, route).toBeGreaterThanOrEqual(16);
    }
  });
