import { countIn, poemNumbers } from './content.ts';
import { expect, open, test } from './journey.ts';
import { h1 } from './moving.ts';

interface PageText {
  title?: string;
  headings?: (string | RegExp)[];
  texts?: (string | RegExp)[];
}

/** What the specification says of single pages, word for word. */
const pages: Record<string, PageText> = {
  '/': { texts: [/communit/i, /conversation/i, /curio/i, /together/i] },
  '/writing': { title: 'Writing', texts: ['Select a topic from the left sub-menu.'] },
  '/writing/tango/non-dancers': {
    headings: ['Details', 'Embrace', 'Courage', 'Rituals', 'Travel', 'Arbitrariness'],
    texts: [
      /about 10 euros/,
      /six hours/,
      /60 euros (for|per|every|a) (3|three) months/,
      /about twelve minutes of undivided attention/,
    ],
  },
  '/writing/tango/mentoring': {
    headings: [
      'Balance',
      'Articulation and control',
      'Musicality',
      'Leader strategies',
      'Full-body engagement',
      'Mental aspects',
    ],
    texts: [/one to three years/, /4 to 5/],
  },
  '/bookmarks': { title: 'Books Overview', headings: [/brain/i, /system/i, /body/i] },
  '/projects': { title: 'Projects Overview', texts: ['Choose a project to findout more about it'] },
  '/work': { title: 'Work Overview', texts: ['Explore my professional background and approach'] },
  '/work/freelance': {
    headings: ['Operations Research', 'ML / AI', 'Data Science', 'Microservices / SaaS / APIs'],
    texts: [/I work alone or inside your team/],
  },
  '/work/experience': {
    texts: [
      /from 0\s?% to 80\s?%/,
      /Until December 2024 I was a senior software engineer at a logistics software company/,
    ],
  },
  '/work/datingapp': { title: 'A New Dating App', texts: [/4 (and|to) 30/] },
  '/interactive': { title: 'Interactive Overview', texts: ['Select a tool from the sidebar.'] },
  '/interactive/book': {
    title: 'Book My Calendar',
    texts: ['Select a suitable time for our meeting.'],
  },
};

for (const [route, { title, headings = [], texts = [] }] of Object.entries(pages))
  test(`${route} says what the specification says`, async ({ page }) => {
    await page.goto(route);
    const main = page.getByRole('main');
    if (title) await expect(h1(page)).toHaveText(title);
    for (const name of headings)
      await expect.soft(main.getByRole('heading', { name, exact: true })).toBeVisible();
    for (const text of texts) await expect.soft(main).toContainText(text);
  });

test('every emotion card, exercise, poem and episode of the owner’s lists is shown', async ({ page }) => {
  const main = page.getByRole('main');
  await open(page, '/projects/emotion-explorer');
  const cards = main.getByRole('article').getByRole('article');
  await expect(cards).toHaveCount(countIn('emotions.yml'));
  for (const text of await cards.allInnerTexts()) expect(text).toMatch(/^.+\s\(.+\).*\s[^]{20}/);

  await open(page, '/writing/tango/exercises');
  await expect(main.getByRole('article').getByRole('heading', { level: 2 })).toHaveCount(
    countIn('exercises.yml'),
  );
  await open(page, '/writing/personal/nonsense');
  await expect(main.getByRole('heading', { level: 2 })).toHaveText(poemNumbers);
  const poems = main.getByRole('article', { name: /^\d+$/ });
  await expect(poems).toHaveCount(poemNumbers.length);
  for (const poem of await poems.all()) expect(await poem.locator('p span').count()).toBeGreaterThan(2);

  await open(page, '/bookmarks/econtalk');
  await expect(main.getByRole('list').last().getByRole('listitem')).toHaveCount(countIn('episodes.yml'));
});
