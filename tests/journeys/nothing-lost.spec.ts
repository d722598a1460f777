import type { Locator, Page } from '@playwright/test';
import {
  alertLine,
  answerField,
  answerPath,
  ask,
  entry,
  list,
  loginLink,
  logIn,
  nameField,
  questionField,
  questionsPath,
  submit,
} from './askMeAnything.ts';
import { labelOf, titleOf } from './content.ts';
import { expect, open, test } from './journey.ts';
import { adminPassword } from './server.ts';

/** Leaves the page and comes back by the menus, as visitors do. */
const walkThroughTheSite = async (page: Page, route: string) => {
  await page.getByRole('navigation', { name: 'Main menu' }).getByRole('link', { name: 'Writing' }).click();
  await expect(page).toHaveURL('/writing');
  await page
    .getByRole('navigation', { name: 'Main menu' })
    .getByRole('link', { name: 'Interactive' })
    .click();
  await page
    .getByRole('navigation', { name: 'Interactive' })
    .getByRole('link', { name: labelOf(route) })
    .click();
  await expect(page.getByRole('heading', { level: 1, name: titleOf(route) })).toBeVisible();
};

const announcement = (part: Locator) => part.getByRole('status');

const stored = (page: Page) => page.evaluate(() => Object.keys(localStorage).toSorted());

test('a half-written question and its name survive a visit to other pages, in memory alone', async ({
  page,
}) => {
  await open(page, '/interactive/ama');
  const before = await stored(page);
  await nameField(page).fill('A reader');
  await questionField(page).fill('Half a');
  await walkThroughTheSite(page, '/interactive/ama');
  await expect(questionField(page)).toHaveValue('Half a');
  await expect(nameField(page)).toHaveValue('A reader');
  expect((await stored(page)).filter((key) => key !== 'mobile-view')).toEqual(before);
  await ask(page, 'Half a question?');
  await walkThroughTheSite(page, '/interactive/ama');
  await expect(questionField(page)).toHaveValue('');
});

test('a half-written message survives a visit to other pages, and is gone once it was sent', async ({
  page,
}) => {
  page.on('dialog', (alert) => alert.accept());
  await open(page, '/interactive/share');
  await page.getByLabel('Your e-mail').fill('reader@');
  await page.getByLabel('Your message').fill('Half a letter');
  await walkThroughTheSite(page, '/interactive/share');
  await expect(page.getByLabel('Your message')).toHaveValue('Half a letter');
  await expect(page.getByLabel('Your e-mail')).toHaveValue('reader@');
  await page.getByRole('button', { name: 'Send message' }).click();
  await expect(page.getByLabel('Your message')).toHaveValue('');
  await walkThroughTheSite(page, '/interactive/share');
  await expect(page.getByLabel('Your message')).toHaveValue('');
});

test('a half-written answer survives Escape and a visit to other pages, and Cancel discards it', async ({
  page,
}) => {
  await open(page, '/interactive/ama');
  await ask(page, 'What do you keep?');
  await logIn(page);
  const item = entry(page, 'What do you keep?');
  await item.getByRole('button', { name: 'Add answer' }).click();
  await answerField(item).fill('Nearly every');
  await page.keyboard.press('Escape');
  await expect(item).toContainText('Your draft is kept.');
  await item.getByRole('button', { name: 'Add answer' }).click();
  await expect(answerField(item)).toHaveValue('Nearly every');
  await answerField(item).fill('Nearly everything');
  await walkThroughTheSite(page, '/interactive/ama');
  await expect(answerField(item)).toHaveValue('Nearly everything');
  await item.getByRole('button', { name: 'Cancel' }).click();
  await item.getByRole('button', { name: 'Add answer' }).click();
  await expect(answerField(item)).toHaveValue('');
});

test('after a wrong password it is entered again right below the error, and the answer is still there', async ({
  page,
  watch,
}) => {
  watch.expectError(/Server error|status of 403/);
  await open(page, '/interactive/ama');
  await ask(page, 'A second password?');
  await logIn(page, 'not the password');
  const item = entry(page, 'A second password?');
  await item.getByRole('button', { name: 'Add answer' }).click();
  await answerField(item).fill('The second time.');
  await item.getByRole('button', { name: 'Submit answer' }).click();
  await expect(alertLine(page, 'Failed to submit answer (check your admin password).')).toBeVisible();
  await expect(item.getByLabel('Password')).toBeFocused();
  await expect(answerField(item)).toHaveValue('The second time.');
  await page.keyboard.type(adminPassword);
  await page.keyboard.press('Enter');
  await expect(item).toContainText('The second time.');
  await expect(answerField(item)).toHaveCount(0);
  await expect(item.getByRole('button', { name: 'Edit answer' })).toBeFocused();
  await item.getByRole('button', { name: 'Edit answer' }).click();
  await answerField(item).fill('It is remembered.');
  await item.getByRole('button', { name: 'Submit answer' }).click();
  await expect(item).toContainText('It is remembered.');
});

