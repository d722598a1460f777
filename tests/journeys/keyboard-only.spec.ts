import type { Page } from '@playwright/test';
import { labelOf, titleOf } from '../content.ts';
import { expect, open, test } from './journey.ts';
import { h1, subMenu } from './moving.ts';

const focused = (page: Page) =>
  page.evaluate(() => {
    const element = document.activeElement as HTMLElement;
    return element.ariaLabel ?? (element.innerText.trim() || element.getAttribute('name') || '');
  });

/** Presses Tab until the wanted element has the focus, at most a hundred times. Then presses `key`. */
const press = async (page: Page, name: RegExp, key = 'Enter', direction = 'Tab') => {
  for (let stop = 0; stop < 100; stop += 1) {
    await page.keyboard.press(direction);
    if (name.test(await focused(page))) return page.keyboard.press(key);
  }
  throw new Error(`Tab never reached ${String(name)}.`);
};

test('menus, categories, skip link and theme work with the keyboard', async ({ page }) => {
  await open(page, '/');
  await press(page, /^Writing$/);
  await expect(page).toHaveURL('/writing');
  await expect(h1(page)).toBeFocused();
  await press(page, /^Personal/, 'Space', 'Shift+Tab');
  await press(page, /^Dating/, 'Space', 'Shift+Tab');
  await press(page, new RegExp(`^${labelOf('/writing/personal/nonsense')}`));
  await expect(h1(page)).toHaveText(titleOf('/writing/personal/nonsense'));
  const stillOpen = subMenu(page).getByRole('link', { name: labelOf('/writing/dating/online-dating') });
  await expect(stillOpen, 'categories stay open in the section').toBeVisible();

  await open(page, '/work/freelance');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeInViewport();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expect(page.locator('main :focus')).toHaveCount(1);
  await press(page, /^Salon, dark$/, 'Enter', 'Shift+Tab');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
});

/** Presses Tab. Returns what is wrong with the focus, nothing if it is fine, or "end" after the last element. */
const nextFocus = async (page: Page) => {
  await page.keyboard.press('Tab');
  return page.evaluate(() => {
    const element = document.activeElement;
    if (!element || element === document.body) return 'end';
    const isMarked =
      getComputedStyle(element).boxShadow !== 'none' ||
      [element, ...element.children].some((one) => {
        const { outlineStyle, outlineWidth } = getComputedStyle(one);
        return outlineStyle !== 'none' && outlineWidth !== '0px';
      });
    const box = element.getBoundingClientRect();
    const x = Math.min(Math.max(box.left + box.width / 2, 1), innerWidth - 1);
    const isSeen = [box.top + 3, box.top + box.height / 2, box.bottom - 3].some((y) => {
      const top = y > 0 && y < innerHeight && document.elementFromPoint(x, y);
      return top && (element.contains(top) || top.contains(element));
    });
    if (isMarked && isSeen) return '';
    return `${isMarked ? 'not seen' : 'not marked'}: ${element.outerHTML.slice(0, 90)}`;
  });
};

for (const width of [1440, 390])
  test(`at ${width} px every stop of Tab has a visible focus and is not covered`, async ({
    page,
    server,
  }) => {
    for (const question of ['May one lead from here?', 'And follow?']) await server.ask(question);
    await page.setViewportSize({ width, height: 844 });
    for (const route of [
      '/',
      '/writing/tango/non-dancers',
      '/work/datingapp',
      '/interactive/ama',
      '/projects/emotion-explorer',
    ]) {
      await open(page, route);
      const stops: string[] = [];
      while (stops.at(-1) !== 'end' && stops.length < 200) stops.push(await nextFocus(page));
      expect(stops.filter(Boolean), route).toEqual(['end']);
      expect(stops.length, `stops of ${route}`).toBeGreaterThan(10);
    }
  });
