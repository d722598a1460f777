import { expect, open, test } from './journey.ts';
import { every, placeholderWidths, widen } from './windowWidths.ts';

test("the explorer's entries take the whole column at every width", async ({ page }) => {
  await open(page, '/projects/emotion-explorer');
  const entries = page.getByRole('article').getByRole('article');
  for (const width of every(40, 360)) {
    await widen(page, width);
    const [column, taken] = await entries.evaluateAll((cards) => {
      const rights = cards.flatMap((card) =>
        [card, ...card.querySelectorAll('p')].map((part) => part.getBoundingClientRect().right),
      );
      const column = cards[0]?.parentElement?.getBoundingClientRect().right ?? 0;
      return [column, Math.max(...rights)] as const;
    });
    expect(taken, `at ${width}`).toBeCloseTo(column, 0);
  }
});

test("a long word of the explorer's wall stays on one line within a narrow window", async ({ page }) => {
  await open(page, '/projects/emotion-explorer');
  for (const width of [390, 420, 768, 1120]) {
    await widen(page, width);
    for (const name of ['Schadenfreude', 'Gelassenheit', 'Geborgenheit']) {
      const word = page.getByRole('button', { name }).getByText(name);
      const [lines, right] = await word.evaluate((span) => {
        const range = document.createRange();
        range.selectNodeContents(span);
        return [range.getClientRects().length, range.getBoundingClientRect().right] as const;
      });
      expect(lines, `${name} at ${width}`).toBe(1);
      expect(right, `${name} at ${width}`).toBeLessThanOrEqual(width);
    }
  }
});

for (const width of [1_440, 1_920, 2_560])
  test(`field, wall, text and cards of the explorer share one right edge at ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    await open(page, '/projects/emotion-explorer');
    const main = page.getByRole('main');
    const cards = main
      .getByRole('heading', { name: 'Xīnxū (Mandarin Chinese)' })
      .locator('xpath=ancestor::article[1]');
    const rights = await Promise.all(
      [
        main.locator('form').first(),
        main.getByRole('list', { name: /trace/ }),
        ...(width > 1_440 ? [main.getByText(/^If the feeling is too much for you tonight/)] : []),
        cards,
        main.locator('footer').last(),
      ].map((part) =>
        part.evaluate((element) => {
          const columns =
            element.parentElement && getComputedStyle(element.parentElement).columnCount === '2';
          const box = (columns ? element.parentElement : element)?.getBoundingClientRect();
          return Math.round(box?.right ?? 0);
        }),
      ),
    );
    expect(new Set(rights).size, rights.join(', ')).toBe(1);
  });

test('the core of the main essay is set like its introduction', async ({ page }) => {
  await page.goto('/writing/tango/non-dancers');
  const styleOf = (text: string) =>
    page.getByText(text).evaluate((element) => {
      const { color, fontSize } = getComputedStyle(element);
      return { color, fontSize };
    });
  expect(await styleOf('From the chair very little happens')).toEqual(
    await styleOf('A milonga is an evening at which people dance tango.'),
  );
});

test('a long page changes its ground once', async ({ page }) => {
  for (const route of [
    '/writing/tango/non-dancers',
    '/work/experience',
    '/work/datingapp',
    '/projects/emotion-explorer',
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
});

test('the hairline of an answer of the explorer is as long as the rule above it', async ({ page }) => {
  await open(page, '/projects/emotion-explorer');
  await page.getByPlaceholder('Type your emotion').fill('bittersweet');
  await page.getByRole('button', { name: 'Send' }).click();
  const context = page.getByText(/^Cultural context\./).first();
  await expect(context).toBeVisible();
  for (const width of every(40)) {
    await widen(page, width);
    const [hairline, rule] = await context.evaluate((text) => [
      text.closest('p')?.getBoundingClientRect().right ?? 0,
      text.closest('article')?.getBoundingClientRect().right ?? 0,
    ]);
    expect(hairline, `at ${width}`).toBeCloseTo(rule ?? 0, 0);
  }
});

test('the rule above a piece of work ends where the content below it ends', async ({ page }) => {
  await open(page, '/work/experience');
  const piece = page.getByRole('region', { name: 'A geocoding API' });
  for (const width of every(40)) {
    await widen(page, width);
    const [rule, below] = await piece.evaluate((section) => [
      section.getBoundingClientRect().right,
      Math.max(...[...section.children].map((child) => child.getBoundingClientRect().right)),
    ]);
    expect(below, `at ${width}`).toBeCloseTo(rule ?? 0, 0);
  }
});

test('no word is alone on the last line of an entrance text', async ({ page }) => {
  await open(page, '/');
  const texts = page.getByRole('navigation', { name: 'Where to start' }).locator('a > span');
  for (const width of every(80, 800)) {
    await widen(page, width);
    const lastLines = await texts.evaluateAll((spans) =>
      spans.map((span) => {
        const text = span.firstChild as Text;
        const words = [...text.data.matchAll(/\S+/g)].map(({ 0: word, index }) => {
          const range = document.createRange();
          range.setStart(text, index);
          range.setEnd(text, index + word.length);
          return { word, top: range.getBoundingClientRect().top };
        });
        return words.filter(({ top }) => top === words.at(-1)?.top).map(({ word }) => word);
      }),
    );
    for (const words of lastLines) expect(words.length, `${words.join(' ')} at ${width}`).toBeGreaterThan(1);
  }
});

test('the list of questions has 420 px wherever it is beside the form', async ({ page }) => {
  await open(page, '/interactive/ama');
  const sides = new Set<boolean>();
  for (const width of every(40, 760)) {
    await widen(page, width);
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
  }
  expect(sides.size).toBe(2);
});

test("the explorer's field shows its whole placeholder at every width", async ({ page }) => {
  await open(page, '/projects/emotion-explorer');
  const field = page.getByPlaceholder('Type your emotion');
  for (const width of every(40)) {
    await widen(page, width);
    const [needed, room] = await placeholderWidths(field);
    expect(needed, `at ${width}`).toBeLessThanOrEqual(room);
  }
});

test('the two menus take at most three tenths of the window below 1440 px', async ({ page }) => {
  await open(page, '/writing/tango/mentoring');
  for (const width of [1_120, 1_280, 1_366, 1_439]) {
    await widen(page, width);
    const content = await page.getByRole('main').boundingBox();
    expect(content?.x, `at ${width}`).toBeLessThanOrEqual(width * 0.3);
  }
});

test('the theme switch is in the middle of the icon rail', async ({ page }) => {
  await open(page, '/');
  for (const width of [768, 820, 1_024, 1_280, 1_439]) {
    await widen(page, width);
    const rail = await page.getByRole('navigation', { name: 'Main menu' }).boundingBox();
    const box = await page.getByRole('group', { name: 'Theme' }).boundingBox();
    if (!rail || !box) throw new Error('No rail, or no switch in it');
    const [before, after] = [box.x - rail.x, rail.x + rail.width - box.x - box.width];
    expect(Math.min(before, after), `at ${width}`).toBeGreaterThanOrEqual(6);
    expect(Math.abs(before - after), `at ${width}`).toBeLessThanOrEqual(2);
  }
});
