import { expectNoViolation } from './checker.ts';
import { allowAnalytics, expect, open, test } from './journey.ts';
import { adminPassword } from './server.ts';

const wide = { width: 1440, height: 900 };
const narrow = { width: 390, height: 844 };
test('the two menus of a phone have no axe violation', async ({ page }) => {
  await page.setViewportSize(narrow);
  await open(page, '/writing/tango/mentoring');
  for (const view of ['main menu', 'sub-menu']) {
    await page.getByRole('button', { name: /^Showing / }).click();
    await expectNoViolation(page, view);
  }
});

test('open categories have no axe violation', async ({ page }) => {
  await open(page, '/writing');
  const closed = page.getByRole('navigation', { name: 'Writing' }).getByRole('button', { expanded: false });
  while ((await closed.count()) > 0) await closed.first().click();
  await expectNoViolation(page, 'all categories open');
});

test('questions, answers, admin mode, the editor, its errors and the open dialog have no axe violation', async ({
  page,
  freshServer,
  watch,
}) => {
  watch.expectError(/Server error|status of 4/);
  await open(page, `${freshServer.url}/interactive/ama`);
  await page.getByRole('button', { name: 'Submit question' }).click();
  await expect(page.getByRole('alert')).toBeVisible();
  await expectNoViolation(page, 'an empty question');
  for (const question of ['Is this one answered?', 'Is this one open?']) {
    await page.getByRole('textbox', { name: 'Your question' }).fill(question);
    await page.getByRole('button', { name: 'Submit question' }).click();
    await expect(page.getByRole('heading', { name: question })).toBeVisible();
  }
  await page.getByRole('button', { name: 'Admin login' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expectNoViolation(page, 'the dialog');
  await page.setViewportSize(narrow);
  await expectNoViolation(page, 'the dialog on a phone');
  await page.getByLabel('Password').fill(adminPassword);
  await page.getByLabel('Password').press('Enter');
  await page.getByRole('button', { name: 'Add answer' }).last().click();
  await page.getByRole('button', { name: 'Submit answer' }).click();
  await expect(page.getByText('Answer cannot be empty.')).toBeVisible();
  await expectNoViolation(page, 'the editor with an error');
  await page.getByRole('textbox', { name: 'Your answer' }).fill('It is.');
  await page.getByRole('button', { name: 'Submit answer' }).click();
  await expect(page.getByRole('button', { name: 'Edit answer' })).toBeVisible();
  await expectNoViolation(page, 'an answer, on a phone');
  await page.setViewportSize(wide);
  await expectNoViolation(page, 'an answer');
});

test('the explorer has no axe violation while it loads and with its result', async ({ page }) => {
  const emotions = Array.from({ length: 6 }, (_, index) => ({
    name: `Word ${index}`,
    language: 'Language',
    meaning: 'What it means.',
    culturalContext: 'Where it is said.',
  }));
  let answer = () => {};
  const asked = new Promise<void>((resolve) => (answer = resolve));
  await page.route('**/api/emotion', async (route) => {
    await asked;
    await route.fulfill({ json: { intro: 'Two words.', emotions } });
  });
  await open(page, '/projects/emotion-explorer');
  await page.getByRole('button', { name: 'Calm' }).click();
  await page.getByRole('button', { name: 'Send' }).click();
  await expect(page.getByRole('button', { name: 'Loading...' })).toBeVisible();
  await expectNoViolation(page, 'loading');
  answer();
  await expect(page.getByText('Two words.')).toBeVisible();
  await expectNoViolation(page, 'the result');
  await page.setViewportSize(narrow);
  await expectNoViolation(page, 'the result on a phone');
});

test('an external essay and pressed embeds have no axe violation', async ({ page, ownerServer, watch }) => {
  await allowAnalytics(page, watch);
  for (const host of ['api.rss2json.com', 'www.youtube-nocookie.com', 'calendly.com']) watch.expectHost(host);
  const essay = {
    title: 'An essay',
    content: '<h3>A part</h3><p>Text.</p>',
    link: 'https://medium.com/p/university',
  };
  await page.route('https://api.rss2json.com/**', (route) =>
    route.fulfill({ json: { items: [essay] }, headers: { 'access-control-allow-origin': '*' } }),
  );
  const frame =
    '<!doctype html><html lang="en"><title>A frame</title><section aria-label="Frame"><p>A frame</p></section></html>';
  for (const host of ['www.youtube-nocookie.com', 'calendly.com'])
    await page.route(`https://${host}/**`, (route) =>
      route.fulfill({ contentType: 'text/html', body: frame }),
    );
  await open(page, `${ownerServer.url}/writing/work/university`);
  await expect(page.getByRole('heading', { name: 'A part' })).toBeVisible();
  await expectNoViolation(page, 'the essay');
  await open(page, `${ownerServer.url}/writing/tango/non-dancers`);
  await page.getByRole('button', { name: 'Play the playlist' }).click();
  await expect(
    page.getByTitle('Video playlist', { exact: true }).contentFrame().getByText('A frame'),
  ).toBeVisible();
  await expectNoViolation(page, 'the playlist');
  await open(page, `${ownerServer.url}/interactive/book`);
  await expectNoViolation(page, 'the calendar');
});

test('in forced colours the drop cap covers nothing of the dates above it', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await open(page, '/writing/tango/non-dancers');
    const dates = page.getByText(/^First written/);
    const beside = await dates.screenshot();
    await page
      .locator('main [data-drop-cap] > p')
      .first()
      .evaluate((paragraph) => {
        paragraph.style.visibility = 'hidden';
      });
    expect((await dates.screenshot()).equals(beside), `at ${width}`).toBe(true);
  }
});

test('in forced colours every control keeps an outline, and the current page stays marked', async ({
  page,
}) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await open(page, '/writing/tango/mentoring');
  await expect(page.getByRole('link', { name: /^Next: / })).toHaveCSS('border-top-style', 'solid');
  const current = page.getByRole('navigation', { name: 'Main menu' }).locator('[aria-current]');
  await expect(current).toHaveCSS('font-weight', '700');
  const look = (name: string) =>
    page.getByRole('button', { name }).evaluate((button) => {
      const { backgroundColor, borderColor } = getComputedStyle(button);
      return `${backgroundColor} ${borderColor}`;
    });
  expect(await look('Paper')).not.toBe(await look('Salon'));
  await open(page, '/projects/emotion-explorer');
  await page.getByRole('button', { name: 'Calm' }).click();
  expect(await look('Calm')).not.toBe(await look('Angry'));
  await open(page, '/interactive/ama');
  await expect(page.getByRole('button', { name: 'Submit question' })).toHaveCSS('border-top-style', 'solid');
});
