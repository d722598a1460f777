import { expect, test } from 'vitest';
import { nextIn, overviewAfter, sectionIn } from './menuOrder';

const item = (route: string) => ({ label: route, route });

const navigation = {
  menu: [],
  sections: [
    {
      name: 'Writing',
      path: '/writing',
      groups: [
        { title: 'Dance', items: [item('/writing/dance/walking'), item('/writing/dance/standing')] },
        { title: 'Work', items: [item('/writing/work/sitting')] },
      ],
    },
    { name: 'Bookmarks', path: '/bookmarks', groups: [{ title: 'Book', items: [item('/bookmarks/one')] }] },
    { name: 'Projects', path: '/projects', groups: [{ items: [item('/projects/a'), item('/projects/b')] }] },
  ],
};

const nextOf = (route: string) => nextIn(navigation, route)?.route;

test('Next leads to the following item, also across groups', () => {
  expect(nextOf('/writing/dance/walking')).toBe('/writing/dance/standing');
  expect(nextOf('/writing/dance/standing')).toBe('/writing/work/sitting');
});

test('there is no Next after the last item, which leads to the overview', () => {
  for (const [last, overview] of [
    ['/writing/work/sitting', '/writing'],
    ['/bookmarks/one', '/bookmarks'],
  ] as const) {
    expect(nextOf(last)).toBeUndefined();
    expect(overviewAfter(navigation, last)).toBe(overview);
  }
});

test('there is no Next on a route that is not in the menu, nor in sections without Next', () => {
  for (const route of ['/writing', '/writing/unknown', '/projects/a']) expect(nextOf(route)).toBeUndefined();
});

test('a route belongs to its section', () => {
  expect(sectionIn(navigation, '/writing/dance/walking')?.name).toBe('Writing');
  expect(sectionIn(navigation, '/')).toBeUndefined();
});
