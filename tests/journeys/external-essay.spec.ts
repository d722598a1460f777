import type { Route } from '@playwright/test';
import { expectNoViolation } from './checker.ts';
import { labelOf, titleOf } from './content.ts';
import { answerHost, expect, open, test } from './journey.ts';
import { answerFeed, converter, item, json } from './mediumFeed.ts';
import { follow, h1 } from './moving.ts';
import { newTitle } from './ownerRecipes.ts';

const vocation = '/writing/work/vocation';

test('shows the essay with the page’s slug', async ({ page, ownerServer: { url }, watch }) => {
  const slugs = {
    '/writing/dating/online-dating': 'third-generation-of-online-dating',
    '/writing/work/university': 'university',
    [vocation]: 'vocation',
  };
  const content = [
    '<h1>A part</h1><h4>Its part</h4><p>Text with <em>emphasis</em>.</p><ul><li>A point</li></ul>',
    '<a href="https://elsewhere.test/">elsewhere</a>',
    '<img src="https://cdn-images-1.medium.com/max/1024/a.jpeg" alt="A floor">',
    '<img src="https://medium.com/_/stat?event=post.clientViewed" width="1" height="1" alt="">',
    '<img src="https://tracker.test/pixel.gif" srcset="https://tracker.test/2.gif 2x">',
  ].join('');
  await answerHost(page, watch, 'cdn-images-1.medium.com', '');
  const items = ['another', ...Object.values(slugs)].map((slug) => item(slug, `About ${slug}`, content));
  await answerFeed(page, watch, json({ status: 'ok', items }));
  const main = page.getByRole('main');
  const essay = page.locator('[data-external-essay]');
  const link = page.getByRole('link', { name: /^Read on Medium/ });
  await open(page, `${url}/writing`);
  for (const [route, slug] of Object.entries(slugs)) {
    const asked = page.waitForRequest(converter);
    await follow(page, route);
    expect(new URL((await asked).url()).search).toBe(
      '?rss_url=https%3A%2F%2Fmedium.com%2Ffeed%2F%40lineofdance',
    );
    await expect(h1(page)).toHaveText(`About ${slug}`);
    await expect(page).toHaveTitle(new RegExp(`^About ${slug}`));
    await expect(main.locator('em').filter({ hasText: 'emphasis' })).toBeVisible();
    await expect(main.getByRole('listitem').filter({ hasText: 'A point' })).toBeVisible();
    await expect(link).toHaveAttribute('href', item(slug, '').link);
    await expect(link).toHaveAttribute('target', '_blank');
    await expect(link).toHaveAttribute('rel', 'noopener');
    await expect(essay.getByRole('img')).toHaveAccessibleName('A floor');
    await expect(essay.locator('img'), 'none that tells others about the reader').toHaveCount(1);
    await expect(essay.getByRole('heading', { level: 2, name: 'A part' })).toBeVisible();
    await expect(essay.getByRole('heading', { level: 3, name: 'Its part' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'elsewhere' })).toHaveAttribute('target', '_blank');
    await expect(page.getByRole('link', { name: 'elsewhere' })).toHaveAttribute('rel', /noopener/);
  }
  await expectNoViolation(page, 'the essay');
});

test('shows "Loading..." until an essay arrives, also after a failed or empty feed', async ({
  page,
  ownerServer: { url },
  watch,
}) => {
  watch.expectError(/Feed error|Failed to fetch|net::ERR_FAILED|status of 500|CORS/);
  const answers = [
    json({ items: [] }),
    (route: Route) => route.fulfill({ status: 500 }),
    (route: Route) => route.abort(),
  ];
  let answer: ((route: Route) => unknown) | undefined;
  await answerFeed(page, watch, (route) => answer?.(route));
  await open(page, `${url}/writing`);
  for (answer of answers) {
    await follow(page, '/writing');
    const logged = page.waitForEvent('console', (line) => /Feed error|Failed to fetch/.test(line.text()));
    await follow(page, vocation);
    await logged;
    await expect(page.getByText('Loading...')).toBeVisible();
    await expect(page.getByRole('link', { name: /^Read on Medium/ })).toHaveAttribute(
      'href',
      'https://medium.com/@lineofdance',
    );
    await expect(h1(page)).toHaveText(labelOf(vocation));
    await expect(page.getByRole('alert')).toHaveCount(0);
  }
  await page.getByRole('main').getByRole('link', { name: 'other texts' }).click();
  await expect(h1(page)).toHaveText(titleOf('/writing'));

  const held: Route[] = [];
  answer = (route) => held.push(route);
  await follow(page, vocation);
  await expect(h1(page)).toHaveText(labelOf(vocation));
  await expect(page.getByText('Loading...')).toBeVisible();
  await expect.poll(() => held.length).toBe(1);
  await json({ items: [item('newest', 'The newest post')] })(held[0] as Route);
  await expect(h1(page)).toHaveText('The newest post');
  await expect(page.getByText('Loading...')).toHaveCount(0);
  await page.reload();
  await follow(page, '/writing/tango/exercises');
  await expect(h1(page)).toHaveText(newTitle);
  await expect(page.getByText('Loading...')).toHaveCount(0);
});
