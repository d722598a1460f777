import { titleOf } from './content.ts';
import { expect, open, test } from './journey.ts';
import { follow, h1 } from './moving.ts';

test('going back and forward restores where one was on each page', async ({ page }) => {
  const scrollTo = async (y: number) => {
    await page.evaluate((top) => window.scrollTo(0, top), y);
    await expect.poll(() => page.evaluate(() => Math.round(scrollY))).toBe(y);
  };
  await open(page, '/writing/tango/non-dancers');
  await scrollTo(1_500);
  await follow(page, '/writing/tango/exercises');
  await scrollTo(700);
  await follow(page, '/work');
  await page.goBack();
  await expect(page).toHaveURL('/writing/tango/exercises');
  await expect(h1(page)).toHaveText(titleOf('/writing/tango/exercises'));
  await expect.poll(() => page.evaluate(() => Math.round(scrollY))).toBe(700);
  await page.goBack();
  await expect(page).toHaveURL('/writing/tango/non-dancers');
  await expect.poll(() => page.evaluate(() => Math.round(scrollY))).toBe(1_500);
  await page.goForward();
  await expect(page).toHaveURL('/writing/tango/exercises');
  await expect.poll(() => page.evaluate(() => Math.round(scrollY))).toBe(700);
});

test('a reload, and the way back from another site, keep the place on the page', async ({ page, watch }) => {
  watch.expectHost('elsewhere.test');
  await page.route('https://elsewhere.test/', (route) =>
    route.fulfill({ contentType: 'text/html', body: 'Elsewhere' }),
  );
  await open(page, '/writing/tango/non-dancers');
  await page.evaluate(() => window.scrollTo(0, 1_500));
  await page.reload();
  await expect.poll(() => page.evaluate(() => Math.round(scrollY))).toBe(1_500);
  await page.goto('https://elsewhere.test/');
  await page.goBack();
  await expect.poll(() => page.evaluate(() => Math.round(scrollY))).toBe(1_500);
});

for (const [width, name] of [
  [1440, 'a desk'],
  [390, 'a phone'],
] as const)
  test(`anchors land below the header on ${name}: on arrival, inside the page and from another one`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 844 });
    const header = width < 768 ? 60 : 0;
    const expectAt = async (id: string) => {
      const top = () =>
        page.locator(`#${id}`).evaluate((element) => Math.round(element.getBoundingClientRect().top));
      await expect.poll(top).toBeGreaterThanOrEqual(header);
      await expect.poll(top).toBeLessThan(header + 120);
    };
    await open(page, '/work/datingapp#vision');
    await expectAt('vision');
    for (const id of ['why-potential', 'feature-details', 'problem']) {
      await page.locator(`main a[href="#${id}"]`).evaluate((link: HTMLElement) => link.click());
      await expectAt(id);
    }
    await page.goBack();
    await expectAt('feature-details');
    await page.goForward();
    await expectAt('problem');
    await open(page, '/work');
    await page.evaluate(() => {
      const link = document.querySelector<HTMLAnchorElement>('main svg a');
      if (!link) throw new Error('There is no link.');
      link.href = '/work/experience#model2go';
      link.click();
    });
    await expect(page).toHaveURL('/work/experience#model2go');
    await expectAt('model2go');
  });

test('going back over an anchor does not spoil the next link', async ({ page }) => {
  await open(page, '/work/datingapp');
  await page.locator('main a[href="#next-steps"]').click();
  await page.goBack();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  await page.locator('main a[href="#how-to-help"]').click();
  await expect(page.locator('#how-to-help')).toBeInViewport();
  await follow(page, '/work/experience');
  expect(await page.evaluate(() => scrollY)).toBe(0);
});
