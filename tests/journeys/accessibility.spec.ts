import { answerField, ask, dialog, entry, logIn, loginLink } from './askMeAnything.ts';
import { expectNoViolation, expectNoViolationAnywhere } from './checker.ts';
import { answer, explorerPath, holdEmotion, quick, result, send } from './emotionExplorer.ts';
import { expect, open, test } from './journey.ts';
import { answerFeed, item, json } from './mediumFeed.ts';
import { subMenu, toggle } from './mobileViews.ts';
import { widen } from './windowWidths.ts';

// States that visitors reach by a press. The tour of every page checks the pages as they arrive, and stories the parts in
// each of their states.

test('menus of a phone and open categories have no axe violation', async ({ page }) => {
  await open(page, '/writing/tango/mentoring');
  const closed = subMenu(page).getByRole('button', { expanded: false });
  while ((await closed.count()) > 0) await closed.first().click();
  await expectNoViolation(page, 'all categories open');
  await widen(page, 390);
  for (const view of ['main menu', 'sub-menu']) {
    await toggle(page).click();
    await expectNoViolation(page, view);
  }
});

test('the dialog, the editor with its error and answers have no axe violation', async ({ page }) => {
  await open(page, '/interactive/ama');
  await ask(page, 'Is this one checked?');
  await loginLink(page).click();
  await expect(dialog(page)).toBeVisible();
  await expectNoViolationAnywhere(page, 'the dialog');
  await page.keyboard.press('Escape');
  await logIn(page);
  await entry(page, 'Is this one checked?').getByRole('button', { name: 'Add answer' }).click();
  await page.getByRole('button', { name: 'Submit answer' }).click();
  await expect(page.getByText('Answer cannot be empty.')).toBeVisible();
  await expectNoViolation(page, 'the editor with an error');
  await answerField(page).fill('It is.');
  await page.getByRole('button', { name: 'Submit answer' }).click();
  await expect(entry(page, 'Is this one checked?')).toContainText('It is.');
  await expectNoViolationAnywhere(page, 'an answer');
});

test('the explorer has no axe violation with its result', async ({ page }) => {
  const respond = await holdEmotion(page);
  await open(page, explorerPath);
  await quick(page, 'Calm').click();
  await send(page).click();
  await respond((route) => route.fulfill({ json: answer }));
  await expect(result(page)).toContainText(answer.intro);
  await expectNoViolationAnywhere(page, 'the result');
});

test('external essay and calendar have no axe violation', async ({ page, ownerServer: { url }, watch }) => {
  const essay = item('university', 'An essay', '<h3>A part</h3><p>Text.</p>');
  await answerFeed(page, watch, json({ items: [essay] }));
  watch.expectHost('calendly.com');
  await page.route('https://calendly.com/**', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<html lang="en"><title>A frame</title><p>A frame</p>' }),
  );
  await open(page, `${url}/writing/work/university`);
  await expect(page.getByRole('heading', { name: 'A part' })).toBeVisible();
  await expectNoViolation(page, 'the essay');
  await open(page, `${url}/interactive/book`);
  await expectNoViolation(page, 'the calendar');
});

test('in forced colours the drop cap does not cover the dates above it', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await open(page, '/writing/tango/non-dancers');
  const dates = page.getByText(/^First written/);
  const capital = page.locator('main [data-drop-cap] > p').first();
  const lines = await capital.evaluate((text) =>
    getComputedStyle(text, '::first-letter').getPropertyValue('initial-letter'),
  );
  expect(lines, 'lines beside the drop cap').toBe('3');
  const beside = await dates.screenshot();
  await capital.evaluate((paragraph) => (paragraph.style.visibility = 'hidden'));
  expect((await dates.screenshot()).equals(beside)).toBe(true);
});
