import { expect, open, test } from './journey.ts';

declare global {
  interface Window {
    refused: string[];
  }
}

/** Shows why our policy does not require Trusted Types (DECISIONS.md). Fails once that reason is gone. */
test('with Trusted Types the second page of a visit would stay empty', async ({ page, watch }) => {
  watch.expectError(/TrustedHTML/);
  await page.route('/', async (route) => {
    const response = await route.fetch();
    const headers = response.headers();
    const policy = `${headers['content-security-policy']}; require-trusted-types-for 'script'`;
    await route.fulfill({ response, headers: { ...headers, 'content-security-policy': policy } });
  });
  await page.addInitScript(() => {
    window.refused = [];
    document.addEventListener('securitypolicyviolation', ({ sample }) => window.refused.push(sample));
  });
  await open(page, '/');
  expect(await page.evaluate(() => window.refused)).toEqual([]);
  await page.getByRole('link', { name: 'Bookmarks' }).first().click();
  await expect.poll(() => page.evaluate(() => window.refused.join())).toContain('Element innerHTML|<svg');
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(0);
});
