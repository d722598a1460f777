import type { Route } from '@playwright/test';
import { answer, emotionCall, explorerPath, input, result, send } from './emotionExplorer.ts';
import { expect, open, test } from './journey.ts';

test.beforeEach(({ page }) => open(page, explorerPath));

for (const [what, fail, message] of [
  [
    'an answer that is not OK',
    (route: Route) => route.fulfill({ status: 500, body: 'secret details' }),
    /Server error/,
  ],
  ['a request that never arrives', (route: Route) => route.abort(), /Failed to fetch/],
  ['an answer that is no JSON', (route: Route) => route.fulfill({ body: '<html>' }), /SyntaxError|JSON/],
] as const)
  test(`${what} ends the loading, shows nothing and is only logged`, async ({ page, watch }) => {
    watch.expectError(/Server error|status of 500|Failed to fetch|net::ERR_FAILED|SyntaxError|JSON/);
    const idle = await page.getByRole('main').innerText();
    await page.route(emotionCall, fail);
    await input(page).fill('calm');
    const logged = page.waitForEvent(
      'console',
      (line) => line.type() === 'error' && message.test(line.text()),
    );
    await send(page).click();
    await logged;
    await expect(send(page)).toBeEnabled();
    await expect(input(page)).toHaveValue('calm');
    expect(await page.getByRole('main').innerText()).toBe(idle);
    await expect(page.getByRole('alert')).toHaveCount(0);
  });

test('a failure also clears the previous result', async ({ page, watch }) => {
  watch.expectError(/Server error|status of 500/);
  await page.route(emotionCall, (route) => route.fulfill({ json: answer }), { times: 1 });
  await input(page).fill('calm');
  await send(page).click();
  await expect(result(page)).toContainText('Word 1');
  await page.route(emotionCall, (route) => route.fulfill({ status: 500 }));
  await send(page).click();
  await expect(result(page)).toHaveCount(0);
  await expect(send(page)).toBeEnabled();
});
