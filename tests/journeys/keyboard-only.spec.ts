import type { Page } from '@playwright/test';
import { labelOf, nextOf } from './content.ts';
import { expect, open, test } from './journey.ts';
import { adminPassword } from './server.ts';

const focused = (page: Page) =>
  page.evaluate(() => {
    const element = document.activeElement as HTMLElement;
    return (
      (element.getAttribute('aria-label') ?? element.innerText ?? '').trim() ||
      element.getAttribute('name') ||
      element.tagName
    );
  });

/** Presses Tab until the wanted element has the focus; gives up after a hundred stops. */
const tabTo = async (page: Page, name: RegExp, key = 'Tab') => {
  for (let stop = 0; stop < 100; stop += 1) {
    await page.keyboard.press(key);
    if (name.test(await focused(page))) return;
  }
  throw new Error(`Tab never reached ${String(name)}.`);
};

test('a question is asked, answered and edited without a mouse', async ({ page, freshServer }) => {
  await open(page, `${freshServer.url}/interactive/ama`);
  await tabTo(page, /^name$/);
  await page.keyboard.type('By keys');
  await page.keyboard.press('Tab');
  await page.keyboard.type('Can I do it without a mouse?');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  const list = page.getByRole('region', { name: 'All Questions' });
  await expect(list.getByRole('article')).toContainText('By keys asks');

  await tabTo(page, /^Admin login$/);
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('Password')).toBeFocused();
  await page.keyboard.type(adminPassword);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog')).toBeHidden();

  await tabTo(page, /^Add answer$/, 'Shift+Tab');
  await page.keyboard.press('Enter');
  await page.keyboard.type('You just did.');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  await expect(list).toContainText('You just did.');

  await tabTo(page, /^Edit answer$/);
  await page.keyboard.press('Enter');
  await page.keyboard.type(' Twice.');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Edit answer' })).toBeFocused();
  await expect(list).not.toContainText('Twice.');
});

test('the focus stays inside the login dialog while it is open', async ({ page }) => {
  await open(page, '/interactive/ama');
  await tabTo(page, /^Admin login$/);
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('Password')).toBeFocused();
  const stops: string[] = [];
  for (let stop = 0; stop < 4; stop += 1) {
    await page.keyboard.press('Tab');
    stops.push(await focused(page));
  }
  expect(stops).toEqual(['Cancel', 'Log in', 'password', 'Cancel']);
});

test('the first Tab stop skips the menus and leads to the content', async ({ page }) => {
  for (const route of ['/', '/writing/tango/mentoring', '/interactive/ama']) {
    await open(page, route);
    await page.keyboard.press('Tab');
    const skip = page.getByRole('link', { name: 'Skip to content' });
    await expect(skip).toBeFocused();
    await expect(skip).toBeInViewport();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    const isInside = await page.evaluate(() =>
      document.querySelector('main')?.contains(document.activeElement),
    );
    expect(isInside, route).toBe(true);
  }
});

test('menus, categories and Next work with the keyboard', async ({ page }) => {
  await open(page, '/');
  await tabTo(page, /^Writing$/);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/writing');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await tabTo(page, /^Personal/, 'Shift+Tab');
  await page.keyboard.press('Space');
  const nonsense = page
    .getByRole('navigation', { name: 'Writing' })
    .getByRole('link', { name: labelOf('/writing/personal/nonsense') });
  await expect(nonsense).toBeVisible();
  await page.keyboard.press('Tab');
  expect(await focused(page)).toBe(labelOf('/writing/personal/nonsense'));
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Enter');
  await expect(nonsense).toBeHidden();

  await open(page, '/work/freelance');
  const { label, route } = nextOf('/work/freelance');
  await tabTo(page, new RegExp(`^Next:?\\s+${label}$`));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(route);
});

test('links in a closed category are not Tab stops', async ({ page }) => {
  await open(page, '/writing');
  await page.getByRole('button', { name: 'Work', exact: false }).last().focus();
  await page.keyboard.press('Tab');
  expect(await focused(page)).toMatch(/^Personal/);
});

test('theme and mobile views work with the keyboard', async ({ page }) => {
  await open(page, '/');
  await tabTo(page, /^Salon, dark$/);
  await page.keyboard.press('Enter');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, '/writing');
  await page.getByRole('button', { name: /^Showing page/ }).focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Space');
  await expect(page.getByRole('navigation', { name: 'Writing' })).toBeVisible();
  await tabTo(page, /^Close the Writing menu$/);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeVisible();
});

for (const [width, name] of [
  [1440, 'a desk'],
  [390, 'a phone'],
] as const)
  test(`on ${name} every stop of Tab is marked, in sight and not covered`, async ({ page }) => {
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
      for (let stop = 0; stop < 70; stop += 1) {
        await page.keyboard.press('Tab');
        const fault = await page.evaluate(() => {
          const element = document.activeElement;
          if (!element || element === document.body) return 'end';
          const { outlineStyle, outlineWidth, boxShadow, borderBottomColor } = getComputedStyle(element);
          const isMarked =
            (outlineStyle !== 'none' && outlineWidth !== '0px') ||
            boxShadow !== 'none' ||
            borderBottomColor === 'x';
          const box = element.getBoundingClientRect();
          const x = Math.min(Math.max(box.left + box.width / 2, 1), innerWidth - 1);
          const rows = [box.top + 3, box.top + box.height / 2, box.bottom - 3].filter(
            (y) => y > 0 && y < innerHeight,
          );
          const isSeen = rows.some((y) => {
            const top = document.elementFromPoint(x, y);
            return top !== null && (element.contains(top) || top.contains(element));
          });
          const label = element.outerHTML.slice(0, 90);
          if (!isMarked) return `not marked: ${label}`;
          return isSeen ? '' : `not seen: ${label}`;
        });
        if (fault === 'end') break;
        if (fault) faults.push(fault);
      }
      expect(faults, route).toEqual([]);
    }
  });
