import type { Page } from '@playwright/test';
import { routes } from './content.ts';
import { allowAnalytics, expect, open, test } from './journey.ts';

const every = (step: number, from = 320, to = 2_560) =>
  Array.from({ length: (to - from) / step + 1 }, (_, index) => from + index * step);

/** Sets the width of the window and waits until the layout has followed. */
const widen = async (page: Page, width: number) => {
  await page.setViewportSize({ width, height: 900 });
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
};

/** Characters on a line of each longer paragraph, and the width of the first one in pixels. */
const measure = (page: Page) =>
  page.evaluate(() => {
    const texts = [...document.querySelectorAll<HTMLElement>('main :is(p, li)')].filter(
      (text) =>
        !text.closest('aside, figure, nav, header, footer, form') &&
        !text.querySelector('p, li') &&
        text.innerText.trim().length > 110,
    );
    // Every line is added before the first one is measured: one layout serves them all.
    const lines = texts.map((text) => {
      const { paddingLeft, paddingRight } = getComputedStyle(text);
      const room = text.clientWidth - parseFloat(paddingLeft) - parseFloat(paddingRight);
      const line = document.createElement('span');
      line.style.cssText = 'position: absolute; white-space: nowrap; visibility: hidden';
      line.textContent = text.innerText;
      return { text, line, room };
    });
    for (const { text, line } of lines) text.append(line);
    const characters = lines.map(({ line, room }) =>
      Math.round((room * (line.textContent?.length ?? 0)) / line.getBoundingClientRect().width),
    );
    for (const { line } of lines) line.remove();
    return {
      width: lines[0]?.room ?? 0,
      characters,
      overflow: document.documentElement.scrollWidth - innerWidth,
    };
  });

for (const [name, route] of [
  ['a text with notes', '/writing/tango/non-dancers'],
  ['a text without notes', '/writing/tango/mentoring'],
  ['a text with drawings beside it', '/work/experience'],
  ['the collage', '/projects/emotion-explorer'],
  ['the introduction of Home', '/'],
] as const)
  test(`${name} keeps its measure at every width`, async ({ page }) => {
    await open(page, route);
    let before = 0;
    for (const width of every(20)) {
      await widen(page, width);
      const { width: present, characters, overflow } = await measure(page);
      expect(overflow, `overflow at ${width}`).toBe(0);
      if (width >= 768) {
        expect(Math.min(...characters), `at ${width}`).toBeGreaterThanOrEqual(42);
        expect(Math.max(...characters), `at ${width}`).toBeLessThanOrEqual(85);
      }
      const change = before === 0 ? 1 : present / before;
      expect(
        Math.min(change, 1 / change),
        `${before} px before ${width}, ${present} at it`,
      ).toBeGreaterThanOrEqual(0.8);
      before = present;
    }
  });

test('notes stand beside the text where it keeps its measure, and a page without notes reserves nothing', async ({
  page,
}) => {
  await open(page, '/writing/tango/non-dancers');
  const note = page.getByRole('note').first();
  const text = page.getByRole('main').locator('[data-fragment] > p').first();
  const isBeside = async () => {
    const [noteBox, textBox] = [await note.boundingBox(), await text.boundingBox()];
    return noteBox && textBox && noteBox.x > textBox.x + textBox.width;
  };
  for (const [width, beside] of [
    [820, false],
    [1_120, false],
    [1_440, true],
    [1_920, true],
  ] as const) {
    await widen(page, width);
    expect(await isBeside(), String(width)).toBe(beside);
  }
  await widen(page, 1_120);
  await open(page, '/writing/tango/mentoring');
  const room = await page
    .getByRole('article')
    .first()
    .evaluate((article) => article.clientWidth);
  expect(await text.evaluate((paragraph) => paragraph.clientWidth)).toBe(Math.min(room, 624));
});

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

test('the list of questions has 420 px wherever it stands beside the form', async ({ page }) => {
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

test('large windows get larger text', async ({ page }) => {
  await open(page, '/writing/tango/mentoring');
  const size = () =>
    page
      .locator('main [data-fragment] > p')
      .first()
      .evaluate((text) => parseFloat(getComputedStyle(text).fontSize));
  for (const [width, pixels] of [
    [1_440, 20],
    [1_680, 22],
    [1_920, 22.25],
    [2_560, 23],
  ] as const) {
    await widen(page, width);
    expect(Math.abs((await size()) - pixels), `at ${width}`).toBeLessThan(0.25);
  }
});

test("the explorer's field shows its whole placeholder at every width", async ({ page }) => {
  await open(page, '/projects/emotion-explorer');
  const field = page.getByPlaceholder('Type your emotion');
  for (const width of every(40)) {
    await widen(page, width);
    const [needed, room] = await field.evaluate((input: HTMLInputElement) => {
      const line = document.createElement('span');
      line.style.cssText = `position: absolute; white-space: nowrap; font: ${getComputedStyle(input, '::placeholder').font}; letter-spacing: ${getComputedStyle(input).letterSpacing}; word-spacing: ${getComputedStyle(input).wordSpacing}`;
      line.textContent = input.placeholder;
      document.body.append(line);
      const text = line.getBoundingClientRect().width;
      line.remove();
      return [text, input.clientWidth] as const;
    });
    expect(needed, `at ${width}`).toBeLessThanOrEqual(room);
  }
});

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

test('the switch of the theme stands in the middle of the icon rail', async ({ page }) => {
  await open(page, '/');
  for (const width of [768, 820, 1_024, 1_100]) {
    await widen(page, width);
    const rail = await page.getByRole('navigation', { name: 'Main menu' }).boundingBox();
    const box = await page.getByRole('group', { name: 'Theme' }).boundingBox();
    if (!rail || !box) throw new Error('No rail, or no switch in it');
    const [before, after] = [box.x - rail.x, rail.x + rail.width - box.x - box.width];
    expect(Math.min(before, after), `at ${width}`).toBeGreaterThanOrEqual(6);
    expect(Math.abs(before - after), `at ${width}`).toBeLessThanOrEqual(2);
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
