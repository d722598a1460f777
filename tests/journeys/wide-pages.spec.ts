import { expect, open, test } from './journey.ts';

for (const width of [1_680, 1_920, 2_560])
  test.describe(`in a window of ${width} px`, () => {
    test.use({ viewport: { width, height: 1_000 } });

    for (const [path, what] of [
      ['/bookmarks/why-we-sleep', 'a text'],
      ['/writing/tango/non-dancers', 'a text with notes'],
      ['/work/freelance', 'a text with pictures beside it'],
      ['/projects/second-date', 'an app'],
    ] as const)
      test(`${what} is in the middle of its room, and the footer shares its edges`, async ({ page }) => {
        await open(page, path);
        const room = (await page.getByRole('main').boundingBox())!;
        const title = (await page.getByRole('heading', { level: 1 }).boundingBox())!;
        const footer = (await page.locator('[data-foot]').boundingBox())!;
        expect(title.x - room.x).toBeCloseTo(room.x + room.width - (footer.x + footer.width), -1);
      });
  });

test.describe('in a wide window', () => {
  test.use({ viewport: { width: 1_920, height: 1_080 } });

  test('the form of Book is beside the calendar', async ({ page }) => {
    await open(page, '/interactive/book');
    const calendar = (await page.getByRole('radiogroup').first().locator('..').boundingBox())!;
    const name = (await page.getByRole('textbox', { name: 'Your name' }).boundingBox())!;
    expect(name.x).toBeGreaterThan(calendar.x + calendar.width);
    expect(name.y).toBeLessThan(calendar.y + calendar.height);
  });
});
