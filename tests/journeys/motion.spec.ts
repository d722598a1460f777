import type { Page } from '@playwright/test';
import { titleOf } from './content.ts';
import { expect, open, test } from './journey.ts';
import { h1, menuLink } from './moving.ts';

const ways = (page: Page) => page.getByRole('navigation', { name: 'Where to start' }).getByRole('link');
const floor = (page: Page) => page.getByRole('img', { name: /^A dance floor/ });

/** Positions of all couples. */
const places = (page: Page) =>
  floor(page).evaluate((drawing) =>
    [...drawing.querySelectorAll('#hero-couples > g')].map((couple) => couple.getAttribute('transform')),
  );

const whenMoving = (page: Page) =>
  expect(page.getByRole('button', { name: 'Pause the drawing' })).toBeVisible();

const expectMoving = async (page: Page) => {
  const start = await places(page);
  await expect.poll(() => places(page)).not.toEqual(start);
};

const expectStill = async (page: Page) => {
  const frames = (count: number) =>
    page.evaluate(async (left) => {
      for (let frame = 0; frame < left; frame++) await new Promise((done) => requestAnimationFrame(done));
    }, count);
  await frames(5);
  const start = await places(page);
  await frames(20);
  expect(await places(page)).toEqual(start);
};

/** Pixels from the end of the line to the stop of a link, which is 6 px inside its corner. */
const distanceTo = async (page: Page, index: number) => {
  const end = await floor(page).evaluate((drawing) => {
    const paths = [...drawing.querySelectorAll<SVGPathElement>('path[stroke="var(--color-accent)"]')];
    const tail = paths.findLast(
      (path) => !path.getAnimations().some(({ playState }) => playState === 'running'),
    );
    const point = tail?.getPointAtLength(tail.getTotalLength());
    const { x, y } = new DOMPoint(point?.x, point?.y).matrixTransform(tail?.getScreenCTM() ?? undefined);
    return { x, y };
  });
  const box = await ways(page).nth(index).boundingBox();
  return Math.hypot(end.x - (box?.x ?? 0) - 6, end.y - (box?.y ?? 0));
};

const expectLineAt = (page: Page, index: number) =>
  expect.poll(() => distanceTo(page, index)).toBeLessThan(9);

test.describe('with motion', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } });

  test('the couples walk, and stop when paused or out of view', async ({ page }) => {
    await page.addInitScript(() => {
      Object.assign(window, { shifts: 0 });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries())
          Object.assign(window, { shifts: (entry as { value?: number }).value });
      }).observe({ type: 'layout-shift', buffered: true });
    });
    await open(page, '/');
    await whenMoving(page);
    await expectMoving(page);
    expect(await page.evaluate('window.shifts')).toBeLessThan(0.01);
    await page.getByRole('button', { name: 'Pause the drawing' }).click();
    await expectStill(page);
    await page.getByRole('button', { name: 'Play the drawing' }).click();
    await expectMoving(page);
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
    await expect(floor(page)).not.toBeInViewport();
    await expectStill(page);
    await menuLink(page, 'Writing').click();
    await expect(page).toHaveURL('/writing');
    await page.goBack();
    // Back returns to the end of the page first.
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(0);
    await page.evaluate(() => window.scrollTo(0, 0));
    await whenMoving(page);
    await expectMoving(page);
  });

  test('the line leads to the hovered or focused link, and avoids the pointer', async ({ page }) => {
    await open(page, '/');
    await whenMoving(page);
    await expectLineAt(page, 2);
    await ways(page).nth(0).hover();
    await expectLineAt(page, 0);
    await page.mouse.move(400, 120);
    await expectLineAt(page, 2);
    await ways(page).nth(0).focus();
    await page.keyboard.press('Tab');
    await expectLineAt(page, 1);
    await ways(page).nth(1).blur();
    await expectLineAt(page, 2);

    const line = () => page.locator('#hero-line').getAttribute('d');
    const drawn = await line();
    const box = await floor(page).boundingBox();
    const [x, y] = [(box?.x ?? 0) + (box?.width ?? 0) * 0.25, (box?.y ?? 0) + (box?.height ?? 0) * 0.44];
    await page.mouse.move(x + 40, y);
    await page.mouse.move(x, y, { steps: 5 });
    const dot = await floor(page).locator('svg > circle').last().boundingBox();
    expect(
      Math.hypot((dot?.x ?? 0) + (dot?.width ?? 0) / 2 - x, (dot?.y ?? 0) + (dot?.height ?? 0) / 2 - y),
    ).toBeLessThan(2);
    await expect.poll(line).not.toBe(drawn);
    await page.mouse.move(400, 60);
    await expect.poll(line).toBe(drawn);
  });

  test('the themes fade, and a key press ends the fade', async ({ page }) => {
    await open(page, '/');
    const ground = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
    const paper = await ground();
    const started = page.evaluate(
      () =>
        new Promise((done) => {
          document.documentElement.addEventListener('transitionrun', ({ propertyName }) => {
            if (propertyName === '--color-paper') done(true);
          });
        }),
    );
    await page.getByRole('button', { name: 'Salon, dark' }).click();
    expect(await started).toBe(true);
    await page.keyboard.press('Shift');
    await expect
      .poll(() =>
        page.evaluate(() =>
          document
            .getAnimations()
            .some(
              (fade) => 'transitionProperty' in fade && String(fade.transitionProperty) === '--color-paper',
            ),
        ),
      )
      .toBe(false);
    expect(await ground()).not.toBe(paper);
  });
});

