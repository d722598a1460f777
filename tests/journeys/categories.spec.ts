import { labelOf } from './content.ts';
import { expect, open, test } from './journey.ts';
import { subMenu } from './mobileViews.ts';

test('categories open independently, and stay open in the section', async ({ page }) => {
  await open(page, '/writing/tango/mentoring');
  const category = (title: string) => subMenu(page).getByRole('button', { name: title });
  const article = (route: string) => subMenu(page).getByRole('link', { name: labelOf(route) });
  const tango = article('/writing/tango/exercises');
  const dating = article('/writing/dating/online-dating');
  const personal = article('/writing/personal/nonsense');
  await expect(dating).toBeHidden();
  await category('Dating').click();
  await category('Personal').click();
  for (const shown of [tango, dating, personal]) await expect(shown).toBeVisible();
  await category('Tango').click();
  await expect(tango).toBeHidden();
  await category('Tango').click();
  await tango.click();
  await expect(page).toHaveURL('/writing/tango/exercises');
  await expect(personal).toBeVisible();
  await expect(subMenu(page).locator('[aria-current="page"]')).toHaveText(
    labelOf('/writing/tango/exercises'),
  );
});
