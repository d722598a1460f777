import type { HtmlElement } from 'html-validate';
import { describe, expect, test } from 'vitest';
import {
  isWritten,
  itemsOf,
  labelOf,
  headOf,
  menu,
  nextOf,
  placeholderTexts,
  profiles,
  routes,
  sections,
  titleOf,
} from '../content.ts';
import { attributeOf, labelled, pageAt, textOf } from './builtPage.ts';

/** Keeps the entries that the specification names, because the owner may add others. */
const amongst = <T>(found: readonly T[], named: readonly T[]): T[] =>
  found.filter((one) => named.includes(one));

/** The lead of a page, as plain text. */
const leadOf = (route: string): string => {
  const placeholder = placeholderTexts[route];
  if (placeholder) return placeholder.summary.trim();
  const { lead, description } = headOf(isWritten(route) ? `${route}.mdx` : `${route}/index.mdx`);
  return (lead ?? description).replaceAll('\u00A0', ' ');
};

const linksIn = (part: HtmlElement | null) => part?.querySelectorAll('a') ?? [];

const addressOf = (link: HtmlElement | undefined) => attributeOf(link ?? null, 'href');

test('the main menu has its seven items in order, each with an icon', () => {
  expect(menu.map(({ name, path }) => `${name} ${path}`)).toEqual([
    'Home /',
    'Writing /writing',
    'Bookmarks /bookmarks',
    'Projects /projects',
    'Work /work',
    'Interactive /interactive',
    'Social Media /social-media',
  ]);
  const items = labelled(pageAt('/'), 'nav', 'Main menu')?.querySelectorAll('li') ?? [];
  const links = items.flatMap((item) => item.querySelectorAll('a'));
  expect(links.map((link) => `${textOf(link)} ${addressOf(link)}`)).toEqual(
    menu.map(({ name, path }) => `${name} ${path}`),
  );
  for (const link of links) expect(link.querySelector('svg'), textOf(link)).not.toBeNull();
});

/** Addresses and labels that the specification names. With `undefined` any label is accepted. */
const promised: Record<string, Record<string, string | undefined>> = {
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

test.each(sections)(
  'the sub-menu of $name has its heading, categories and entries in order',
  ({ name, path, groups }) => {
    const page = pageAt(path);
    const subMenu = labelled(page, 'nav', name);
    expect(textOf(subMenu?.querySelector('h2') ?? null)).toBe(name);
    expect(textOf(labelled(page, 'nav', 'Main menu')?.querySelector('[aria-current="page"]') ?? null)).toBe(
      name,
    );
    const links = linksIn(subMenu);
    const isSocial = path === '/social-media';
    const entries = isSocial
      ? profiles.map(({ label, url }) => [label, url])
      : itemsOf(path).map(({ label, route }) => [label, route]);
    expect(links.map(addressOf)).toEqual(entries.map(([, address]) => address));
    for (const [index, [label]] of entries.entries())
      expect(textOf(links[index] ?? null)).toMatch(new RegExp(`^${label}`));
    const titles = groups.flatMap((group) => group.title ?? []);
    const buttons = subMenu?.querySelectorAll('button[aria-expanded]') ?? [];
    expect(buttons.map(textOf)).toEqual(titles.map((title) => expect.stringMatching(`^${title}`)));
    expect(amongst(titles, categories[name] ?? [])).toEqual(categories[name] ?? []);
    const expected = promised[name] ?? {};
    expect(amongst(links.map(addressOf), Object.keys(expected))).toEqual(Object.keys(expected));
    for (const [route, label] of Object.entries(expected)) if (label) expect(labelOf(route)).toBe(label);
  },
);

test.each(itemsOf('/writing').filter((item) => item.placeholder))(
  'the placeholder $route says what it is about and what to read until then',
  ({ label, route }) => {
    const page = pageAt(route);
    expect(textOf(page.querySelector('h1'))).toBe(label);
    const main = textOf(page.querySelector('main'));
    const {
      summary,
      paragraphs = [],
      list = [],
      meanwhile = [],
    } = placeholderTexts[route] ?? { summary: 'none' };
    for (const line of ['notes', summary, ...paragraphs, ...list])
      expect(main).toContain(line.replaceAll(/\s+/g, ' ').trim());
    const links = page.querySelectorAll('main a').map(addressOf);
    for (const { to } of meanwhile) expect(links).toContain(to);
  },
);

/** Sections whose pages have a Next link. */
const withNext = new Set(['/writing', '/work', '/bookmarks']);

describe('Next', () => {
  test.each(routes)('of %s leads to the item that follows in the menu', (route) => {
    const path = `/${route.split('/')[1] ?? ''}`;
    const isItem = withNext.has(path) && route !== path;
    const follows = isItem && route !== itemsOf(path).at(-1)?.route ? nextOf(route) : undefined;
    const page = pageAt(route);
    const next = page.querySelectorAll('main a').filter((link) => textOf(link).startsWith('Next: '));
    expect(next.map((link) => [textOf(link), addressOf(link)])).toEqual(
      follows ? [[`Next: ${follows.label}`, follows.route]] : [],
    );
    // Placeholders and texts end with a card for the next page, the last text of a section with one for the overview.
    if (!isItem || !(follows || isWritten(route))) return;
    const [card] = linksIn(labelled(page, 'nav', 'What comes next'));
    const target = follows?.route ?? path;
    expect(addressOf(card)).toBe(target);
    const areWritten = isWritten(route) && (isWritten(target) || !follows);
    expect(textOf(card ?? null)).toContain(areWritten ? titleOf(target) : follows?.label);
    if (isWritten(route))
      expect(textOf(card ?? null)).toContain(
        follows ? leadOf(target) : headOf(`${path}/index.mdx`).description,
      );
  });
});
