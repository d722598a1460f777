import { expect, test } from 'vitest';
import { countIn, itemsOf, menu, poemNumbers, profiles, readYaml, sectionsOf, techStack } from './content.ts';

/**
 * Fails if the content lacks something that the specification names. Additional content is welcome. If you removed
 * something on purpose, remove it from this file too.
 */
const missing = (what: string, named: readonly string[], found: readonly string[]) =>
  expect(
    named.filter((name) => !found.includes(name)),
    `The specification promises ${what}, and site/content no longer has all of them. Put back what is listed here, or, if you took it out on purpose, remove it from tests/content.acceptance.test.ts.`,
  ).toEqual([]);

const atLeast = (count: number, what: string, found: number) =>
  expect(
    found,
    `The specification promises ${count} ${what}, and site/content has ${found}. Put back what is missing, or, if you mean to have fewer, change the number in tests/content.acceptance.test.ts.`,
  ).toBeGreaterThanOrEqual(count);

const routesOf = (path: string) => itemsOf(path).map(({ route }) => route.slice(path.length + 1));

test('the main menu is the one of the specification', () => {
  const names = menu.map(({ name }) => name);
  missing(
    'a main menu of seven entries',
    ['Home', 'Writing', 'Bookmarks', 'Projects', 'Work', 'Interactive', 'Social Media'],
    names,
  );
});

test('the fourteen bookmarks of the specification are there', () => {
  missing(
    '14 bookmarks',
    [
      'come-as-you-are',
      'how-emotions-are-made',
      'why-we-sleep',
      'crucial-conversations',
      'being-you',
      'the-song-of-significance',
      'tribes',
      'econtalk',
      'conversations-with-tyler',
      'akimbo',
      'where-do-we-begin',
      'epicllama',
      'perfect-socks',
      'perfect-chair',
    ],
    routesOf('/bookmarks'),
  );
});

test('the essays, projects and work pages of the specification are there', () => {
  missing(
    'these essays',
    [
      'tango/non-dancers',
      'tango/mentoring',
      'tango/exercises',
      'dating/online-dating',
      'work/university',
      'work/vocation',
      'personal/nonsense',
    ],
    routesOf('/writing'),
  );
  missing(
    'four projects',
    ['jous', 'second-date', 'tango-diario', 'emotion-explorer'],
    routesOf('/projects'),
  );
  missing('four work pages', ['freelance', 'experience', 'collaborate', 'datingapp'], routesOf('/work'));
});

test('there are ten poems', () => {
  atLeast(10, 'poems', poemNumbers.length);
});

test.each([
  ['emotions.yml', 25, 'emotion cards'],
  ['exercises.yml', 11, 'tango exercises'],
  ['episodes.yml', 15, 'podcast episodes'],
])('%s has %i %s', (file, count, what) => atLeast(count, what, countIn(file)));

test('the six profiles of the specification are there, in its order', () => {
  const named = ['Twitter', 'LinkedIn', 'GitHub', 'Instagram', 'TikTok', 'linktr'];
  const found = profiles.map(({ label }) => label);
  missing('6 profiles', named, found);
  expect(found.filter((label) => named.includes(label))).toEqual(named);
});

test('the tech stack has its six groups with the tools of the specification', () => {
  const stack: Record<string, string[]> = {
    'Programming Languages': ['Java', 'Kotlin', 'C++', 'C#', 'Python'],
    'Development Practices': ['Test Driven Development', 'Domain Driven Development'],
    'Web APIs': ['Quarkus', 'Flask', 'Spring Boot', 'Swagger', '.NET'],
    'AI & MLOps': ['Hugging Face', 'PyTorch', 'Azure-ML'],
    'Cloud Infrastructure': ['Azure', 'AWS'],
    'Other Tools': ['MongoDB', 'Postgres', 'S3', 'Grafana', 'Elastic', 'Kibana', 'Sentry'],
  };
  missing(
    'six groups of tools',
    Object.keys(stack),
    techStack.map(({ label }) => label),
  );
  for (const [label, tools] of Object.entries(stack))
    missing(
      `these tools under ${label}`,
      tools,
      techStack.find((group) => group.label === label)?.items.map(({ name }) => name) ?? [],
    );
});

test('the tech stack keeps its six internal names', () => {
  missing(
    'six internal names in tech-stack.yml',
    ['languages', 'practices', 'webApis', 'aiMlOps', 'cloudInfra', 'other'],
    techStack.map(({ key }) => key),
  );
});

test('the home page has four ways in, four cards on its shelf and three pictures', () => {
  const lists = readYaml('home.yml') as Record<string, unknown[]>;
  expect(
    Object.fromEntries(Object.entries(lists).map(([name, list]) => [name, list.length])),
    'The specification promises 4 ways in, 4 cards and 3 pictures on the home page, and its places are made for them. Put home.yml back to these numbers, or change the design first.',
  ).toEqual({ startLinks: 4, shelf: 4, plates: 3 });
});

test('the new dating app has its seven sections', () => {
  missing(
    'seven sections on the page of the dating app',
    [
      'problem',
      'vision',
      'why-potential',
      'risks-challenges',
      'feature-details',
      'next-steps',
      'how-to-help',
    ],
    sectionsOf('work/datingapp.mdx').map(({ id }) => id),
  );
});
