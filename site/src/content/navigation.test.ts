import { readFileSync } from 'node:fs';
import { expect, test, vi } from 'vitest';
import { parse } from 'yaml';
import { join } from 'node:path';

vi.mock('../../content/navigation.yml', () => ({
  default: parse(readFileSync(join(import.meta.dirname, '../../content/navigation.yml'), 'utf8')) as unknown,
}));

const { groupTitleOf, nextOf, sectionOf } = await import('./navigation');

test('Next leads to the following item, also across groups', () => {
  expect(nextOf('/writing/tango/non-dancers')?.route).toBe('/writing/tango/mentoring');
  expect(nextOf('/writing/tango/questions')?.route).toBe('/writing/dating/online-dating');
  expect(nextOf('/bookmarks/tribes')?.route).toBe('/bookmarks/econtalk');
  expect(nextOf('/work/freelance')?.route).toBe('/work/experience');
});

test('there is no Next after the last item', () => {
  expect(nextOf('/writing/personal/nonsense')).toBeUndefined();
  expect(nextOf('/bookmarks/perfect-chair')).toBeUndefined();
  expect(nextOf('/work/datingapp')).toBeUndefined();
});

test('there is no Next on a route that is not in the list, nor in other sections', () => {
  expect(nextOf('/writing')).toBeUndefined();
  expect(nextOf('/writing/unknown')).toBeUndefined();
  expect(nextOf('/projects/jous')).toBeUndefined();
  expect(nextOf('/interactive/ama')).toBeUndefined();
});

test('a route belongs to its section and group', () => {
  expect(sectionOf('/writing/tango/music')?.name).toBe('Writing');
  expect(sectionOf('/')).toBeUndefined();
  expect(groupTitleOf('/writing/smalltalk/connection')).toBe('SmallTalk');
});
