import type { Page } from '@playwright/test';
import { isWritten, itemsOf, leadOf, nextOf, titleOf } from './content.ts';
import { expect } from './journey.ts';

export const next = (page: Page) => page.getByRole('link', { name: /^Next: / });

/** Sections with Next on the pages of their items. */
const withNext = new Set(['/writing', '/work', '/bookmarks']);

/** Next leads to the item that follows in the menu; a written text ends with its title and lead, or the overview's. */
export const expectNext = async (page: Page, route: string): Promise<void> => {
  const path = `/${route.split('/')[1] ?? ''}`;
  const isItem = withNext.has(path) && route !== path;
  const follows = isItem && route !== itemsOf(path).at(-1)?.route ? nextOf(route) : undefined;
  await expect(next(page), route).toHaveCount(follows ? 1 : 0);
  if (follows) {
    await expect(next(page)).toHaveAccessibleName(`Next: ${follows.label}`);
    await expect(next(page)).toHaveAttribute('href', follows.route);
  }
  if (!isItem || path === '/bookmarks' || !isWritten(route)) return;
  const card = page.getByRole('navigation', { name: 'What comes next' }).getByRole('link');
  const target = follows?.route ?? path;
  await expect(card, route).toHaveAttribute('href', target);
  await expect(card).toContainText(follows && !isWritten(target) ? follows.label : titleOf(target));
  await expect(card).toContainText(leadOf(target));
};
