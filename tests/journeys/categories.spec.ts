import { labelOf } from './content.ts';
import { expect, open, test } from './journey.ts';

test('categories open and close each by itself, and several may be open', async ({ page }) => {
  await open(page, '/writing/tango/mentoring');
  const subMenu = page.getByRole('navigation', { name: 'Writing' });
  const category = (title: string) => subMenu.getByRole('button', { name: title });
  const article = (route: string) => subMenu.getByRole('link', { name: labelOf(route) });
  await expect(category('Tango')).toHaveAttribute('aria-expanded', 'true');
  await expect(category('Dating')).toHaveAttribute('aria-expanded', 'false');
  await expect(article('/writing/dating/online-dating')).toBeHidden();

  await category('Dating').click();
  await category('Personal').click();
  await expect(article('/writing/dating/online-dating')).toBeVisible();
  await expect(article('/writing/personal/nonsense')).toBeVisible();
  await expect(article('/writing/tango/non-dancers')).toBeVisible();

  await category('Tango').click();
  await expect(category('Tango')).toHaveAttribute('aria-expanded', 'false');
  await expect(article('/writing/tango/non-dancers')).toBeHidden();
  await expect(article('/writing/personal/nonsense')).toBeVisible();

  await category('Tango').click();
  await expect(article('/writing/tango/non-dancers')).toBeVisible();
});

test('categories stay as they were left while moving within the section', async ({ page }) => {
  await open(page, '/writing/tango/mentoring');
  const subMenu = page.getByRole('navigation', { name: 'Writing' });
  await subMenu.getByRole('button', { name: 'Personal' }).click();
  await subMenu.getByRole('link', { name: labelOf('/writing/tango/exercises') }).click();
  await expect(page).toHaveURL('/writing/tango/exercises');
  await expect(subMenu.getByRole('link', { name: labelOf('/writing/personal/nonsense') })).toBeVisible();
  await expect(subMenu.locator('[aria-current="page"]')).toHaveText(labelOf('/writing/tango/exercises'));
});

test('the category of the current page is open', async ({ page }) => {
  await open(page, '/writing/personal/nonsense');
  const subMenu = page.getByRole('navigation', { name: 'Writing' });
  await expect(subMenu.getByRole('button', { name: 'Personal' })).toHaveAttribute('aria-expanded', 'true');
  await expect(subMenu.locator('[aria-current="page"]')).toHaveText(labelOf('/writing/personal/nonsense'));
});
