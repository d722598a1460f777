import { isWritten, itemsOf, menu } from './content.ts';
import { expect, open, test } from './journey.ts';
import { mainMenu, menuLink } from './moving.ts';

test('the main menu highlights the chosen item alone', async ({ page }) => {
  await open(page, '/');
  for (const { name, path } of menu.toReversed()) {
    const item = menuLink(page, name);
    await expect(item.locator('svg')).toBeVisible();
    await item.click();
    await expect(page).toHaveURL(path);
    await expect(item).toHaveAttribute('aria-current', 'page');
    await expect(item).toHaveCSS('font-weight', '700');
    await expect(mainMenu(page).locator('[aria-current]')).toHaveCount(1);
  }
});

test('a placeholder is in italics in its menu', async ({ page }) => {
  await open(page, '/writing');
  const links = page.getByRole('navigation', { name: 'Writing' }).locator('a');
  for (const { route } of itemsOf('/writing'))
    await expect(links.and(page.locator(`[href="${route}"]`)), route).toHaveCSS(
      'font-style',
      isWritten(route) ? 'normal' : 'italic',
    );
});
