import { expect, open, test } from './journey.ts';

test('a film plays, pauses, and gives way to another one that is chosen', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await open(page, '/writing/tango/non-dancers');
  const player = page
    .getByRole('main')
    .getByRole('figure')
    .filter({ has: page.getByRole('slider') });
  const picture = player.getByRole('img').first();
  const press = (name: string) => player.getByRole('button', { name }).click();
  /** Without what changes when the code of the pictures arrives: names of gradients, last digits. */
  const drawn = () =>
    picture.evaluate((svg) =>
      svg.innerHTML
        .replaceAll(/(id="|url\(#)[^")]+/g, '$1')
        .replaceAll(/\d+\.\d+/g, (digits) => Number(digits).toFixed(3)),
    );
  const before = await drawn();
  await picture.scrollIntoViewIfNeeded();
  await expect(player).toContainText('0:00 / 0:30');
  expect(await drawn()).toBe(before);
  await press('Play');
  await expect.poll(drawn).not.toBe(before);
  await press('Pause');
  for (const name of ['What an embrace tells', 'Where a phrase ends', 'Why nobody overtakes']) {
    await press(name);
    await expect(picture).toHaveAccessibleName(new RegExp(`^${name}\\. `));
    await press('Pause');
  }
});
