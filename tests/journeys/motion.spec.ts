import type { Page } from '@playwright/test';
import { titleOf } from './content.ts';
import { expect, open, test, whenReady } from './journey.ts';

const ways = (page: Page) => page.getByRole('navigation', { name: 'Where to start' }).getByRole('link');
const floor = (page: Page) => page.getByRole('img', { name: /^A dance floor/ });

/** Where everybody on the floor is. */
const places = (page: Page) =>
  floor(page).evaluate((drawing) =>
    [...drawing.querySelectorAll('#hero-couples > g')].map((couple) => couple.getAttribute('transform')),
  );

const whenMoving = (page: Page) =>
  expect(page.getByRole('button', { name: 'Pause the drawing' })).toBeVisible();

const frames = (page: Page, count: number) =>
  page.evaluate(async (left) => {
    for (let frame = 0; frame < left; frame++) await new Promise((done) => requestAnimationFrame(done));
  }, count);

/** Where the line ends, in the window. */
const endOfLine = (page: Page) =>
  floor(page).evaluate((drawing) => {
    const paths = [...drawing.querySelectorAll<SVGPathElement>('path[stroke="var(--color-accent)"]')];
    const tail = paths.findLast(
      (path) => !path.getAnimations().some(({ playState }) => playState === 'running'),
    );
    const end = tail?.getPointAtLength(tail.getTotalLength());
    const { x, y } = new DOMPoint(end?.x, end?.y).matrixTransform(tail?.getScreenCTM() ?? undefined);
    return { x: Math.round(x), y: Math.round(y) };
  });

/** The stop of a way in: 6 px inside its corner on a desk. */
const stopOf = (page: Page, index: number) =>
  ways(page)
    .nth(index)
    .evaluate((link) => ({
      x: Math.round(link.getBoundingClientRect().left + 6),
      y: Math.round(link.getBoundingClientRect().top),
    }));

const distance = (one: { x: number; y: number }, other: { x: number; y: number }) =>
  Math.hypot(one.x - other.x, one.y - other.y);

test.describe('with motion', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } });

  test('the couples walk, and stop when they are paused', async ({ page }) => {
    await open(page, '/');
    await whenMoving(page);
    const start = await places(page);
    await expect.poll(() => places(page)).not.toEqual(start);
    await page.getByRole('button', { name: 'Pause the drawing' }).click();
    await frames(page, 2);
    const paused = await places(page);
    await frames(page, 20);
    expect(await places(page)).toEqual(paused);
    await page.getByRole('button', { name: 'Play the drawing' }).click();
    await expect.poll(() => places(page)).not.toEqual(paused);
  });

  test('nothing moves while the floor is out of sight', async ({ page }) => {
    await open(page, '/');
    await whenMoving(page);
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
    await expect(floor(page)).not.toBeInViewport();
    await frames(page, 5);
    const away = await places(page);
    await frames(page, 20);
    expect(await places(page)).toEqual(away);
    await page.evaluate(() => window.scrollTo(0, 0));
    await expect.poll(() => places(page)).not.toEqual(away);
  });

  test('the line leads to the link that has the pointer or the focus, and back', async ({ page }) => {
    await open(page, '/');
    await whenMoving(page);
    const leadsTo = async (index: number) =>
      expect.poll(async () => distance(await endOfLine(page), await stopOf(page, index))).toBeLessThan(9);
    await leadsTo(2);
    for (const index of [0, 1, 3]) {
      await ways(page).nth(index).hover();
      await leadsTo(index);
    }
    await page.mouse.move(400, 120);
    await leadsTo(2);
    await ways(page).nth(1).focus();
    await page.keyboard.press('Shift+Tab');
    await expect(ways(page).nth(0)).toBeFocused();
    await leadsTo(0);
  });

  test('the line makes room for the pointer, and goes back when it has left', async ({ page }) => {
    await open(page, '/');
    await whenMoving(page);
    const line = () => page.locator('#hero-line').getAttribute('d');
    const drawn = await line();
    const box = await floor(page).boundingBox();
    const [x, y] = [(box?.x ?? 0) + (box?.width ?? 0) * 0.25, (box?.y ?? 0) + (box?.height ?? 0) * 0.44];
    await page.mouse.move(x + 40, y);
    await page.mouse.move(x, y, { steps: 5 });
    await expect.poll(line).not.toBe(drawn);
    await page.mouse.move(400, 60);
    await expect.poll(line).toBe(drawn);
  });

  test('coming back to Home, the floor moves again', async ({ page }) => {
    await open(page, '/');
    await whenMoving(page);
    await page.getByRole('link', { name: 'Writing', exact: true }).first().click();
    await expect(page).toHaveURL('/writing');
    await page.goBack();
    await whenMoving(page);
    const start = await places(page);
    await expect.poll(() => places(page)).not.toEqual(start);
  });

  test('Paper and Salon fade, and a press ends the fade', async ({ page }) => {
    await open(page, '/');
    const ground = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
    const isFading = () =>
      page.evaluate(() =>
        document
          .getAnimations()
          .some(
            (fade) => 'transitionProperty' in fade && String(fade.transitionProperty) === '--color-paper',
          ),
      );
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
    await expect.poll(isFading).toBe(false);
    expect(await ground()).not.toBe(paper);
  });
});

