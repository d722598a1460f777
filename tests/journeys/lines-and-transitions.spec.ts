import type { Page } from '@playwright/test';
import { sections, titleOf } from '../content.ts';
import { expect, open, test } from './journey.ts';
import { framesOf, widen } from './layout.ts';
import { toggle } from './mobileViews.ts';
import { follow, h1, menuLink, next } from './moving.ts';

/** Overviews with a red line. Bookmarks and projects have pictures instead. */
const overviews = sections
  .map(({ path }) => path)
  .filter((path) => !['/bookmarks', '/projects'].includes(path));

/** Whether the red line is drawn to its end, or null on a page without such a line. */
const isEnded = () => {
  const line = document.querySelector<SVGPathElement>('main [pathLength="880"][stroke*=accent]');
  return line && line.isPointInStroke(line.getPointAtLength(line.getTotalLength() - 1));
};

/** Fraction of the visible part of the red line that is drawn at the start, middle and end of its animation. */
const drawnParts = (page: Page) =>
  page.locator('main [pathLength="880"][stroke*=accent]').evaluate((line: SVGPathElement) => {
    line.style.animation = 'none';
    line.getBoundingClientRect();
    line.style.animation = '';
    const { left = 0, right = 0 } = document.querySelector('main')?.getBoundingClientRect() ?? {};
    const matrix = line.getScreenCTM() ?? undefined;
    const visible = Array.from({ length: 200 }, (_, part) =>
      line.getPointAtLength((line.getTotalLength() * part) / 200),
    ).filter((point) => {
      const { x } = DOMPoint.fromPoint(point).matrixTransform(matrix);
      return x > left && x < right;
    });
    const [drawing] = line.getAnimations();
    drawing?.pause();
    return [0, 180, 539].map((time) => {
      if (drawing) drawing.currentTime = time;
      return visible.filter((point) => line.isPointInStroke(point)).length / visible.length;
    });
  });

test.describe('with motion', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } });

  test('the red line is drawn once, without a flash before', async ({ page }) => {
    const frames = await framesOf(page, isEnded);
    // On a slow machine the page is shown before its line has arrived.
    const lines = async () => (await frames()).filter((ended, frame) => frame > 0 || ended !== null);
    await open(page, '/work');
    await expect.poll(lines).toEqual([false, true]);
    for (const path of ['/bookmarks', '/work']) await follow(page, path);
    await expect.poll(lines, 'on a later page').toEqual([false, true, null, false, true]);
    await page.setViewportSize({ width: 390, height: 844 });
    for (const path of ['/', '/work']) {
      await open(page, path);
      await toggle(page).click();
      await page.keyboard.press('Escape');
      await expect(page.getByRole('main')).toBeVisible();
      const line = page.locator('main path[pathLength]').first();
      expect(await line.evaluate((path) => path.getAnimations().length), path).toBe(0);
    }
  });

  test('the red line begins at the edge of the menu', async ({ page, watch }) => {
    watch.expectError(/status of 404/);
    for (const path of [...overviews, '/no-such-page', '/bookmarks/no-such-bookmark']) {
      await open(page, path);
      for (const width of path === '/work' ? [390, 2_560, 1_440] : [1_440]) {
        await widen(page, width);
        const [start, half, end] = await drawnParts(page);
        const where = `${path} at ${width} px`;
        expect.soft(start, where).toBeLessThan(0.1);
        expect.soft(Math.abs((half ?? 0) - 0.5), `${where}, half-way`).toBeLessThan(0.4);
        expect.soft(end, `${where}, at last`).toBeGreaterThan(0.99);
      }
    }
  });
});

test('with reduced motion the red line is complete from the first frame on', async ({ page }) => {
  const frames = await framesOf(page, isEnded);
  for (const path of overviews) {
    await open(page, path);
    expect(
      (await frames()).filter((ended) => ended !== null),
      path,
    ).toEqual([true]);
  }
});

test('the line beside an essay grows while reading, unless motion is reduced', async ({ page }) => {
  await open(page, '/writing/tango/mentoring');
  /** Visible part of the line beside the essay. */
  const length = () =>
    page.getByRole('article').evaluate((article) => {
      const { content, transform } = getComputedStyle(article.firstElementChild ?? article, '::before');
      return content === 'none' ? undefined : new DOMMatrix(transform).d;
    });
  expect(await length()).toBeUndefined();
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  for (const part of [0, 0.5, 1]) {
    await page.evaluate((y) => window.scrollTo(0, (document.body.scrollHeight - innerHeight) * y), part);
    await expect.poll(length).toBeCloseTo(part, 1);
  }
});

test('only Next draws the line to the next heading, unless motion is reduced', async ({ page }) => {
  const expectLed = async (route: string, led: boolean) => {
    await expect(h1(page)).toHaveText(titleOf(route));
    const line = await h1(page).evaluate((element) => getComputedStyle(element, '::before').content);
    expect(line !== 'none', route).toBe(led);
  };
  await open(page, '/writing/tango/non-dancers');
  await next(page).press('Enter');
  await expectLed('/writing/tango/mentoring', false);
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await expectLed('/writing/tango/mentoring', true);
  await page.goBack();
  await expectLed('/writing/tango/non-dancers', false);
  await menuLink(page, 'Work').click();
  await expectLed('/work', false);
});

test('later pages fade in and stay clickable, unless motion is reduced', async ({ page }) => {
  // Makes fades long, so that the test sees them even on a busy machine.
  await page.addInitScript(() => {
    const animate = Reflect.get(Element.prototype, 'animate');
    Object.assign(window, { fades: 0 });
    Element.prototype.animate = function (this: Element, frames, options) {
      (window as unknown as { fades: number }).fades += 1;
      return animate.call(this, frames, { ...(options as object), duration: 60_000 });
    };
  });
  await open(page, '/');
  await menuLink(page, 'Work').click();
  await expect(h1(page)).toHaveText(titleOf('/work'));
  expect(await page.evaluate('window.fades')).toBe(0);
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  const box = await menuLink(page, 'Bookmarks').boundingBox();
  await menuLink(page, 'Writing').click();
  await page.waitForFunction(() => document.querySelector('main')?.getAnimations({ subtree: true }).length);
  await page.mouse.click((box?.x ?? 0) + 30, (box?.y ?? 0) + 10);
  await expect(h1(page)).toHaveText(titleOf('/bookmarks'));
  await expect(h1(page)).toBeFocused();
});

test('the marks of both menus move to the next page, unless motion is reduced', async ({ page }) => {
  await page.addInitScript(() => {
    Object.assign(window, { moves: [] });
    addEventListener('transitionrun', ({ target, pseudoElement, propertyName }) => {
      const menu = (target as Element).closest('nav')?.ariaLabel ?? '';
      if (propertyName === 'top') (window as unknown as { moves: string[] }).moves.push(menu + pseudoElement);
    });
  });
  const moves = () => page.evaluate('window.moves');
  await open(page, '/work/experience');
  await follow(page, '/work/freelance');
  expect(await moves()).toEqual([]);
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await follow(page, '/work/datingapp');
  await expect.poll(moves).toEqual(['Work::after']);
  await follow(page, '/interactive');
  await expect.poll(moves).toEqual(['Work::after', 'Main menu::before']);
});
