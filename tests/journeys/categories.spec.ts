import { expect, open, test } from './journey.ts';

test('categories open and close each by itself, and several may be open', async ({ page }) => {
  await open(page, '/writing/tango/mentoring');
  const subMenu = page.getByRole('navigation', { name: 'Writing' });
  const category = (title: string) => subMenu.getByRole('button', { name: title });
  const article = (label: string) => subMenu.getByRole('link', { name: label });
  await expect(category('Tango')).toHaveAttribute('aria-expanded', 'true');
  await expect(category('Dating')).toHaveAttribute('aria-expanded', 'false');
  await expect(article('Third Generation of Online Dating')).toBeHidden();

  await category('Dating').click();
  await category('Personal').click();
  await expect(article('Third Generation of Online Dating')).toBeVisible();
  await expect(article('Nonsense')).toBeVisible();
  await expect(article('For Non-dancers')).toBeVisible();

  await category('Tango').click();
  await expect(category('Tango')).toHaveAttribute('aria-expanded', 'false');
  await expect(article('For Non-dancers')).toBeHidden();
  await expect(article('Nonsense')).toBeVisible();

  await category('Tango').click();
  await expect(article('For Non-dancers')).toBeVisible();
});

test('categories stay as they were left while moving within the section', async ({ page }) => {
  await open(page, '/writing/tango/mentoring');
  const subMenu = page.getByRole('navigation', { name: 'Writing' });
  await subMenu.getByRole('button', { name: 'Personal' }).click();
  await subMenu.getByRole('link', { name: 'Exercises Ideas' }).click();
  await expect(page).toHaveURL('/writing/tango/exercises');
  await expect(subMenu.getByRole('link', { name: 'Nonsense' })).toBeVisible();
  await expect(subMenu.locator('[aria-current="page"]')).toHaveText('Exercises Ideas');
});

test('the category of the page on show is open', async ({ page }) => {
  await open(page, '/writing/personal/nonsense');
  const subMenu = page.getByRole('navigation', { name: 'Writing' });
  await expect(subMenu.getByRole('button', { name: 'Personal' })).toHaveAttribute('aria-expanded', 'true');
  await expect(subMenu.locator('[aria-current="page"]')).toHaveText('Nonsense');
});
