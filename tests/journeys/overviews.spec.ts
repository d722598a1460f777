import { itemsOf, profiles } from './content.ts';
import { expect, open, test } from './journey.ts';
import { widen } from './windowWidths.ts';

const drawings = {
  '/writing': ['Tango', 'Dating', 'Small talk', 'Work', 'Personal'],
  '/bookmarks': ['Books', 'Podcasts', 'Web', 'Goodies'],
  '/projects': ['Jous', 'Second Date', 'Tango Diario', 'Emotion Explorer'],
  '/work': ['Freelance', 'Experience', 'Collaborate', 'A New Dating App'],
  '/interactive': ['Book Calendar', 'Ask Me Anything', 'Share Anything'],
  '/social-media': profiles.map(({ label }) => label),
} as const;

test('the labelled strokes of the drawings are links, at least 44 px in size', async ({ page }) => {
  for (const [route, labels] of Object.entries(drawings)) {
    await open(page, route);
    for (const width of [900, 1_024, 1_440]) {
      await widen(page, width);
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

test('where the drawing is too small, a plain list is below it; labels can be read, and lines begin at the edge', async ({
  page,
}) => {
  for (const [route, labels] of Object.entries(drawings)) {
    await open(page, route);
    const figure = page.getByRole('figure').first();
    for (const [width, least] of [
      [320, 10],
      [390, 11.5],
      [768, 12],
      [820, 12],
      [1_120, 14],
      [1_440, 14],
      [2_560, 14],
      [3_440, 14],
    ] as const) {
      await widen(page, width);
      const sizes = await page.locator('main figure svg text').evaluateAll((texts) =>
        texts.map((text) => {
          const scale = (text as SVGTextElement).getScreenCTM()?.a ?? 0;
          return parseFloat(getComputedStyle(text).fontSize) * scale;
        }),
      );
      expect(sizes.length, route).toBe(labels.length);
      expect(Math.min(...sizes), `${route} at ${width}`).toBeGreaterThanOrEqual(least);
      if (![390, 1_440, 2_560, 3_440].includes(width)) continue;
      const gaps = await figure.evaluate((drawing) => {
        const edge = document.querySelector('main')?.getBoundingClientRect().left ?? 0;
        const start = drawing.getBoundingClientRect().left;
        return [...drawing.querySelectorAll('path')]
          .map((path) => path.getBoundingClientRect().left)
          .filter((left) => left < start - 10)
          .map((left) => left - edge);
      });
      expect(gaps.length, `${route} at ${width}`).toBeGreaterThan(0);
      expect(Math.max(...gaps), `${route} at ${width}`).toBeLessThanOrEqual(0);
    }
    await widen(page, 390);
    await expect(page.getByRole('figure').getByRole('link')).toHaveCount(0);
    for (const item of itemsOf(route))
      await expect(
        page.getByRole('main').locator(`li a[href="${item.route}"]`).first(),
        item.route,
      ).toBeVisible();
  }
});
