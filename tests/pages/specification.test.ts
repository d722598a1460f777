import { expect, test } from 'vitest';
import { pageAt, textOf } from './builtPage.ts';
import { countIn, poemNumbers } from '../content.ts';

interface PageText {
  title?: string;
  headings?: (string | RegExp)[];
  texts?: (string | RegExp)[];
}

/** Titles, headings and texts that the specification requires of single pages. */
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
    texts: [/I take on four kinds of job, alone or inside your team/],
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

test.each(Object.entries(pages))(
  '%s says what the specification says',
  (route, { title, headings = [], texts = [] }) => {
    const page = pageAt(route);
    if (title) expect(textOf(page.querySelector('h1'))).toBe(title);
    const names = page.querySelectorAll('main h1, main h2, main h3').map(textOf);
    for (const name of headings)
      expect
        .soft(
          names.filter((one) => (typeof name === 'string' ? one === name : name.test(one))),
          String(name),
        )
        .not.toEqual([]);
    const text = textOf(page.querySelector('main'));
    for (const part of texts) expect.soft(text).toMatch(part);
  },
);

test('every emotion card, exercise, poem and episode of the owner’s lists is shown', () => {
  const cards = pageAt('/projects/emotion-explorer').querySelectorAll('main article article').map(textOf);
  expect(cards).toHaveLength(countIn('emotions.yml'));
  for (const card of cards) expect(card).toMatch(/^.+\s?\(.+\).{20}/);

  const exercises = pageAt('/writing/tango/exercises').querySelectorAll('main article h2');
  expect(exercises).toHaveLength(countIn('exercises.yml'));

  const nonsense = pageAt('/writing/personal/nonsense');
  expect(nonsense.querySelectorAll('main h2').map(textOf)).toEqual(poemNumbers);
  const poems = nonsense.querySelectorAll('main article article');
  expect(poems).toHaveLength(poemNumbers.length);
  for (const poem of poems) expect(poem.querySelectorAll('p span').length).toBeGreaterThan(2);

  const lists = pageAt('/bookmarks/econtalk').querySelectorAll('main ul, main ol');
  expect(lists.at(-1)?.querySelectorAll('li')).toHaveLength(countIn('episodes.yml'));
});
