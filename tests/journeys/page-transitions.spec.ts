import { titleOf } from '../content.ts';
import { expect, open, test } from './journey.ts';
import { follow, h1, menuLink, next } from './moving.ts';

test('the line beside an essay grows while reading, unless motion is reduced', async ({ page }) => {
  await open(page, '/writing/tango/mentoring');
  /** Length of the line, as a fraction of the window's height. */
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
