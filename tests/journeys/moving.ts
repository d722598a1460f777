import type { Page } from '@playwright/test';
import { expect } from './journey.ts';

export const mainMenu = (page: Page) => page.getByRole('navigation', { name: 'Main menu' });
export const menuLink = (page: Page, name: string) => mainMenu(page).getByRole('link', { name, exact: true });
export const subMenu = (page: Page, name = 'Writing') => page.getByRole('navigation', { name, exact: true });
export const h1 = (page: Page) => page.getByRole('heading', { level: 1 });
export const next = (page: Page) => page.getByRole('link', { name: /^Next: / });

/** Presses buttons one after another. */
export const press = async (page: Page, ...names: (string | RegExp)[]) => {
  for (const name of names) await page.getByRole('button', { name }).click();
};

/** Clicks a menu link, even in a closed group. Waits for the page, because the address changes before it does. */
export const follow = async (page: Page, route: string) => {
  await page
    .locator(`nav a[href="${route}"]`)
    .first()
    .evaluate((link: HTMLElement) => link.click());
  await expect(page).toHaveURL((url) => url.pathname === route);
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', new RegExp(`${route}$`));
};

export const scrolledTo = (page: Page) => page.evaluate(() => Math.round(scrollY));

export const scrollTo = async (page: Page, y: number) => {
  await page.evaluate((top) => window.scrollTo(0, top), y);
  await expect.poll(() => scrolledTo(page)).toBe(y);
};
