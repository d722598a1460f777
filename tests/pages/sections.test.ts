import type { HtmlElement } from 'html-validate';
import { expect, test } from 'vitest';
import { itemsOf, labelOf, profiles, readText, sectionsOf, techStack } from '../content.ts';
import { attributeOf, htmlAt, labelled, linkIn, pageAt, textOf } from './builtPage.ts';

const addressesIn = (part: HtmlElement | null | undefined) =>
  part?.querySelectorAll('a').map((link) => attributeOf(link, 'href')) ?? [];

const mainOf = (route: string) => pageAt(route).querySelector('main');

test.each([
  [/^Read something/, '/writing'],
  [/^Hire me/, '/work/freelance'],
  [/^Dance tango better/, '/writing/tango/mentoring'],
  [/^Ask me anything/, '/interactive/ama'],
])('Home leads by %s to %s', (name, route) => {
  expect(attributeOf(linkIn(mainOf('/'), name), 'href')).toBe(route);
});

test('Home leads to every tool and, in "On this page", to each of its parts', () => {
  const page = pageAt('/');
  expect(addressesIn(page.querySelector('main'))).toEqual(
    expect.arrayContaining(itemsOf('/interactive').map(({ route }) => route)),
  );
  const parts = page.querySelectorAll('main h2').map((heading) => `/#${heading.closest('[id]')?.id}`);
  expect(addressesIn(labelled(page, 'nav', 'On this page'))).toEqual(parts);
});

test('without the owner’s name and portrait nothing takes their place', () => {
  expect(htmlAt('/')).not.toMatch(/name="author"|"Person"/);
  expect(textOf(mainOf('/')?.querySelector('h1 + p') ?? null)).toMatch(/^(?!I’m )./);
  expect(mainOf('/')?.querySelectorAll('img')).toEqual([]);
});

test('three project pictures of Home open the apps in a new tab', () => {
  const pictures = (mainOf('/')?.querySelectorAll('a') ?? []).filter((link) =>
    attributeOf(link, 'href').startsWith('/apps/'),
  );
  expect(pictures.map((link) => attributeOf(link, 'href'))).toEqual([
    '/apps/jous/',
    '/apps/second-date/',
    '/apps/tango-diario/',
  ]);
  for (const link of pictures) {
    expect(link.querySelectorAll('svg, img')).not.toEqual([]);
    expect(attributeOf(link, 'target')).toBe('_blank');
    expect(attributeOf(link, 'rel')).toBe('noopener');
  }
});

test.each([
  ['jous', 'Jous', 'Turn the card'],
  ['second-date', 'Second Date', 'I answer first'],
  ['tango-diario', 'Tango Diario', 'Add a night'],
])('the app %s has its first screen, and a link from and to its page', (slug, name, button) => {
  const app = pageAt(`/apps/${slug}/`);
  expect(textOf(app.querySelector('h1'))).toBe(name);
  expect(app.querySelectorAll('button').map(textOf)).toContain(button);
  expect(attributeOf(linkIn(app, new RegExp(`^About ${name}`)), 'href')).toBe(`/projects/${slug}`);
  const visit = linkIn(mainOf(`/projects/${slug}`), /^Visit App/);
  expect(attributeOf(visit, 'href')).toBe(`/apps/${slug}/`);
  expect(attributeOf(visit, 'target')).toBe('_blank');
});

test('the projects have pictures that lead to their pages', () => {
  for (const { label, route } of itemsOf('/projects')) {
    const card = mainOf('/projects')
      ?.querySelectorAll('a')
      .find((link) => attributeOf(link, 'href') === route);
    expect(textOf(card ?? null), route).toContain(label);
    expect(card?.querySelectorAll('svg, img'), route).not.toEqual([]);
  }
});

