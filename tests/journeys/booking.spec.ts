import { allowAnalytics, expect, open, test } from './journey.ts';

test('the interactive overview asks to select a tool', async ({ page }) => {
  await open(page, '/interactive');
  await expect(page.getByRole('heading', { level: 1, name: 'Interactive Overview' })).toBeVisible();
  await expect(page.getByText('Select a tool from the sidebar.')).toBeVisible();
});

test('the page has its heading and its prompt', async ({ page }) => {
  await open(page, '/interactive/book');
  await expect(page.getByRole('heading', { level: 1, name: 'Book My Calendar' })).toBeVisible();
  await expect(page.getByText('Select a suitable time for our meeting.')).toBeVisible();
});

test('the calendar of the thirty-minute meeting is embedded, 600 px high, in a titled frame', async ({
  page,
  ownerServer,
  watch,
}) => {
  watch.expectHost('calendly.com');
  await allowAnalytics(page, watch);
  await page.route('https://calendly.com/**', (route) =>
    route.fulfill({ contentType: 'text/html', body: 'Choose a day' }),
  );
  await open(page, `${ownerServer.url}/interactive/book`);
  const frame = page.getByTitle('Booking calendar, 30-minute meeting');
  await expect(frame.contentFrame().getByText('Choose a day')).toBeVisible();
  expect((await frame.boundingBox())?.height).toBe(600);
  const address = new URL((await frame.getAttribute('src')) ?? '');
  expect(address.pathname).toBe('/lineofdance/30min');
  expect(Object.fromEntries(address.searchParams)).toEqual({
    embed_type: 'Inline',
    embed_domain: 'line-of-dance.test',
    hide_gdpr_banner: '1',
  });
});

test('while the address is an example nothing is requested: the drawing is a figure, and there is no button', async ({
  page,
}) => {
  await open(page, '/interactive/book');
  await expect(page.locator('iframe')).toHaveCount(0);
  await expect(page.getByRole('figure').filter({ hasText: /Thirty minutes/ })).toBeVisible();
  await expect(page.getByRole('link', { name: /^Open the calendar/ })).toHaveCount(0);
  await expect(page.getByText(/will stand here/)).toHaveCount(0);
});

test('a calendar that does not load leaves a page with a way to it', async ({ page, ownerServer, watch }) => {
  watch.expectHost('calendly.com');
  await allowAnalytics(page, watch);
  watch.expectError(/calendly\.com/);
  await open(page, `${ownerServer.url}/interactive/book`);
  await expect(page.getByRole('link', { name: /^Open the calendar/ })).toHaveAttribute(
    'href',
    'https://calendly.com/lineofdance/30min',
  );
});