test('with reduced motion nothing moves, and the line leads to a link', async ({ page }) => {
  await open(page, '/');
  await expect(page.getByRole('button', { name: 'Pause the drawing' })).toBeHidden();
  await expectStill(page);
  await expect
    .poll(async () => {
      await ways(page).nth(2).hover();
      await ways(page).nth(0).hover();
      return distanceTo(page, 0);
    })
    .toBeLessThan(9);
});

/** Length of the line beside an essay, as a fraction of the window's height. */
const lengthOfReadingLine = (page: Page) =>
  page.getByRole('article').evaluate((article) => {
    const line = article.firstElementChild;
    const { content, transform } = getComputedStyle(line ?? article, '::before');
    return content === 'none' ? undefined : new DOMMatrix(transform).d;
  });

test('the line beside an essay grows while reading, unless motion is reduced', async ({ page }) => {
  await open(page, '/writing/tango/mentoring');
  expect(await lengthOfReadingLine(page)).toBeUndefined();
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await expect.poll(() => lengthOfReadingLine(page)).toBe(0);
  await page.evaluate(() => window.scrollTo(0, (document.body.scrollHeight - innerHeight) / 2));
  await expect.poll(() => lengthOfReadingLine(page)).toBeCloseTo(0.5, 1);
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
  await expect.poll(() => lengthOfReadingLine(page)).toBe(1);
});

test('only Next draws the line to the next heading, unless motion is reduced', async ({ page }) => {
  const expectLed = async (route: string, led: boolean) => {
    await expect(h1(page)).toHaveText(titleOf(route));
    const line = await h1(page).evaluate((element) => getComputedStyle(element, '::before').content);
    expect(line !== 'none', route).toBe(led);
  };
  await open(page, '/writing/tango/non-dancers');
  await page.getByRole('link', { name: /^Next: / }).press('Enter');
  await expectLed('/writing/tango/mentoring', false);
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await expectLed('/writing/tango/mentoring', true);
  await page.goBack();
  await expectLed('/writing/tango/non-dancers', false);
  await menuLink(page, 'Work').click();
  await expectLed('/work', false);
});

test('later pages fade in and stay clickable, unless motion is reduced', async ({ page }) => {
  // Long fades, so that the test also meets them on a busy machine.
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
