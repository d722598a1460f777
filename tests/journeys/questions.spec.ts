import type { Route } from '@playwright/test';
import {
  questionsPath,
  answerPath,
  questionField,
  submit,
  list,
  entry,
  alertLine,
  answerField,
  ask,
  logIn,
} from './askMeAnything.ts';
import { expect, open, test } from './journey.ts';

test.beforeEach(async ({ page }) => {
  await open(page, '/interactive/ama');
});

test('a list that cannot be loaded says so, and appears once it can', async ({ page, watch }) => {
  watch.expectError(/Server error|status of 500/);
  await page.route(questionsPath, (route) => route.fulfill({ status: 500, body: 'secret details' }), {
    times: 1,
  });
  await page.reload();
  await expect(alertLine(page, 'Failed to load questions.')).toBeVisible();
  await expect(page.getByText('Nobody has asked yet.')).toBeHidden();
  await ask(page, 'Are you back?');
  await expect(alertLine(page, 'Failed to load questions.')).toBeHidden();
});

test('"Try again" is below the error with space around it, loads the list and leads to it', async ({
  page,
  watch,
}) => {
  watch.expectError(/Server error|status of 500/);
  await ask(page, 'Was I there all along?');
  await page.route(questionsPath, (route) => route.fulfill({ status: 500 }));
  await page.reload();
  const error = alertLine(page, 'Failed to load questions.');
  await expect(error).toBeVisible();
  const again = page.getByRole('button', { name: 'Try again' });
  const heading = list(page).getByRole('heading', { name: 'All Questions' });
  const boxes = await Promise.all([heading, error, again].map((part) => part.boundingBox()));
  for (const [index, box] of boxes.entries()) {
    const above = boxes[index - 1];
    if (above) expect((box?.y ?? 0) - (above.y + above.height)).toBeGreaterThanOrEqual(12);
  }
  await again.click();
  await expect(error).toBeVisible();
  await expect(again).toBeFocused();
  await page.unroute(questionsPath);
  await again.click();
  await expect(entry(page, 'Was I there all along?')).toBeVisible();
  await expect(again).toBeHidden();
  await expect(heading).toBeFocused();
});

test('a list that never arrives keeps the page usable', async ({ page, watch }) => {
  watch.expectError(/Failed to fetch|net::ERR_FAILED/);
  await page.route(questionsPath, (route) => route.abort());
  await page.reload();
  await expect(alertLine(page, 'Failed to load questions.')).toBeVisible();
  await expect(submit(page)).toBeEnabled();
});

test('the server’s own error messages are not shown, whichever request fails', async ({ page, watch }) => {
  watch.expectError(/Server error|status of 500/);
  await ask(page, 'Any secrets?');
  await logIn(page);
  await entry(page, 'Any secrets?').getByRole('button', { name: 'Add answer' }).click();
  await answerField(page).fill('None.');
  const refuse = (route: Route) => route.fulfill({ status: 500, json: { message: 'secret details' } });
  await page.route(questionsPath, refuse);
  await page.route(answerPath, refuse);
  await page.getByRole('button', { name: 'Submit answer' }).click();
  await expect(alertLine(page, 'Failed to submit answer (check your admin password).')).toBeVisible();
  await questionField(page).fill('And this one?');
  await submit(page).click();
  await expect(alertLine(page, 'Failed to submit question.')).toBeVisible();
  await expect(page.locator('body')).not.toContainText('secret details');
  await page.reload();
  await expect(alertLine(page, 'Failed to load questions.')).toBeVisible();
  await expect(page.locator('body')).not.toContainText('secret details');
});

test('what the server answers to a question or an answer is not read; the list is loaded again instead', async ({
  page,
}) => {
  await ask(page, 'Is it read?');
  await logIn(page);
  const loads: string[] = [];
  page.on('request', (request) => {
    const { pathname, searchParams } = new URL(request.url());
    const kind = searchParams.get('answered');
    if (pathname === '/api/questions' && kind !== null) loads.push(kind);
  });
  const nonsense = { status: 201, contentType: 'application/json', body: '<html>no JSON at all' };
  await page.route(answerPath, (route) => route.fulfill(nonsense));
  await page.route(questionsPath, (route) =>
    route.request().method() === 'POST' ? route.fulfill(nonsense) : route.fallback(),
  );
  await questionField(page).fill('Nobody keeps this one?');
  await submit(page).click();
  await expect(questionField(page)).toHaveValue('');
  await expect.poll(() => loads).toHaveLength(2);
  await entry(page, 'Is it read?').getByRole('button', { name: 'Add answer' }).click();
  await answerField(page).fill('No.');
  await page.getByRole('button', { name: 'Submit answer' }).click();
  await expect(answerField(page)).toHaveCount(0);
  await expect.poll(() => loads).toHaveLength(4);
  await expect(page.getByRole('alert')).toHaveCount(0);
});

test('what visitors write is shown as text, whatever it is', async ({ page }) => {
  const hostile =
    '<img src=x onerror="document.title=1"><script>document.title=2</script> \u202Eevil {{7*7}}';
  await ask(page, hostile, '<b>Bold</b>');
  const item = entry(page, '{{7*7}}');
  await expect(item).toContainText('<script>document.title=2</script>');
  await expect(item).toContainText('<b>Bold</b> asks');
  await expect(item.locator('img, script, b')).toHaveCount(0);
});

test('a very long question stays inside its card', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await questionField(page).fill('A'.repeat(1_500) + ' \u{1F483}'.repeat(200));
  await submit(page).click();
  await expect(entry(page, 'AAAAAAAAAA')).toBeVisible();
  const widths = await page.evaluate(() => [document.documentElement.scrollWidth, innerWidth]);
  expect(widths[0]).toBe(widths[1]);
});

test('an address leads to one question, on arrival and by a link', async ({ page, freshServer }) => {
  await open(page, `${freshServer.url}/interactive/ama`);
  for (let number = 1; number <= 12; number += 1) await ask(page, `Question number ${number}?`);
  await page.goto(`${freshServer.url}/`);
  await page.goto(`${freshServer.url}/interactive/ama#question-1`);
  const item = page.locator('#question-1');
  await expect(item).toContainText('Question number 1?');
  await expect(item).toBeInViewport();
  expect((await item.boundingBox())?.y).toBeGreaterThanOrEqual(0);

  await open(page, `${freshServer.url}/`);
  await page.getByRole('main').evaluate((main) => {
    const link = document.createElement('a');
    link.href = '/interactive/ama#question-2';
    main.append(link);
    link.click();
  });
  await expect(page.locator('#question-2')).toContainText('Question number 2?');
  await expect(page.locator('#question-2')).toBeInViewport();
});

test('questions and answers are still there after the server was restarted', async ({
  page,
  freshServer,
}) => {
  await open(page, `${freshServer.url}/interactive/ama`);
  await ask(page, 'Will you remember?', 'A reader');
  await logIn(page);
  await page.getByRole('button', { name: 'Add answer' }).click();
  await answerField(page).fill('I wrote it down.');
  await page.getByRole('button', { name: 'Submit answer' }).click();
  await expect(entry(page, 'Will you remember?')).toContainText('I wrote it down.');
  await freshServer.restart();
  await page.reload();
  await expect(entry(page, 'Will you remember?')).toContainText('A reader asks');
  await expect(entry(page, 'Will you remember?')).toContainText('I wrote it down.');
  await expect(list(page)).toContainText('1 asked, 1 answered');
  await expect(page.getByRole('button', { name: 'Edit answer' })).toHaveCount(0);
});
