import type { Route } from '@playwright/test';
import { labelOf, titleOf } from './content.ts';
import { expect, open, test } from './journey.ts';
import { answerFeed, converter, item, json } from './mediumFeed.ts';
import { newTitle } from './ownerRecipes.ts';

// By their names in the specification, which the checklist quotes; in the menu they may be called otherwise.
const essays = [
  ['/writing/dating/online-dating', 'third-generation-of-online-dating', 'Third Generation of Online Dating'],
  ['/writing/work/university', 'university', 'University'],
  ['/writing/work/vocation', 'vocation', 'Vocation'],
] as const;

for (const [route, slug, label] of essays)
  test(`${label} is picked by its slug and shows title, content and "Read on Medium" in a new tab`, async ({
    page,
    ownerServer,
    watch,
  }) => {
    const essay = item(
      slug,
      `The title of ${label}`,
      '<h3>A part</h3><p>Text with <em>emphasis</em>.</p><ul><li>A point</li></ul>',
    );
    await answerFeed(
      page,
      watch,
      json({ status: 'ok', items: [item('another', 'Another'), essay, item('third', 'Third')] }),
    );
    const asked = page.waitForRequest(converter);
    await open(page, `${ownerServer.url}${route}`);
    const address = new URL((await asked).url());
    expect(address.search).toBe('?rss_url=https%3A%2F%2Fmedium.com%2Ffeed%2F%40lineofdance');
    await expect(page.getByRole('heading', { level: 1, name: `The title of ${label}` })).toBeVisible();
    await expect(page).toHaveTitle(new RegExp(`^The title of ${label}`));
    await expect(page.getByRole('main').locator('em').filter({ hasText: 'emphasis' })).toBeVisible();
    await expect(page.getByRole('main').getByRole('listitem').filter({ hasText: 'A point' })).toBeVisible();
    const link = page.getByRole('link', { name: /^Read on Medium/ });
    await expect(link).toHaveAttribute('href', essay.link);
    await expect(link).toHaveAttribute('target', '_blank');
    await expect(link).toHaveAttribute('rel', 'noopener');
    await expect(page.getByText('Loading...')).toHaveCount(0);
  });

test('until the item arrives it says "Loading..." under the label of the menu', async ({
  page,
  ownerServer,
  watch,
}) => {
  const held: Route[] = [];
  await answerFeed(page, watch, (route) => held.push(route));
  await open(page, `${ownerServer.url}/writing/work/university`);
  await expect(page.getByText('Loading...')).toBeVisible();
  await expect(
    page.getByRole('heading', { level: 1, name: labelOf('/writing/work/university') }),
  ).toBeVisible();
  await expect.poll(() => held.length).toBe(1);
  await json({ items: [item('university', 'What it was for')] })(held[0] as Route);
  await expect(page.getByRole('heading', { level: 1, name: 'What it was for' })).toBeVisible();
  await expect(page.getByText('Loading...')).toHaveCount(0);
});

test('without the slug in any link the first item is shown', async ({ page, ownerServer, watch }) => {
  await answerFeed(
    page,
    watch,
    json({ items: [item('newest', 'The newest post'), item('older', 'An older post')] }),
  );
  await open(page, `${ownerServer.url}/writing/work/vocation`);
  await expect(page.getByRole('heading', { level: 1, name: 'The newest post' })).toBeVisible();
});

for (const [what, answer] of [
  ['is empty', json({ status: 'ok', items: [] })],
  ['has no items', json({ status: 'error', message: 'no feed' })],
  ['holds something else', json({ items: [null, 7, { title: 1 }, 'x'] })],
  ['is refused', (route: Route) => route.fulfill({ status: 500 })],
  [
    'is no JSON',
    (route: Route) => route.fulfill({ body: '<html>', headers: { 'access-control-allow-origin': '*' } }),
  ],
  ['never arrives', (route: Route) => route.abort()],
] as const)
  test(`a feed that ${what} is only logged, and the view stays on "Loading..."`, async ({
    page,
    ownerServer,
    watch,
  }) => {
    watch.expectError(/Feed error|Failed to fetch|net::ERR_FAILED|status of 500|SyntaxError|CORS/);
    await answerFeed(page, watch, answer);
    const logged = page.waitForEvent('console', (line) =>
      /Feed error|Failed to fetch|SyntaxError/.test(line.text()),
    );
    await open(page, `${ownerServer.url}/writing/work/university`);
    await logged;
    await expect(page.getByText('Loading...')).toBeVisible();
    await expect(page.getByRole('link', { name: /^Read on Medium/ })).toHaveAttribute(
      'href',
      'https://medium.com/@lineofdance',
    );
    await expect(
      page.getByRole('heading', { level: 1, name: labelOf('/writing/work/university') }),
    ).toBeVisible();
    await expect(page.getByRole('alert')).toHaveCount(0);
  });

test('in a feed of a thousand items the right one is found', async ({ page, ownerServer, watch }) => {
  const many = Array.from({ length: 1_000 }, (_, index) => item(`post-${index}`, `Post ${index}`));
  await answerFeed(page, watch, json({ items: [...many, item('university', 'The one')] }));
  await open(page, `${ownerServer.url}/writing/work/university`);
  await expect(page.getByRole('heading', { level: 1, name: 'The one' })).toBeVisible();
});

test('a feed that never answers does not prevent leaving, and shows nothing on the next page', async ({
  page,
  ownerServer,
  watch,
}) => {
  await answerFeed(page, watch, () => undefined);
  await open(page, `${ownerServer.url}/writing/work/university`);
  await page
    .getByRole('navigation', { name: 'Writing' })
    .getByRole('link', { name: labelOf('/writing/tango/exercises') })
    .evaluate((link: HTMLElement) => link.click());
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(newTitle);
  await expect(page.getByText('Loading...')).toHaveCount(0);
});

for (const [route, words] of [
  ['/writing/dating/online-dating', /^For about three hundred years .* I’d give the software that job\.$/s],
  ['/writing/work/university', /^People argue about whether .* how you get those without a university\.$/s],
  ['/writing/work/vocation', /^“Vocation” comes from the Latin .* and how that feels\.$/s],
] as const)
  test(`${labelOf(route)}: without a feed of the owner’s an essay of the site’s own is read to its end`, async ({
    page,
    watch,
  }) => {
    await page.route('**/essays.json', async (asked) => {
      await expect(page.getByText('Loading...')).toBeVisible();
      await asked.continue();
    });
    await open(page, route);
    const essay = page.locator('[data-external-essay]');
    await expect(essay.locator('> div')).toHaveText(words);
    await expect(page.getByText('Loading...')).toHaveCount(0);
    await expect(page.getByRole('heading', { level: 1, name: labelOf(route) })).toBeVisible();
    const link = page.getByRole('link', { name: /^Read on Medium/ });
    await expect(link).toHaveAttribute('href', /^https:\/\/medium\.com\/tag\//);
    await expect(link).toHaveAttribute('target', '_blank');
    await expect(essay.getByText(/^I haven’t put this essay on Medium yet/)).toBeVisible();
    expect(watch.offSite).toEqual([]);
  });

test('an essay of the site’s own that does not come leaves "Loading..." and a way on', async ({
  page,
  watch,
}) => {
  watch.expectError(/net::ERR_FAILED|Failed to fetch/);
  await page.route('**/essays.json', (route) => route.abort());
  await open(page, '/writing/work/vocation');
  await expect(page.getByText('Loading...')).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'other texts' }).click();
  await expect(page.getByRole('heading', { level: 1, name: titleOf('/writing') })).toBeVisible();
});
