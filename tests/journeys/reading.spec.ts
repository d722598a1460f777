import type { Page } from '@playwright/test';
import { routes, sections, itemsOf, fetching, siteName, address } from './content.ts';
import { expect, open, test, whenReady } from './journey.ts';
import { follow, h1 } from './moving.ts';
import { expectNext } from './nextPage.ts';

const contentsOf = (html: string, pattern: RegExp) =>
  [...html.matchAll(pattern)].map((match) => match[1] ?? '');
const metaOf = (html: string, name: string) =>
  contentsOf(html, new RegExp(`<meta (?:name|property)="${name}" content="([^"]*)"`, 'g'));

const wordsIn = (html: string) =>
  (contentsOf(html, /<main[^>]*>([\s\S]*)<\/main>/g)[0] ?? '')
    .replace(/<svg[\s\S]*?<\/svg>|<[^>]+>/g, ' ')
    .split(/\s+/).length;

/** Compares React's props with the document: a hydration mismatch is silent in production. */
const mismatches = (page: Page) =>
  page.evaluate(() => {
    const attributeOf: Record<string, string> = { className: 'class', htmlFor: 'for' };
    const found: string[] = [];
    let compared = 0;
    for (const element of document.querySelectorAll('body *:not(script)')) {
      const key = Object.keys(element).find((name) => name.startsWith('__reactProps'));
      if (!key) continue;
      const props = (element as unknown as Record<string, Record<string, unknown>>)[key] ?? {};
      for (const [name, value] of Object.entries(props)) {
        if (typeof value !== 'string' || ['children', 'autoComplete', 'defaultValue', 'value'].includes(name))
          continue;
        const attribute = element.getAttribute(attributeOf[name] ?? name);
        compared += 1;
        if (attribute !== null && attribute !== value)
          found.push(`${element.tagName} ${name}: ${attribute}, not ${value}`);
        if (attribute === null && /^(class|href|id|aria|data)/.test(name))
          found.push(`${element.tagName} has no ${name}`);
      }
    }
    return { found, compared };
  });

/** Position, size and look of every element. */
const layoutOf = (page: Page) =>
  page.evaluate(async () => {
    await document.fonts.ready;
    window.scrollTo(0, 0);
    // Next steps aside while one scrolls, so its place is no layout.
    return [...document.querySelectorAll('main *:not(svg *, main > a, main > a *)')].map((element) => {
      const { x, y, width, height } = element.getBoundingClientRect();
      const { fontSize, fontWeight, color } = getComputedStyle(element);
      return [element.tagName, ...[x, y, width, height].map(Math.round), fontSize, fontWeight, color].join(
        ' ',
      );
    });
  });

/** Waits for what the page fetches for its own text. */
const hasArrived = async (page: Page, route: string) => {
  await expect(page.getByRole('main').getByText('Loading...')).toHaveCount(0);
  if (route === '/interactive/ama')
    await expect(page.getByRole('region', { name: 'All Questions' })).toContainText(
      /Nobody has asked yet\.|\d+ asked/,
    );
};

/** Follows a link without a page load, and returns the page as it looks then. */
const followed = async (page: Page, route: string) => {
  await page.evaluate(() => void Object.assign(window, { sameWindow: true }));
  await follow(page, route);
  await expect(h1(page)).toBeFocused();
  for (const tag of ['title', 'meta[name="description"]', 'link[rel="canonical"]'])
    await expect(page.locator(tag)).toHaveCount(1);
  expect(await page.evaluate(() => 'sameWindow' in window)).toBe(true);
  if (fetching.includes(route)) await hasArrived(page, route);
  return { title: await page.title(), layout: await layoutOf(page) };
};

/** What the HTML of a page has, before any script runs. */
const expectComplete = (html: string, route: string) => {
  const head = html.slice(0, html.indexOf('</head>'));
  expect(contentsOf(head, /<title>([^<]+)<\/title>/g)).toHaveLength(1);
  const descriptions = contentsOf(head, /<meta name="description" content="([^"]+)"/g);
  expect(descriptions).toHaveLength(1);
  expect(descriptions[0]?.length).toBeGreaterThan(49);
  expect(contentsOf(head, /<link rel="canonical" href="https:\/\/example\.org([^"]*)"/g)).toEqual([route]);
  for (const property of [
    'og:type',
    'og:site_name',
    'og:title',
    'og:description',
    'og:url',
    'og:image',
    'twitter:card',
  ])
    expect(metaOf(head, property), property).toHaveLength(1);
  expect(contentsOf(html, /<h1[^>]*>([\s\S]*?)<\/h1>/g)).toHaveLength(1);
  expect(wordsIn(html), 'words in the page itself').toBeGreaterThan(20);
};

