import { titleOf } from './content.ts';
import { answerHost, expect, open, test } from './journey.ts';
import { follow, h1, scrolledTo, scrollTo } from './moving.ts';

const essay = '/writing/tango/non-dancers';

test('Back, Forward and a reload restore the scroll position', async ({ page, watch }) => {
  await answerHost(page, watch, 'elsewhere.test', 'Elsewhere');
  const expectAt = async (route: string, y: number) => {
    await expect(h1(page)).toHaveText(titleOf(route));
    await expect.poll(() => scrolledTo(page)).toBe(y);
  };
  const exercises = '/writing/tango/exercises';
  await open(page, essay);
  await scrollTo(page, 1_500);
  await follow(page, exercises);
  await scrollTo(page, 700);
  await follow(page, '/work');
  await page.goBack();
  await expectAt(exercises, 700);
  await page.goBack();
  await expectAt(essay, 1_500);
  await page.goForward();
  await expectAt(exercises, 700);
  await page.goBack();
  await expectAt(essay, 1_500);
  await page.reload();
  await expectAt(essay, 1_500);
  await page.goto('https://elsewhere.test/');
  await page.goBack();
  await expectAt(essay, 1_500);
});

for (const [width, header, name] of [
  [1440, 0, 'a desk'],
  [390, 60, 'a phone'],
] as const)
  test(`anchors end below the header on ${name}`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 });
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
    await follow(page, '/work/freelance');
    expect(await scrolledTo(page)).toBe(0);
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
