import { itemsOf, profiles } from './content.ts';
import { expect, open, test } from './journey.ts';

const drawings = {
  '/writing': ['Tango', 'Dating', 'Small talk', 'Work', 'Personal'],
  '/bookmarks': ['Books', 'Podcasts', 'Web', 'Goodies'],
  '/projects': ['Jous', 'Second Date', 'Tango Diario', 'Emotion Explorer'],
  '/work': ['Freelance', 'Experience', 'Collaborate', 'A New Dating App'],
  '/interactive': ['Book Calendar', 'Ask Me Anything', 'Share Anything'],
  '/social-media': profiles.map(({ label }) => label),
} as const;

test('the labelled strokes of the drawings are links, at least 44 px in size', async ({ page }) => {
  for (const width of [900, 1024, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    for (const [route, labels] of Object.entries(drawings)) {
      await open(page, route);
      const links = page.getByRole('figure').getByRole('link');
      const shown = await links.count();
      if (width === 900 && shown === 0) continue;
      expect(shown, `${route} at ${width}`).toBe(labels.length);
      for (const [index, label] of labels.entries()) {
        await expect(links.nth(index)).toHaveAccessibleName(new RegExp(`^${label}`));
        const box = await links.nth(index).boundingBox();
        expect(Math.min(box?.width ?? 0, box?.height ?? 0), `${label} at ${width}`).toBeGreaterThanOrEqual(
          44,
        );
      }
    }
  }
});

test('a stroke of a drawing leads to what it names, without loading the page anew', async ({ page }) => {
  await open(page, '/work');
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));
  await page.getByRole('figure').getByRole('link', { name: 'Experience' }).click();
  await expect(page).toHaveURL('/work/experience');
  expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
});

test('the drawn names of the profiles lead to them', async ({ page }) => {
  await open(page, '/social-media');
  for (const { label, url } of profiles) {
    const link = page.getByRole('figure').getByRole('link', { name: label });
    await expect(link).toHaveAttribute('href', url);
    await expect(link).toHaveAttribute('target', '_blank');
  }
});

test('where the drawing is too small, a plain list is below it', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  for (const route of Object.keys(drawings)) {
    await open(page, route);
    await expect(page.getByRole('figure').getByRole('link')).toHaveCount(0);
    for (const item of itemsOf(route))
      await expect(
        page.getByRole('main').locator(`li a[href="${item.route}"]`).first(),
        item.route,
      ).toBeVisible();
  }
});

test('the lines of the drawings begin at the edge of the page, also on the widest window', async ({
  page,
}) => {
  for (const width of [390, 1_440, 2_560, 3_440])
    for (const route of Object.keys(drawings)) {
      await page.setViewportSize({ width, height: 900 });
      await open(page, route);
      const gaps = await page
        .getByRole('figure')
        .first()
        .evaluate((figure) => {
          const edge = document.querySelector('main')?.getBoundingClientRect().left ?? 0;
          const start = figure.getBoundingClientRect().left;
          return [...figure.querySelectorAll('path')]
            .map((path) => path.getBoundingClientRect().left)
            .filter((left) => left < start - 10)
            .map((left) => left - edge);
        });
      expect(gaps.length, `${route} at ${width}`).toBeGreaterThan(0);
      expect(Math.max(...gaps), `${route} at ${width}`).toBeLessThanOrEqual(0);
    }
});

test('the labels of the drawings can be read at every width', async ({ page }) => {
  for (const [width, least] of [
    [320, 10],
    [390, 11.5],
    [768, 12],
    [820, 12],
    [1_120, 14],
    [1_440, 14],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    for (const [route, labels] of Object.entries(drawings)) {
      await open(page, route);
      const sizes = await page.locator('main figure svg text').evaluateAll((texts) =>
        texts.map((text) => {
          const scale = (text as SVGTextElement).getScreenCTM()?.a ?? 0;
          return parseFloat(getComputedStyle(text).fontSize) * scale;
        }),
      );
      expect(sizes.length, route).toBe(labels.length);
      expect(Math.min(...sizes), `${route} at ${width}`).toBeGreaterThanOrEqual(least);
    }
  }
});
