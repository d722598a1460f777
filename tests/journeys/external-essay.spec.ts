import type { Route } from '@playwright/test';
import { expectNoViolation } from './checker.ts';
import { labelOf, titleOf } from '../content.ts';
import { expect, open, test, whenReady } from './journey.ts';
import { answerFeed, converter, item, json } from './mediumFeed.ts';
import { newTitle } from '../ownerRecipes.ts';
import { follow, h1 } from './moving.ts';

const vocation = '/writing/work/vocation';

test('shows the essay with the page’s slug', async ({ page, ownerSite: url, watch }) => {
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
  await watch.expectHost('cdn-images-1.medium.com', { body: '' });
  const items = ['another', ...Object.values(slugs)].map((slug) => item(slug, `About ${slug}`, content));
  await answerFeed(page, watch, json({ status: 'ok', items }));
  await open(page, `${url}/writing`);
  const link = page.getByRole('link', { name: /^Read on Medium/ });
  for (const [route, slug] of Object.entries(slugs)) {
    const asked = page.waitForRequest(converter);
    await follow(page, route);
    const { search } = new URL((await asked).url());
    expect(search).toBe('?rss_url=https%3A%2F%2Fmedium.com%2Ffeed%2F%40lineofdance');
    await expect(h1(page)).toHaveText(`About ${slug}`);
    await expect(page).toHaveTitle(new RegExp(`^About ${slug}`));
    await expect(link).toHaveAttribute('href', item(slug, '').link);
  }
  const essay = page.locator('[data-external-essay]');
  await expect(essay.locator('em')).toHaveText('emphasis');
  await expect(essay.getByRole('listitem')).toHaveText('A point');
  await expect(essay.getByRole('img')).toHaveAccessibleName('A floor');
  await expect(essay.locator('img'), 'none that tells others about the reader').toHaveCount(1);
  await expect(essay.getByRole('heading', { level: 2 })).toHaveText('A part');
  await expect(essay.getByRole('heading', { level: 3 })).toHaveText('Its part');
  for (const outside of [link, essay.getByRole('link', { name: 'elsewhere' })]) {
    await expect(outside).toHaveAttribute('target', '_blank');
    await expect(outside).toHaveAttribute('rel', /noopener/);
  }
  await expectNoViolation(page, 'the essay');
});

test('shows "Loading..." until an essay arrives, also after a failed or empty feed', async ({
  page,
  ownerSite: url,
  watch,
}) => {
  watch.expectError(/Feed error|Failed to fetch|net::ERR_FAILED/);
  const loading = page.getByText('Loading...');
  const held: Route[] = [];
  let answer: (route: Route) => unknown;
  await answerFeed(page, watch, (route) => answer(route));
  await open(page, `${url}/writing`);
  for (answer of [json({ items: [] }), (route: Route) => route.abort()]) {
    await follow(page, '/writing');
    const logged = page.waitForEvent('console', (line) => /Feed error|Failed to fetch/.test(line.text()));
    await follow(page, vocation);
    await logged;
    await expect(loading).toBeVisible();
    const link = page.getByRole('link', { name: /^Read on Medium/ });
    await expect(link).toHaveAttribute('href', 'https://medium.com/@lineofdance');
    await expect(h1(page)).toHaveText(labelOf(vocation));
    await expect(page.getByRole('alert')).toHaveCount(0);
  }
  await page.getByRole('main').getByRole('link', { name: 'other texts' }).click();
  await expect(h1(page)).toHaveText(titleOf('/writing'));

  answer = (route) => held.push(route);
  await follow(page, vocation);
  await expect(loading).toBeVisible();
  await expect.poll(() => held.length).toBe(1);
  await json({ items: [item('newest', 'The newest post')] })(held[0] as Route);
  await expect(h1(page)).toHaveText('The newest post');
  await expect(loading).toHaveCount(0);
  await page.reload();
  // Otherwise the next page would cut off the download of the scripts, which the console reports.
  await whenReady(page);
  await follow(page, '/writing/tango/exercises');
  await expect(h1(page)).toHaveText(newTitle);
  await expect(loading).toHaveCount(0);
});
