import { hold } from './askMeAnything.ts';
import { titleOf } from '../content.ts';
import { expect, open, test } from './journey.ts';
import { h1, menuLink } from './moving.ts';

test('a line announces a page on its way, and the last clicked link wins', async ({ page, watch }) => {
  watch.expectError(/net::ERR_FAILED/);
  await open(page, '/');
  const work = await hold(page, '**/assets/work-*.js', 'GET');
  const main = page.getByRole('main');
  const goToWork = async () => {
    await menuLink(page, 'Work').click();
    await expect(main).toHaveAttribute('aria-busy', 'true');
  };
  await goToWork();
  expect(await main.evaluate((busy) => getComputedStyle(busy, '::before').position)).toBe('fixed');
  await page.goBack();
  await expect(main).not.toHaveAttribute('aria-busy', 'true');
  await goToWork();
  await menuLink(page, 'Bookmarks').click();
  await expect(h1(page)).toHaveText(titleOf('/bookmarks'));
  await expect(main).not.toHaveAttribute('aria-busy', 'true');
  const arrived = page.waitForResponse('**/assets/work-*.js');
  await work.letGo();
  await (await arrived).finished();
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
  await expect(page).toHaveURL('/bookmarks');
  await page.goBack();
  await expect(page, 'Back skips the page that was never shown').toHaveURL('/');

  await page.route('**/assets/projects-*.js', (route) => route.abort());
  await menuLink(page, 'Projects').click();
  await expect(h1(page)).toHaveText(titleOf('/projects'));
  await expect(page).toHaveURL('/projects');
});

test('offline the login says that it cannot be fetched', async ({ page, context, watch }) => {
  watch.expectError(/net::ERR_INTERNET_DISCONNECTED|dynamically imported module/);
  await open(page, '/interactive/ama');
  await page.getByRole('textbox', { name: 'Your question' }).fill('Half a question');
  await context.setOffline(true);
  await page.getByRole('button', { name: 'Admin login' }).click();
  await expect(page.getByRole('alert')).toContainText('The login couldn’t be fetched.');
  await expect(page.getByRole('textbox', { name: 'Your question' })).toHaveValue('Half a question');
});

test('offline a link shows a note; back online both work', async ({ page, context, watch }) => {
  watch.expectError(/net::ERR_INTERNET_DISCONNECTED/);
  const note = page.getByRole('status').filter({ hasText: 'There’s no connection' });
  const expectAt = async (path: string, notes = 0) => {
    // Waits for the note first, because the address is right even before the click has an effect.
    await expect(note).toHaveCount(notes);
    await expect(page).toHaveURL(path);
    await expect(h1(page)).toHaveText(titleOf(path));
  };
  await open(page, '/');
  await menuLink(page, 'Writing').click();
  await expectAt('/writing');
  await context.setOffline(true);
  // Simulates a page that fails twice before the browser has gone back.
  await page.evaluate(() =>
    document.addEventListener(
      'site:unreachable',
      ({ type }) => void document.dispatchEvent(new Event(type)),
      { once: true },
    ),
  );
  for (const name of ['Work', 'Work', 'Bookmarks', 'Work']) {
    await menuLink(page, name).click();
    await expectAt('/writing', 1);
  }
  await context.setOffline(false);
  await menuLink(page, 'Work').click();
  await expectAt('/work');
  await page.goBack();
  await expectAt('/writing');

  await context.setOffline(true);
  await menuLink(page, 'Projects').click();
  await expectAt('/writing', 1);
  await context.setOffline(false);
  await page.getByRole('link', { name: 'Try again' }).click();
  await expectAt('/projects');
});