test('with reduced motion nothing moves, and the line still leads to a link', async ({ page }) => {
  await open(page, '/');
  const start = await places(page);
  await expect(page.getByRole('button', { name: 'Pause the drawing' })).toBeHidden();
  await expect
    .poll(async () => {
      await ways(page).nth(2).hover();
      await ways(page).nth(0).hover();
      return distance(await endOfLine(page), await stopOf(page, 0));
    })
    .toBeLessThan(9);
  expect(await places(page)).toEqual(start);
});

/** How long the line beside an essay is, as part of the window's height. */
const lengthOfReadingLine = (page: Page) =>
  page.getByRole('article').evaluate((article) => {
    const line = article.firstElementChild;
    const scale = line ? getComputedStyle(line, '::before').transform : 'none';
    return line && getComputedStyle(line).display !== 'none' ? new DOMMatrix(scale).d : undefined;
  });

test('beside an essay the line grows with the reading, and is not there with reduced motion', async ({
  page,
}) => {
  await open(page, '/writing/tango/mentoring');
  expect(await lengthOfReadingLine(page)).toBeUndefined();
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await expect.poll(() => lengthOfReadingLine(page)).toBe(0);
  await page.evaluate(() => window.scrollTo(0, (document.body.scrollHeight - innerHeight) / 2));
  await expect.poll(() => lengthOfReadingLine(page)).toBeCloseTo(0.5, 1);
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
  await expect.poll(() => lengthOfReadingLine(page)).toBe(1);
});

test('Next draws the line on to the heading of its page; no other link does, nor with reduced motion', async ({
  page,
}) => {
  const heading = page.getByRole('heading', { level: 1 });
  const expectLed = async (route: string, led: boolean) => {
    await expect(heading).toHaveText(titleOf(route));
    const line = await heading.evaluate((element) => getComputedStyle(element, '::before').content);
    expect(line !== 'none', route).toBe(led);
  };
  await open(page, '/writing/tango/non-dancers');
  await page.getByRole('link', { name: /^Next: / }).press('Enter');
  await expectLed('/writing/tango/mentoring', false);
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await expectLed('/writing/tango/mentoring', true);
  await page.goBack();
  await expectLed('/writing/tango/non-dancers', false);
  await page.getByRole('link', { name: 'Work', exact: true }).click();
  await expectLed('/work', false);
});

test('the floor does not shift anything', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.addInitScript(() => {
    Object.assign(window, { shifts: 0 });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        Object.assign(window, { shifts: (entry as { value?: number }).value });
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await page.goto('/');
  await whenReady(page);
  await whenMoving(page);
  await frames(page, 10);
  expect(await page.evaluate(() => (window as unknown as { shifts: number }).shifts)).toBeLessThan(0.01);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the drawing is complete, and nothing is there to pause it', async ({ page }) => {
    await page.goto('/');
    await expect(floor(page)).toBeVisible();
    await expect(page.locator('#hero-line')).toBeVisible();
    await expect(page.getByRole('button', { name: /the drawing/ })).toHaveCount(0);
  });
});