test('a password that is entered again is kept while the server cannot answer', async ({ page, watch }) => {
  watch.expectError(/Server error|status of (403|503)/);
  await open(page, '/interactive/ama');
  await ask(page, 'A patient owner?');
  await logIn(page, 'not the password');
  const item = entry(page, 'A patient owner?');
  await item.getByRole('button', { name: 'Add answer' }).click();
  await answerField(item).fill('Yes.');
  const send = item.getByRole('button', { name: 'Submit answer' });
  await send.click();
  await item.getByLabel('Password').fill(adminPassword);
  await page.route(answerPath, (route) => route.fulfill({ status: 503 }), { times: 1 });
  await send.click();
  await expect(answerField(item)).toBeFocused();
  await expect(item.getByLabel('Password')).toHaveCount(0);
  await send.click();
  await expect(item.getByRole('button', { name: 'Edit answer' })).toBeVisible();
});

test('after a question the focus is on the button, and a live region says where to find the question', async ({
  page,
}) => {
  await open(page, '/interactive/ama');
  const status = announcement(page.locator('form').filter({ has: submit(page) }));
  await expect(status).toBeEmpty();
  await questionField(page).fill('Where is it?');
  await submit(page).press('Enter');
  await expect(status).toHaveText(/^Your question is in the list as No\. \d+\.$/);
  await expect(submit(page)).toBeFocused();
  await status.getByRole('link').click();
  await expect(entry(page, 'Where is it?').getByRole('heading')).toBeFocused();
  await expect(entry(page, 'Where is it?')).toBeInViewport();
});

test('after a question or an answer that could not be sent the focus is at the place to try again', async ({
  page,
  watch,
}) => {
  watch.expectError(/Server error|status of 503/);
  await open(page, '/interactive/ama');
  await ask(page, 'Is it you again?');
  await logIn(page);
  for (const path of [questionsPath, answerPath])
    await page.route(path, (route) =>
      route.request().method() === 'POST' ? route.fulfill({ status: 503 }) : route.fallback(),
    );
  await questionField(page).fill('And now?');
  await submit(page).click();
  await expect(alertLine(page, 'Failed to submit question.')).toBeVisible();
  await expect(questionField(page)).toBeFocused();
  await entry(page, 'Is it you again?').getByRole('button', { name: 'Add answer' }).click();
  await answerField(page).fill('Still me.');
  await page.getByRole('button', { name: 'Submit answer' }).click();
  await expect(alertLine(page, 'Failed to submit answer (check your admin password).')).toBeVisible();
  await expect(answerField(page)).toBeFocused();
  await expect(page.getByRole('main').getByLabel('Password')).toHaveCount(0);
});

test('admin mode is shown above and below the list; leaving it keeps the focus', async ({ page }) => {
  await open(page, '/interactive/ama');
  await ask(page, 'Who is there?');
  const lines = page.getByText('Admin mode is on.', { exact: true });
  const leave = page.getByRole('button', { name: 'Leave admin mode' });
  await logIn(page);
  await expect(announcement(list(page))).toHaveText('Admin mode is on: questions can be answered.');
  await expect(lines).toHaveCount(2);
  await expect(lines.last()).toBeFocused();
  const [head, first] = await Promise.all(
    [lines.first(), list(page).getByRole('article').first()].map((part) => part.boundingBox()),
  );
  expect(head?.y).toBeLessThan(first?.y ?? 0);

  await leave.first().click();
  await expect(announcement(list(page))).toHaveText('Admin mode is off.');
  await expect(list(page).getByRole('heading', { name: 'All Questions' })).toBeFocused();
  await logIn(page);
  await leave.last().click();
  await expect(loginLink(page)).toBeFocused();
  await expect(lines).toHaveCount(0);
});

test('after an answer the focus is on its edit button, and a live region says that it is in the list', async ({
  page,
}) => {
  await open(page, '/interactive/ama');
  await ask(page, 'Did you hear it?');
  await logIn(page);
  const item = entry(page, 'Did you hear it?');
  await item.getByRole('button', { name: 'Add answer' }).click();
  await answerField(item).fill('Yes.');
  await item.getByRole('button', { name: 'Submit answer' }).press('Enter');
  await expect(item.getByRole('button', { name: 'Edit answer' })).toBeFocused();
  await expect(announcement(list(page))).toHaveText(/^The answer to question \d+ is in the list\.$/);
});