/** Loads the page anew: its HTML is complete, and neither scripts nor the way there change what it shows. */
const expectSameAfterReload = async (page: Page, route: string) => {
  const { title, layout } = await followed(page, route);
  const html = (await (await page.reload())?.text()) ?? '';
  await whenReady(page);
  await expect(page).toHaveURL(route);
  await expect(page).toHaveTitle(title);
  expectComplete(html, route);

  const { found, compared } = await mismatches(page);
  expect(found).toEqual([]);
  expect(compared).toBeGreaterThan(50);
  for (const tag of ['h1', 'title', 'meta[name="description"]', 'link[rel="canonical"]'])
    await expect(page.locator(tag)).toHaveCount(1);
  if (fetching.includes(route)) await hasArrived(page, route);
  else {
    const [shown, sent] = await page.evaluate(
      (text) => [
        // Only the browser knows that motion is reduced: the films are still pictures then.
        document.querySelector('main')?.textContent.replace('Next picture', 'Play'),
        new DOMParser().parseFromString(text, 'text/html').querySelector('main')?.textContent,
      ],
      html,
    );
    expect(shown).toBe(sent);
  }
  expect(await layoutOf(page), route).toEqual(layout);

  // Frames that wait for the window to reach them would load now: requests to other sites fail the test.
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
  await expect(page.locator('iframe:not([src^="/apps/"])')).toHaveCount(0);
};

for (const { name, path } of [{ name: 'Home', path: '/' }, ...sections])
  test(`${name}: pages are complete in their HTML and the same by a link, by their address and after a reload`, async ({
    page,
  }) => {
    await open(page, path === '/' ? '/writing' : '/');
    for (const { route } of [{ route: path }, ...itemsOf(path)])
      await test.step(route, async () => {
        await expectSameAfterReload(page, route);
        await expectNext(page, route);
      });
  });

test('no two pages share a title or a description', async ({ request }) => {
  const heads = await Promise.all(routes.map(async (route) => (await request.get(route)).text()));
  const titles = heads.map((html) => contentsOf(html, /<title>([^<]+)<\/title>/g)[0]);
  const descriptions = heads.map((html) => metaOf(html, 'description')[0]);
  expect(new Set(titles).size).toBe(routes.length);
  expect(new Set(descriptions).size).toBe(routes.length);
});

test('the mentoring page has a second description in German, a canonical address and social tags', async ({
  request,
}) => {
  const html = await (await request.get('/writing/tango/mentoring')).text();
  expect(metaOf(html, 'og:locale:alternate')).toEqual(['de_DE']);
  expect(contentsOf(html, /<meta name="description"/g)).toHaveLength(1);
  const german = contentsOf(html, /<meta property="og:description" lang="de" content="([^"]+)"/g);
  expect(german).toHaveLength(1);
  expect(german[0]).toMatch(/ (für|und|mit) /);
  expect(html).toContain(`<link rel="canonical" href="${address}/writing/tango/mentoring"`);
  expect(metaOf(html, 'og:title')).toHaveLength(1);
});

test('every page has its own social picture, 1200 by 630 and under 100 kB, with size and alt text', async ({
  request,
}) => {
  const addresses = new Set<string>();
  for (const route of routes) {
    const html = await (await request.get(route)).text();
    const address = metaOf(html, 'og:image')[0] ?? '';
    addresses.add(address);
    expect([metaOf(html, 'og:image:width'), metaOf(html, 'og:image:height')]).toEqual([['1200'], ['630']]);
    expect(metaOf(html, 'og:image:alt')[0]?.length, route).toBeGreaterThan(30);
    const picture = await (await request.get(new URL(address).pathname)).body();
    expect(picture.length, address).toBeLessThan(100_000);
    expect([picture.readUInt32BE(16), picture.readUInt32BE(20)], address).toEqual([1200, 630]);
  }
  expect(addresses.size).toBe(routes.length);
});

test('social tags repeat title, description and address of the page', async ({ request }) => {
  for (const route of routes) {
    const html = await (await request.get(route)).text();
    expect(metaOf(html, 'og:description'), route).toEqual(
      contentsOf(html, /<meta name="description" content="([^"]+)"/g),
    );
    expect(metaOf(html, 'og:url'), route).toEqual([`${address}${route}`]);
    if (route !== '/')
      expect(contentsOf(html, /<title>([^<]+)<\/title>/g)[0], route).toBe(
        `${metaOf(html, 'og:title')[0]?.replaceAll('&#x27;', "'")} · ${siteName}`,
      );
  }
});

test('the overview of writing says to select a topic from the left sub-menu', async ({ page }) => {
  await open(page, '/writing');
  await expect(page.getByRole('heading', { level: 1, name: 'Writing' })).toBeVisible();
  await expect(
    page.getByRole('main').getByText('Select a topic from the left sub-menu.', { exact: true }),
  ).toBeVisible();
});
