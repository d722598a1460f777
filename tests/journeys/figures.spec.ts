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
