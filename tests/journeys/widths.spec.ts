import type { Locator } from '@playwright/test';
import { expect, open, test } from './journey.ts';
import { spaceOut } from './spaceOut.ts';
import { placeholderWidths, sampledWidths, widen } from './windowWidths.ts';

/** Right edges in pixels, equal where parts end together. */
const right = (part: Locator) =>
  part.evaluate((element) => {
    const columns = element.parentElement && getComputedStyle(element.parentElement).columnCount === '2';
    return Math.round((columns ? element.parentElement : element)?.getBoundingClientRect().right ?? 0);
  });

test('field, wall, text and cards of the explorer share one right edge on wide windows', async ({ page }) => {
  await open(page, '/projects/emotion-explorer');
  const main = page.getByRole('main');
  const cards = main
    .getByRole('heading', { name: 'Xīnxū (Mandarin Chinese)' })
    .locator('xpath=ancestor::article[1]');
  const text = main.getByText(/^If the feeling is too much for you tonight/);
  for (const width of [1_440, 1_920, 2_560]) {
    await widen(page, width);
    const parts = [main.locator('form').first(), main.getByRole('list', { name: /trace/ }), cards];
    if (width > 1_440) parts.push(text);
    const rights = await Promise.all([...parts, main.locator('footer').last()].map(right));
    expect(new Set(rights).size, `${rights.join(', ')} at ${width}`).toBe(1);
  }
});

test("the explorer's cards, hairlines, wall and field keep their room at every width", async ({ page }) => {
  await open(page, '/projects/emotion-explorer');
  const field = page.getByPlaceholder('Type your emotion');
  const cards = page.getByRole('article').getByRole('article');
  const placeholderFits = async (where: string) => {
    const [needed, room] = await placeholderWidths(field);
    expect(needed, where).toBeLessThanOrEqual(room);
  };
  const cardsFillTheirColumn = async (width: number) => {
    const [column, taken] = await cards.evaluateAll((all) => {
      const rights = all.flatMap((card) =>
        [card, ...card.querySelectorAll('p')].map((part) => part.getBoundingClientRect().right),
      );
      return [all[0]?.parentElement?.getBoundingClientRect().right ?? 0, Math.max(...rights)] as const;
    });
    if (width >= 360) expect(taken, `cards at ${width}`).toBeCloseTo(column, 0);
  };
  for (const width of sampledWidths) {
    await widen(page, width);
    await cardsFillTheirColumn(width);
  }
  await field.fill('bittersweet');
  await page.getByRole('button', { name: 'Send' }).click();
  const context = page.getByText(/^Cultural context\./).first();
  await expect(context).toBeVisible();
  await field.clear();
  for (const width of sampledWidths) {
    await widen(page, width);
    await cardsFillTheirColumn(width);
    const [hairline, rule] = await context.evaluate((text) => [
      text.closest('p')?.getBoundingClientRect().right ?? 0,
      text.closest('article')?.getBoundingClientRect().right ?? 0,
    ]);
    expect(hairline, `hairline at ${width}`).toBeCloseTo(rule ?? 0, 0);
    const broken = await page
      .getByRole('list', { name: /Sixteen words/ })
      .locator('span')
      .evaluateAll((words) =>
        words.flatMap((word) => {
          const range = document.createRange();
          range.selectNodeContents(word);
          const rects = [...range.getClientRects()];
          const lines = new Set(rects.map(({ top }) => Math.round(top))).size;
          const text = word.textContent ?? '';
          const fits = rects.every(({ right }) => right <= innerWidth);
          return fits && lines <= text.split(' ').length ? [] : text;
        }),
      );
    expect(broken, `words of the wall at ${width}`).toEqual([]);
    await placeholderFits(`placeholder at ${width}`);
  }
  await spaceOut(page);
  for (const width of [320, 360, 390, 768, 820, 1_024, 1_120, 1_280, 1_440]) {
    await widen(page, width);
    await placeholderFits(`placeholder at ${width} with wide letters`);
  }
});

test('a long page changes its ground once; the core of the main essay is set like its introduction', async ({
  page,
}) => {
  for (const route of [
    '/work/experience',
    '/work/datingapp',
    '/projects/emotion-explorer',
    '/writing/tango/non-dancers',
  ]) {
    await page.goto(route);
    const grounds = await page
      .locator('main')
      .locator('nav, div')
      .evaluateAll((parts) =>
        parts
          .map((part) => getComputedStyle(part).boxShadow)
          .filter((shadow) => / 0px 0px 0px \d{4}px/.test(shadow)),
      );
    expect(grounds.length, route).toBe(1);
  }
  const styleOf = (text: string) =>
    page.getByText(text).evaluate((element) => {
      const { color, fontSize } = getComputedStyle(element);
      return { color, fontSize };
    });
  expect(await styleOf('From the chair very little happens')).toEqual(
    await styleOf('A milonga is an evening at which people dance tango.'),
  );
});

test('the list of questions has 420 px wherever it is beside the form', async ({ page }) => {
  await open(page, '/interactive/ama');
  const sides = new Set<boolean>();
  for (const width of sampledWidths.filter((wide) => wide >= 760)) {
    await widen(page, width);
    // A browser may lay out twice after a change of its width: the last one counts.
    await expect(async () => {
      const form = await page.getByRole('main').locator('form').boundingBox();
      const list = await page
        .getByRole('heading', { name: 'All Questions' })
        .locator('xpath=../..')
        .boundingBox();
      const beside = Boolean(form && list && list.x >= form.x + form.width);
      sides.add(beside);
      if (beside) expect(list?.width, `at ${width}`).toBeGreaterThanOrEqual(420);
      else {
        expect(form && list && form.y + form.height <= list.y, `at ${width}`).toBe(true);
        expect(form?.width, `their rules end together at ${width}`).toBe(list?.width);
        const button = await page.getByRole('button', { name: 'Submit question' }).boundingBox();
        if (width >= 768) expect(button?.width, `at ${width}`).toBeLessThan(200);
      }
    }).toPass();
  }
  expect(sides.size).toBe(2);
});
