import type { Page, Route } from '@playwright/test';
import { allowAnalytics, expect, open, test, type Watch } from './journey.ts';
import { hostilePayloads } from './hostilePayloads.ts';

const essays = [
  ['/writing/dating/online-dating', 'third-generation-of-online-dating', 'Third Generation of Online Dating'],
  ['/writing/work/university', 'university', 'University'],
  ['/writing/work/vocation', 'vocation', 'Vocation'],
] as const;

const converter = 'https://api.rss2json.com/v1/api.json**';

const item = (slug: string, title: string, content = '<p>The text of the essay.</p>') => ({
  title,
  content,
  link: `https://medium.com/@lineofdance/${slug}-0123456789ab`,
});

const answerFeed = async (page: Page, watch: Watch, answer: (route: Route) => unknown) => {
  watch.expectHost('api.rss2json.com');
  await allowAnalytics(page, watch);
  await page.route(converter, async (route) => void (await answer(route)));
};

const json = (body: unknown) => (route: Route) =>
  route.fulfill({ json: body, headers: { 'access-control-allow-origin': '*' } });

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
  await expect(page.getByRole('heading', { level: 1, name: 'University' })).toBeVisible();
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
    await expect(page.getByRole('heading', { level: 1, name: 'University' })).toBeVisible();
    await expect(page.getByRole('alert')).toHaveCount(0);
  });

test('a feed of a thousand items shows the one', async ({ page, ownerServer, watch }) => {
  const many = Array.from({ length: 1_000 }, (_, index) => item(`post-${index}`, `Post ${index}`));
  await answerFeed(page, watch, json({ items: [...many, item('university', 'The one')] }));
  await open(page, `${ownerServer.url}/writing/work/university`);
  await expect(page.getByRole('heading', { level: 1, name: 'The one' })).toBeVisible();
});

test('a feed that hangs keeps nobody from leaving, and then shows nothing on the next page', async ({
  page,
  ownerServer,
  watch,
}) => {
  await answerFeed(page, watch, () => undefined);
  await open(page, `${ownerServer.url}/writing/work/university`);
  await page
    .getByRole('navigation', { name: 'Writing' })
    .getByRole('link', { name: 'Exercises Ideas' })
    .evaluate((link: HTMLElement) => link.click());
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Exercises Ideas');
  await expect(page.getByText('Loading...')).toHaveCount(0);
});

test('hostile feeds: of thirty payloads none executes, none loads anything and none leaves its place', async ({
  page,
  ownerServer,
  watch,
}) => {
  expect(hostilePayloads.length).toBeGreaterThanOrEqual(30);
  const essays = ['/writing/work/university', '/writing/work/vocation'] as const;
  let content = '';
  let title = '';
  // The browser also complains about what it meets while the essay is being cleaned, outside the page.
  watch.expectError(/(Applying inline style|Setting the document's base URI).* Content Security Policy/);
  await answerFeed(page, watch, (route) => json({ items: [item('any', title, content)] })(route));
  await open(page, `${ownerServer.url}/writing`);
  const essay = page.locator('[data-external-essay]');
  for (const [index, payload] of [...hostilePayloads, hostilePayloads.join('\n')].entries()) {
    content = `<p>Before</p>${payload}<p>After</p>`;
    title = `Hostile ${index}`;
    await page.locator(`nav a[href="${essays[index % 2]}"]`).evaluate((link: HTMLElement) => link.click());
    await expect(page.getByRole('heading', { level: 1 }), payload).toHaveText(title);
    await expect(essay.getByText('Before', { exact: true }), payload).toBeVisible();
    const found = await essay.evaluate((element) => {
      const all = [...element.querySelectorAll('*')];
      all.forEach((child) => {
        for (const name of ['mouseover', 'toggle', 'focus', 'begin', 'start'])
          child.dispatchEvent(new Event(name));
      });
      return all.flatMap((child) =>
        [...child.attributes]
          .filter(
            ({ name, value }) =>
              /^on|^style$|^srcdoc$|^action$|^formaction$/.test(name) ||
              /^\s*(javascript|data:text)/i.test(value.replaceAll(/\s/g, '')),
          )
          .map(({ name, value }) => `${child.tagName} ${name}=${value}`),
      );
    });
    expect(found, payload).toEqual([]);
    await expect(
      essay.locator('script, style, iframe, object, embed, form, input, button, base, meta, link, template'),
      payload,
    ).toHaveCount(0);
    await expect(page, payload).toHaveTitle(new RegExp(`^${title}`));
    await expect(page.getByRole('heading', { level: 1 }), payload).toHaveText(title);
    await expect(page.locator('#root'), payload).toHaveCount(1);
  }
});

test('pictures come from the blogging platform alone, and the headings follow on the title', async ({
  page,
  ownerServer,
  watch,
}) => {
  const content = [
    '<h1>A part</h1><h4>Its part</h4>',
    '<img src="https://cdn-images-1.medium.com/max/1024/a.jpeg" alt="A floor">',
    '<img src="https://medium.com/_/stat?event=post.clientViewed" width="1" height="1" alt="">',
    '<img src="https://tracker.test/pixel.gif" srcset="https://tracker.test/2.gif 2x">',
  ].join('');
  watch.expectHost('cdn-images-1.medium.com');
  await page.route('https://cdn-images-1.medium.com/**', (route) =>
    route.fulfill({
      contentType: 'image/svg+xml',
      body: '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>',
    }),
  );
  await answerFeed(page, watch, json({ items: [item('university', 'With pictures', content)] }));
  await open(page, `${ownerServer.url}/writing/work/university`);
  const essay = page.locator('[data-external-essay]');
  await expect(essay.getByRole('img')).toHaveAccessibleName('A floor');
  await expect(essay.locator('img')).toHaveCount(1);
  await expect(essay.getByRole('heading', { level: 2, name: 'A part' })).toBeVisible();
  await expect(essay.getByRole('heading', { level: 3, name: 'Its part' })).toBeVisible();
});

test('a hostile title and a hostile link are harmless', async ({ page, ownerServer, watch }) => {
  const hostile = {
    title: '<img src=x onerror="document.title=1">',
    content: '<p>x</p>',
    link: 'javascript:alert(1)//university',
  };
  await answerFeed(page, watch, json({ items: [hostile] }));
  await open(page, `${ownerServer.url}/writing/work/university`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(hostile.title);
  await expect(page.getByRole('link', { name: /^Read on Medium/ })).toHaveAttribute('href', /^https:/);
});

test('links inside an external essay open in a new tab, without a way back', async ({
  page,
  ownerServer,
  watch,
}) => {
  const content = '<p><a href="https://elsewhere.test/">elsewhere</a></p>';
  await answerFeed(page, watch, json({ items: [item('university', 'With a link', content)] }));
  await open(page, `${ownerServer.url}/writing/work/university`);
  const link = page.getByRole('link', { name: 'elsewhere' });
  await expect(link).toHaveAttribute('target', '_blank');
  await expect(link).toHaveAttribute('rel', /noopener/);
});

test('while the feed is an example nobody is asked, and the view stays on "Loading..."', async ({
  page,
  watch,
}) => {
  await open(page, '/writing/dating/online-dating');
  await expect(page.getByText('Loading...')).toBeVisible();
  await expect(
    page.getByRole('heading', { level: 1, name: 'Third Generation of Online Dating' }),
  ).toBeVisible();
  expect(watch.offSite).toEqual([]);
});
