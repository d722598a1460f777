import type { Page } from '@playwright/test';
import { expect, open, test } from './journey.ts';

const essay = '/writing/tango/non-dancers';

const player = (page: Page) =>
  page
    .getByRole('main')
    .getByRole('figure')
    .filter({ has: page.getByRole('slider') });
const picture = (page: Page) => player(page).getByRole('img').first();
const drawn = (page: Page) => picture(page).evaluate((svg) => svg.innerHTML);

test('a film plays after its button is pressed and pauses; two others start when they are chosen', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await open(page, essay);
  const before = await drawn(page);
  await picture(page).scrollIntoViewIfNeeded();
  await expect(player(page)).toContainText('0:00 / 0:30');
  expect(await drawn(page)).toBe(before);
  await player(page).getByRole('button', { name: 'Play' }).click();
  await expect.poll(() => drawn(page)).not.toBe(before);
  await player(page).getByRole('button', { name: 'Pause' }).click();
  const paused = await drawn(page);
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
  expect(await drawn(page)).toBe(paused);

  await player(page).getByRole('button', { name: 'Overtaking' }).click();
  await expect(player(page).getByRole('status')).toContainText('brings the whole floor to a halt');
  for (const name of ['What an embrace tells', 'Where a phrase ends', 'Why nobody overtakes']) {
    await player(page).getByRole('button', { name }).click();
    await expect(picture(page)).toHaveAccessibleName(new RegExp(`^${name}\\. `));
    await player(page).getByRole('button', { name: 'Pause' }).click();
  }
});
