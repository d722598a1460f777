import { amongst, isWritten, itemsOf, menu, placeholderTexts, profiles, sections } from './content.ts';
import { expect, open, test } from './journey.ts';
import { h1, mainMenu } from './moving.ts';

test('the main menu has its seven items in order, each with an icon, and highlights the chosen one alone', async ({
  page,
}) => {
  await open(page, '/');
  const items = mainMenu(page).getByRole('listitem').getByRole('link');
  expect(menu.map(({ name, path }) => `${name} ${path}`)).toEqual([
    'Home /',
    'Writing /writing',
    'Bookmarks /bookmarks',
    'Projects /projects',
    'Work /work',
    'Interactive /interactive',
    'Social Media /social-media',
  ]);
  await expect(items).toHaveText(menu.map(({ name }) => name));
  for (const { name, path } of menu.toReversed()) {
    const item = items.and(page.getByRole('link', { name, exact: true }));
    await expect(item.locator('svg')).toBeVisible();
    await item.click();
    await expect(page).toHaveURL(path);
    await expect(item).toHaveAttribute('aria-current', 'page');
    await expect(item).toHaveCSS('font-weight', '700');
    await expect(mainMenu(page).locator('[aria-current]')).toHaveCount(1);
  }
});

/** The entries that the specification names. A placeholder ends where the owner has written the text. */
const named: Record<string, Record<string, string | undefined>> = {
  Writing: {
    '/writing/tango/non-dancers': 'For Non-dancers',
    '/writing/tango/mentoring': 'Mentoring for Young Beginners',
    '/writing/tango/exercises': 'Exercises Ideas',
    '/writing/tango/music': 'Tango Music',
    '/writing/tango/woman-in-tango': undefined,
    '/writing/tango/giving-getting': undefined,
    '/writing/tango/questions': undefined,
    '/writing/dating/online-dating': 'Third Generation of Online Dating',
    '/writing/dating/first-date': undefined,
    '/writing/smalltalk/connection': undefined,
    '/writing/smalltalk/smalltalk-sticks': undefined,
    '/writing/work/university': undefined,
    '/writing/work/vocation': undefined,
    '/writing/personal/nonsense': 'Nonsense',
  },
  Projects: {
    '/projects/jous': 'Jous',
    '/projects/second-date': 'Second Date',
    '/projects/tango-diario': 'Tango Diario',
    '/projects/emotion-explorer': 'Emotion Explorer',
  },
  Work: {
    '/work/freelance': 'Freelance',
    '/work/experience': 'Experience',
    '/work/collaborate': 'Collaborate',
    '/work/datingapp': 'A New Dating App',
  },
  Interactive: {
    '/interactive/book': 'Book Calendar',
    '/interactive/ama': 'Ask Me Anything',
    '/interactive/share': 'Share Anything',
  },
};

const categories: Record<string, string[]> = {
  Writing: ['Tango', 'Dating', 'SmallTalk', 'Work', 'Personal'],
  Bookmarks: ['Book', 'Podcast', 'Web', 'Goodies'],
};

test('each sub-menu is headed by its name and lists its categories and entries in order', async ({
  page,
}) => {
  for (const { name, path, groups } of sections)
    await test.step(name, async () => {
      await open(page, path);
      const subMenu = page.getByRole('navigation', { name, exact: true });
      await expect(subMenu.getByRole('heading', { name, exact: true })).toBeVisible();
      await expect(mainMenu(page).locator('[aria-current="page"]')).toHaveText(name);
      const links = subMenu.locator('a');
      const entries = path === '/social-media' ? profiles : itemsOf(path);
      await expect(links).toHaveText(entries.map(({ label }) => label));
      const titles = groups.flatMap((group) => group.title ?? []);
      await expect(subMenu.locator('button[aria-expanded]')).toHaveText(
        titles.map((title) => new RegExp(`^${title}`)),
      );
      expect(amongst(titles, categories[name] ?? [])).toEqual(categories[name] ?? []);
      if (path === '/social-media') return;
      const routes = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')));
      expect(routes).toEqual(itemsOf(path).map(({ route }) => route));
      const expected = named[name] ?? {};
      expect(amongst(routes, Object.keys(expected))).toEqual(Object.keys(expected));
      for (const [route, label] of Object.entries(expected))
        if (label)
          await expect(links.and(page.locator(`[href="${route}"]`))).toHaveText(new RegExp(`^${label}`));
    });
});

test('a placeholder is marked in its menu; its page says what it is about and what to read until then', async ({
  page,
}) => {
  await open(page, '/writing');
  const links = page.getByRole('navigation', { name: 'Writing' }).locator('a');
  for (const { route } of itemsOf('/writing'))
    await expect(links.and(page.locator(`[href="${route}"]`)), route).toHaveCSS(
      'font-style',
      isWritten(route) ? 'normal' : 'italic',
    );
  for (const { label, route } of itemsOf('/writing').filter((item) => item.placeholder)) {
    await page.goto(route);
    await expect(h1(page)).toHaveText(label);
    const main = page.getByRole('main');
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
