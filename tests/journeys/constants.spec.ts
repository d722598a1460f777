import type { Page } from '@playwright/test';
import { countIn, poemNumbers } from './content.ts';
import { allowAnalytics, expect, open, test } from './journey.ts';

const main = (page: Page) => page.getByRole('main');

test('the place of the music player keeps a height of 352 until it is pressed', async ({
  page,
  ownerServer,
  watch,
}) => {
  await allowAnalytics(page, watch);
  await open(page, `${ownerServer.url}/bookmarks/econtalk`);
  const music = page
    .getByRole('figure')
    .filter({ has: page.getByRole('button', { name: 'Load the player' }) })
    .locator(':scope > div')
    .first();
  expect(await music.evaluate((place) => place.clientHeight)).toBe(352);
});

test('every emotion card of the list, each "Name (Language)" with a description', async ({ page }) => {
  await open(page, '/projects/emotion-explorer');
  const cards = main(page).getByRole('article').getByRole('article');
  await expect(cards).toHaveCount(countIn('emotions.yml'));
  for (const card of await cards.all()) {
    await expect(card.getByRole('heading')).toHaveText(/^.+ \(.+\)$/);
    expect((await card.locator('p').innerText()).length).toBeGreaterThan(20);
  }
});

test('every tango exercise of the list', async ({ page }) => {
  await open(page, '/writing/tango/exercises');
  await expect(main(page).getByRole('article').getByRole('heading', { level: 2 })).toHaveCount(
    countIn('exercises.yml'),
  );
});

test('every poem of the folder, each a number heading and its lines', async ({ page }) => {
  await open(page, '/writing/personal/nonsense');
  const numbers = main(page).getByRole('heading', { level: 2 });
  await expect(numbers).toHaveText(poemNumbers);
  for (const poem of await main(page).getByRole('article', { name: /^\d+$/ }).all())
    expect(await poem.locator('p span').count()).toBeGreaterThan(2);
  await expect(main(page).getByRole('article', { name: /^\d+$/ })).toHaveCount(poemNumbers.length);
});

test('six things are enjoyed in tango', async ({ page }) => {
  await open(page, '/writing/tango/non-dancers');
  for (const name of ['Details', 'Embrace', 'Courage', 'Rituals', 'Travel', 'Arbitrariness'])
    await expect(main(page).getByRole('heading', { name, exact: true })).toBeVisible();
  await expect(main(page).getByRole('img', { name: /.{20}/ }).first()).toBeVisible();
});

test('mentoring covers six areas', async ({ page }) => {
  await open(page, '/writing/tango/mentoring');
  for (const name of [
    /^Balance$/,
    /^Articulation and control$/,
    /^Musicality$/,
    /^Leader strategies$/,
    /^Full-body engagement$/,
    /^Mental aspects$/,
  ])
    await expect(main(page).getByRole('heading', { name })).toBeVisible();
});

for (const [fact, route, patterns] of [
  [
    'a tango evening costs about 10 euros for around six hours',
    '/writing/tango/non-dancers',
    [/about 10 euros/, /six hours/],
  ],
  [
    'a club membership costs 60 euros per 3 months',
    '/writing/tango/non-dancers',
    [/60 euros (for|per|every|a) (3|three) months/],
  ],
  [
    'a dance lasts about 12 minutes of undivided attention',
    '/writing/tango/non-dancers',
    [/about twelve minutes of undivided attention/],
  ],
  [
    'mentoring is for people with one to three years of dancing',
    '/writing/tango/mentoring',
    [/one to three years/],
  ],
  ['a strategy group has 4 to 5 people', '/writing/tango/mentoring', [/4 to 5/]],
  ['singles events have 4 to 30 people', '/work/datingapp', [/4 (and|to) 30/]],
  ['test coverage rose from 0% to 80%', '/work/experience', [/from 0\s?% to 80\s?%/]],
  [
    'the last employment ended in December 2024',
    '/work/experience',
    [/Until December 2024 I was a senior software engineer at a logistics software company/],
  ],
] as const)
  test(`content fact: ${fact}`, async ({ page }) => {
    await open(page, route);
    for (const pattern of patterns) await expect(main(page)).toContainText(pattern);
  });
