import type { Page } from '@playwright/test';
import { adminPassword } from '../server.mjs';
import { entry } from './askMeAnything.ts';
import { labelOf, nextOf } from './content.ts';
import { expect, open, test } from './journey.ts';
import { subMenu } from './mobileViews.ts';

const focused = (page: Page) =>
  page.evaluate(() => {
    const element = document.activeElement as HTMLElement;
    return (
      (element.getAttribute('aria-label') ?? element.innerText ?? '').trim() ||
      element.getAttribute('name') ||
      element.tagName
    );
  });

/** Presses Tab until the wanted element has the focus, at most a hundred times. */
const tabTo = async (page: Page, name: RegExp, key = 'Tab') => {
  for (let stop = 0; stop < 100; stop += 1) {
    await page.keyboard.press(key);
    if (name.test(await focused(page))) return;
  }
  throw new Error(`Tab never reached ${String(name)}.`);
};

const press = async (page: Page, name: RegExp, key = 'Enter', direction = 'Tab') => {
  await tabTo(page, name, direction);
  await page.keyboard.press(key);
};

test('a question is asked and answered without a mouse', async ({ page }) => {
  await open(page, '/interactive/ama');
  await tabTo(page, /^name$/);
  await page.keyboard.type('By keys');
  await page.keyboard.press('Tab');
  await page.keyboard.type('Can I do it without a mouse?');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  const item = entry(page, 'Can I do it without a mouse?');
  await expect(item).toContainText('By keys asks');

  await press(page, /^Admin login$/);
  await expect(page.getByLabel('Password')).toBeFocused();
  await page.keyboard.type(adminPassword);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog')).toBeHidden();

  await item.getByRole('heading').focus();
  await press(page, /^Add answer$/);
  await page.keyboard.type('You just did.');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  await expect(item).toContainText('You just did.');
  await expect(item.getByRole('button', { name: 'Edit answer' })).toBeFocused();
});

test('skip link, menus, categories, Next, theme and views work with the keyboard', async ({ page }) => {
  await open(page, '/');
  await press(page, /^Writing$/);
  await expect(page).toHaveURL('/writing');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await press(page, /^Personal/, 'Space', 'Shift+Tab');
  await press(page, new RegExp(`^${labelOf('/writing/personal/nonsense')}`));
  await expect(page).toHaveURL('/writing/personal/nonsense');

  await open(page, '/work/freelance');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeInViewport();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  expect(await page.evaluate(() => document.querySelector('main')?.contains(document.activeElement))).toBe(
    true,
  );
  const { label, route } = nextOf('/work/freelance');
  await press(page, new RegExp(`^Next:?\\s+${label}$`));
  await expect(page).toHaveURL(route);
  await press(page, /^Salon, dark$/, 'Enter', 'Shift+Tab');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');

  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, '/writing');
  await page.getByRole('button', { name: /^Showing page/ }).focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Space');
  await expect(subMenu(page)).toBeVisible();
  await press(page, /^Close the Writing menu$/);
  await expect(page.getByRole('main')).toBeVisible();
});

for (const [width, name] of [
  [1440, 'a desk'],
  [390, 'a phone'],
] as const)
  test(`on ${name} every stop of Tab has a visible focus and is not covered`, async ({ page, server }) => {
    for (const question of ['May one lead from here?', 'And follow?', 'And stop?'])
      await server.ask(question);
    await page.setViewportSize({ width, height: 844 });
    for (const route of [
      '/',
      '/writing/tango/non-dancers',
      '/work/datingapp',
      '/interactive/ama',
      '/projects/emotion-explorer',
    ]) {
      await open(page, route);
      const faults = [];
      let stop = 0;
      for (; stop < 200; stop += 1) {
        await page.keyboard.press('Tab');
        const fault = await page.evaluate(() => {
          const element = document.activeElement;
          if (!element || element === document.body) return 'end';
          const hasOutline = (one: Element) => {
            const { outlineStyle, outlineWidth } = getComputedStyle(one);
            return outlineStyle !== 'none' && outlineWidth !== '0px';
          };
          const isMarked =
            [element, ...element.children].some(hasOutline) || getComputedStyle(element).boxShadow !== 'none';
          const box = element.getBoundingClientRect();
          const x = Math.min(Math.max(box.left + box.width / 2, 1), innerWidth - 1);
          const isSeen = [box.top + 3, box.top + box.height / 2, box.bottom - 3].some((y) => {
            const top = y > 0 && y < innerHeight && document.elementFromPoint(x, y);
            return top && (element.contains(top) || top.contains(element));
          });
          if (isMarked && isSeen) return '';
          return `${isMarked ? 'not seen' : 'not marked'}: ${element.outerHTML.slice(0, 90)}`;
        });
        if (fault === 'end') break;
        if (fault) faults.push(fault);
      }
      expect(faults, route).toEqual([]);
      // Some stops on every page, and an end.
      expect(stop, `stops of ${route}`).toBeGreaterThan(10);
      expect(stop, `stops of ${route}`).toBeLessThan(200);
    }
  });
