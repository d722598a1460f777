import { expect, test, vi } from 'vitest';

const item = vi.hoisted(() => (route: string) => ({ label: route, route }));

vi.mock('../../content/navigation.yml', () => ({
  default: {
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
      {
        name: 'Projects',
        path: '/projects',
        groups: [{ items: [item('/projects/a'), item('/projects/b')] }],
      },
    ],
  },
}));

const { groupTitleOf, nextOf, sectionOf } = await import('./navigation');

test('Next leads to the following item, also across groups', () => {
  expect(nextOf('/writing/dance/walking')?.route).toBe('/writing/dance/standing');
  expect(nextOf('/writing/dance/standing')?.route).toBe('/writing/work/sitting');
});

test('there is no Next after the last item', () => {
  expect(nextOf('/writing/work/sitting')).toBeUndefined();
  expect(nextOf('/bookmarks/one')).toBeUndefined();
});

test('there is no Next on a route that is not in the list, nor in other sections', () => {
  expect(nextOf('/writing')).toBeUndefined();
  expect(nextOf('/writing/unknown')).toBeUndefined();
  expect(nextOf('/projects/a')).toBeUndefined();
});

test('a route belongs to its section and group', () => {
  expect(sectionOf('/writing/dance/walking')?.name).toBe('Writing');
  expect(sectionOf('/')).toBeUndefined();
  expect(groupTitleOf('/writing/work/sitting')).toBe('Work');
});
