import { amongst, isWritten, itemsOf, menu, placeholderTexts, profiles, sections } from './content.ts';
import { expect, open, test } from './journey.ts';
import { mainMenu } from './moving.ts';

test('the main menu has its seven items in order, each with an icon', async ({ page }) => {
  await open(page, '/');
  const items = mainMenu(page).getByRole('listitem').getByRole('link');
  await expect(items).toHaveText([
    'Home',
    'Writing',
    'Bookmarks',
    'Projects',
    'Work',
    'Interactive',
    'Social Media',
  ]);
  const paths = await items.evaluateAll((links) => links.map((link) => link.getAttribute('href')));
  expect(paths).toEqual([
    '/',
    '/writing',
    '/bookmarks',
    '/projects',
    '/work',
    '/interactive',
    '/social-media',
  ]);
  for (const item of await items.all()) await expect(item.locator('svg')).toBeVisible();
});

test('choosing a menu item goes to its path and highlights it alone', async ({ page }) => {
  await open(page, '/');
  for (const { name, path } of [...menu.slice(1), ...menu.slice(0, 1)]) {
    const item = mainMenu(page).getByRole('listitem').getByRole('link', { name, exact: true });
    await item.click();
    await expect(page).toHaveURL(path);
    await expect(item).toHaveAttribute('aria-current', 'page');
    await expect(item).toHaveCSS('font-weight', '700');
    await expect(mainMenu(page).locator('[aria-current]')).toHaveCount(1);
  }
});

test('on every page of a section its menu item is the current one', async ({ page }) => {
  for (const { name, path } of sections) {
    const route = itemsOf(path).at(-1)?.route ?? path;
    await page.goto(route);
    await expect(mainMenu(page).locator('[aria-current="page"]')).toHaveText(name);
  }
});

for (const { name, path, groups } of sections) {
  test(`the sub-menu of ${name} is headed by its name and lists its links in order`, async ({ page }) => {
    await open(page, path);
    const subMenu = page.getByRole('navigation', { name, exact: true });
    await expect(subMenu.getByRole('heading', { name, exact: true })).toBeVisible();
    const links = subMenu.locator('a');
    if (path === '/social-media') {
      await expect(links).toHaveText(profiles.map(({ label }) => label));
      return;
    }
    const items = itemsOf(path);
    await expect(links).toHaveText(items.map((item) => item.label));
    const hrefs = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')));
    expect(hrefs).toEqual(items.map((item) => item.route));
    const titles = groups.flatMap((group) => group.title ?? []);
    await expect(subMenu.getByRole('button').filter({ hasNot: page.locator('[aria-label]') })).toHaveCount(
      titles.length,
    );
    for (const title of titles) await expect(subMenu.getByRole('button', { name: title })).toBeVisible();
  });
}

test('the writing menu holds the entries of the specification, placeholders marked', async ({ page }) => {
  await open(page, '/writing');
  const links = page.getByRole('navigation', { name: 'Writing' }).locator('a');
  const entries = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')));
  const named = [
    '/tango/non-dancers',
    '/tango/mentoring',
    '/tango/exercises',
    '/tango/music (p)',
    '/tango/woman-in-tango (p)',
    '/tango/giving-getting (p)',
    '/tango/questions (p)',
    '/dating/online-dating',
    '/dating/first-date (p)',
    '/smalltalk/connection (p)',
    '/smalltalk/smalltalk-sticks (p)',
    '/work/university',
    '/work/vocation',
    '/personal/nonsense',
  ].map((entry) => {
    const [address = '', mark] = entry.split(' ');
    const route = `/writing${address}`;
    // A placeholder ends where the owner has written the text.
    return { route, placeholder: mark === '(p)' && !isWritten(route) };
  });
  const routes = named.map(({ route }) => route);
  expect(amongst(entries, routes)).toEqual(routes);
  for (const { route, placeholder } of named) {
    const link = links.and(page.locator(`[href="${route}"]`));
    await expect(link.and(page.locator('[data-placeholder]')), route).toHaveCount(placeholder ? 1 : 0);
    await expect(link, route).toHaveCSS('font-style', placeholder ? 'italic' : 'normal');
  }
});

test('the writing menu has its categories in order, and the labels that the specification fixes', async ({
  page,
}) => {
  await open(page, '/writing');
  const subMenu = page.getByRole('navigation', { name: 'Writing' });
  await expect(subMenu.getByRole('button', { name: /^(?!Close)/ })).toHaveText([
    /^Tango/,
    /^Dating/,
    /^SmallTalk/,
    /^Work/,
    /^Personal/,
  ]);
  for (const [address, label] of [
    ['/writing/tango/non-dancers', 'For Non-dancers'],
    ['/writing/tango/mentoring', 'Mentoring for Young Beginners'],
    ['/writing/tango/exercises', 'Exercises Ideas'],
    ['/writing/tango/music', /^Tango Music/],
    ['/writing/dating/online-dating', 'Third Generation of Online Dating'],
    ['/writing/personal/nonsense', 'Nonsense'],
  ] as const)
    await expect(subMenu.locator(`a[href="${address}"]`)).toHaveText(label);
});

test('projects, work and interactive hold the entries of the specification', async ({ page }) => {
  for (const [name, entries] of [
    [
      'Projects',
      {
        '/projects/jous': 'Jous',
        '/projects/second-date': 'Second Date',
        '/projects/tango-diario': 'Tango Diario',
        '/projects/emotion-explorer': 'Emotion Explorer',
      },
    ],
    [
      'Work',
      {
        '/work/freelance': 'Freelance',
        '/work/experience': 'Experience',
        '/work/collaborate': 'Collaborate',
        '/work/datingapp': 'A New Dating App',
      },
    ],
    [
      'Interactive',
      {
        '/interactive/book': 'Book Calendar',
        '/interactive/ama': 'Ask Me Anything',
        '/interactive/share': 'Share Anything',
      },
    ],
  ] as const) {
    await open(page, `/${name.toLowerCase()}`);
    const links = page.getByRole('navigation', { name, exact: true }).locator('a');
    const found = await links.evaluateAll((all) =>
      all.map((link) => [link.getAttribute('href'), link.textContent]),
    );
    expect(Object.fromEntries(found)).toMatchObject(entries);
  }
});

test('every placeholder shows its title, what it is about, and what a reader can use until then', async ({
  page,
}) => {
  for (const { label, route } of itemsOf('/writing').filter((item) => item.placeholder)) {
    await page.goto(route);
    const main = page.getByRole('main');
    await expect(main.getByRole('heading', { level: 1, name: label })).toBeVisible();
    const {
      summary,
      paragraphs = [],
      list = [],
      meanwhile = [],
    } = placeholderTexts[route] ?? { summary: 'none' };
    for (const line of ['not written yet', summary, ...paragraphs, ...list])
      await expect(main.getByText(line), route).toBeVisible();
    for (const { to } of meanwhile) await expect(main.locator(`a[href="${to}"]`), route).toBeVisible();
  }
});