test('four favourites are cards with image, title and description', () => {
  const page = mainOf('/');
  expect(page?.querySelectorAll('h2').map(textOf)).toContain('On the shelf');
  const cards = page?.querySelectorAll('a[data-format]') ?? [];
  expect(cards).toHaveLength(4);
  for (const card of cards) {
    expect(card.querySelectorAll('svg, img')).not.toEqual([]);
    expect(textOf(card.querySelector('h3'))).not.toBe('');
    expect(textOf(card).length).toBeGreaterThan(60);
    expect(attributeOf(card, 'href')).toMatch(/^\/bookmarks\//);
  }
});

test.each(itemsOf('/bookmarks'))(
  'the bookmark $route has its name as heading, and a text',
  ({ label, route }) => {
    const page = mainOf(route);
    expect(textOf(page?.querySelector('h1') ?? null)).toBe(label);
    expect((page?.querySelectorAll('p') ?? []).map(textOf).join(' ').length).toBeGreaterThan(400);
  },
);

test('a bookmark whose address is an example has no link to it', () => {
  expect(linkIn(mainOf('/bookmarks/perfect-socks'), /^Visit Page/)).toBeNull();
});

test.each([
  ['/writing/dating/online-dating', 'third-generation-of-online-dating'],
  ['/writing/work/university', 'university'],
  ['/writing/work/vocation', 'vocation'],
])('without the owner’s feed %s has the site’s own essay', (route, file) => {
  const page = mainOf(route);
  const essay = readText(`essays/${file}.md`).split(/^---$/m).slice(2).join('---').trim();
  expect(textOf(page?.querySelector('h1') ?? null)).toBe(labelOf(route));
  for (const part of [essay.slice(0, 40), essay.slice(-40), 'Others have written about this, too.'])
    expect(textOf(page)).toContain(part);
  expect(textOf(page)).not.toContain('Loading...');
  expect(attributeOf(linkIn(page, /^Read on Medium/), 'href')).toMatch(/^https:\/\/medium\.com\/tag\//);
});

test('freelance and the dating app have a button that leads to the booking page', () => {
  for (const [route, name] of [
    ['/work/freelance', /^Book an Introductory Session/],
    ['/work/datingapp', /^Let.s Talk/],
  ] as const)
    expect(attributeOf(linkIn(mainOf(route), name), 'href')).toBe('/interactive/book');
});

test.each([
  ['geocoding', /geocoding API/],
  ['model2go', /transport models, generated/],
  ['route-optimisation', /route optimisation API and solver/],
  ['optiflow', /SaaS microservice/],
])('the highlight %s has a heading, a description, a picture, and no empty role', (id, topic) => {
  const section = mainOf('/work/experience')?.querySelector(`#${id}`) ?? null;
  expect(textOf(section?.querySelector('h2, h3') ?? null)).toMatch(topic);
  expect(textOf(section).length).toBeGreaterThan(300);
  expect(attributeOf(section?.querySelector('[role="img"]') ?? null, 'aria-label')).toMatch(/.{30}/);
  expect((section?.querySelectorAll('p') ?? []).map(textOf)).not.toContain('');
});

test('collaborate links to the dating essay and shows the tech stack', () => {
  const page = mainOf('/work/collaborate');
  expect(addressesIn(page)).toContain('/writing/dating/online-dating');
  for (const { label, items } of techStack) {
    const heading = page?.querySelectorAll('h2, h3').find((one) => textOf(one) === label);
    expect(heading?.parent?.querySelectorAll('ul li').map(textOf), label).toEqual(
      items.map(({ name }) => name),
    );
  }
});

test('the dating app has a table of contents of its sections', () => {
  const page = mainOf('/work/datingapp');
  const sections = sectionsOf('work/datingapp.mdx');
  const items = page?.querySelectorAll('a').filter((link) => attributeOf(link, 'href').startsWith('#'));
  expect(items?.map((link) => ({ id: attributeOf(link, 'href').slice(1), title: textOf(link) }))).toEqual(
    sections,
  );
  for (const { id, title } of sections)
    expect(textOf(page?.querySelector(`#${id} h2`) ?? null), id).toBe(title);
});

test('the profiles are listed with logo and address, in the sidebar and on the page', () => {
  const page = pageAt('/social-media');
  const lists = [labelled(page, 'nav', 'Social Media'), labelled(page, 'ul', 'Profiles')];
  for (const list of lists) {
    expect(addressesIn(list)).toEqual(profiles.map(({ url }) => url));
    for (const [index, link] of (list?.querySelectorAll('a') ?? []).entries()) {
      expect(textOf(link)).toMatch(new RegExp(`^${profiles[index]?.label}`));
      expect(link.querySelector('svg')).not.toBeNull();
    }
  }
});
