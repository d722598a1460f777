import type { Locator, Page } from '@playwright/test';
import { expect, open, test } from './journey.ts';
import { edgesOf, widen } from './layout.ts';
import { menuLink, scrolledTo } from './moving.ts';

const ways = (page: Page) => page.getByRole('navigation', { name: 'Where to start' }).getByRole('link');
const floor = (page: Page) => page.getByRole('img', { name: /^A dance floor/ });
const button = (page: Page, name: 'Pause' | 'Play') =>
  page.getByRole('button', { name: `${name} the drawing` });

/** Positions of all couples on the dance floor. */
const places = (page: Page) =>
  floor(page).evaluate((drawing) =>
    [...drawing.querySelectorAll('#hero-couples > g')].map((couple) => couple.getAttribute('transform')),
  );

const expectMoving = async (page: Page) => {
  await expect(button(page, 'Pause')).toBeVisible();
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

/** Pixels between the end of the drawn line and the point where it should stop: 6 px from a link's top left corner. */
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
  const { left, top } = await edgesOf(ways(page).nth(index));
  return Math.hypot(end.x - left - 6, end.y - top);
};

const expectLineAt = (page: Page, index: number) =>
  expect.poll(() => distanceTo(page, index)).toBeLessThan(9);

test.describe('with motion', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } });

  test('the couples walk, and stop when paused or out of view', async ({ page }) => {
    await page.addInitScript(`
      window.shifts = 0;
      new PerformanceObserver((list) => {
        for (const { value } of list.getEntries()) window.shifts += value;
      }).observe({ type: 'layout-shift', buffered: true });
    `);
    await open(page, '/');
    await expectMoving(page);
    expect(await page.evaluate('window.shifts')).toBeLessThan(0.01);
    await button(page, 'Pause').click();
    await expectStill(page);
    await button(page, 'Play').click();
    await expectMoving(page);
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
    await expect(floor(page)).not.toBeInViewport();
    await expectStill(page);
    await menuLink(page, 'Writing').click();
    await expect(page).toHaveURL('/writing');
    await page.goBack();
    // Back first restores the scroll position at the end of the page.
    await expect.poll(() => scrolledTo(page)).toBeGreaterThan(0);
    await page.evaluate(() => window.scrollTo(0, 0));
    await expectMoving(page);
  });

  test('the line leads to a link, and a dancer joins the pointer', async ({ page }) => {
    await open(page, '/writing');
    await menuLink(page, 'Home').press('Enter');
    await expect(button(page, 'Pause')).toBeVisible();
    await expectLineAt(page, 2);
    await ways(page).nth(0).hover();
    await expectLineAt(page, 0);
    await page.mouse.move(400, 120);
    await expectLineAt(page, 2);
    await ways(page).nth(1).focus();
    await expectLineAt(page, 1);
    await ways(page).nth(1).blur();
    await expectLineAt(page, 2);

    const line = () => page.locator('#hero-line').getAttribute('d');
    const drawn = await line();
    const { left, right, top, bottom } = await edgesOf(floor(page));
    const [x, y] = [left + (right - left) * 0.25, top + (bottom - top) * 0.44];
    await page.mouse.move(x + 40, y);
    await page.mouse.move(x, y, { steps: 5 });
    const dots = floor(page).locator('svg > circle');
    const awayFrom = async (dot: Locator) => {
      const edges = await edgesOf(dot);
      return Math.hypot((edges.left + edges.right) / 2 - x, (edges.top + edges.bottom) / 2 - y);
    };
    expect(await awayFrom(dots.nth(-2))).toBeLessThan(2);
    await expect.poll(() => awayFrom(dots.last())).toBeLessThan(17);
    await expect.poll(line).not.toBe(drawn);
    const trail = floor(page).locator('path[stroke="var(--color-accent-hover)"]').last();
    await page.mouse.move(x + 80, y, { steps: 5 });
    await expect(trail).not.toHaveAttribute('d', '');
    await button(page, 'Pause').press('Enter');
    await expect(trail, 'a paused floor has no trail').toHaveAttribute('d', '');
    await button(page, 'Play').press('Enter');
    await page.mouse.move(400, 60);
    await expect.poll(line).toBe(drawn);
    await expect(dots.last()).toHaveCSS('opacity', '0');
  });
});

test('with reduced motion nothing moves, and at every width the line leads to its stop', async ({ page }) => {
  await open(page, '/');
  await expect(button(page, 'Pause')).toBeHidden();
  await expectStill(page);
  for (const width of [820, 1_120, 1_280, 1_440, 1_920, 2_560]) {
    await widen(page, width);
    await expect.poll(() => distanceTo(page, width === 820 ? 1 : 2), `at ${width} px`).toBeLessThan(3);
  }
  await ways(page).nth(0).hover();
  await expectLineAt(page, 0);
});

test('a film plays, pauses, and gives way to another one that is chosen', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await open(page, '/writing/tango/non-dancers');
  const player = page
    .getByRole('main')
    .getByRole('figure')
    .filter({ has: page.getByRole('slider') });
  const picture = player.getByRole('img').first();
  const press = (name: string) => player.getByRole('button', { name }).click();
  /** Markup of the picture, without the parts that change slightly when the film's script has loaded. */
  const drawn = () =>
    picture.evaluate((svg) =>
      svg.innerHTML
        .replaceAll(/(id="|url\(#)[^")]+/g, '$1')
        .replaceAll(/\d+\.\d+/g, (digits) => Number(digits).toFixed(3)),
    );
  const before = await drawn();
  await picture.scrollIntoViewIfNeeded();
  await expect(player).toContainText('0:00 / 0:30');
  expect(await drawn()).toBe(before);
  await press('Play');
  await expect.poll(drawn).not.toBe(before);
  await press('Pause');
  for (const name of ['What an embrace tells', 'Where a phrase ends', 'Why nobody overtakes']) {
    await press(name);
    await expect(picture).toHaveAccessibleName(new RegExp(`^${name}\\. `));
    await press('Pause');
  }
});
