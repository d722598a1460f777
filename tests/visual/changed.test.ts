import { expect, test } from 'vitest';
import { touching } from './changed.ts';
import { allShots } from './shots.ts';
import type { Story } from './storybook.ts';

const story = (component: string): Story => ({
  id: `components-${component.toLowerCase()}--default`,
  title: `Components/${component}`,
  name: 'Default',
  type: 'story',
  tags: [],
  importPath: `./ui/src/components/${component}/${component}.stories.tsx`,
});
const stories = [story('Field'), story('TextArea'), story('Button')];
const routes = ['/', '/writing', '/writing/tango/exercises', '/bookmarks/econtalk', '/interactive/ama'];
const shots = allShots(stories, routes);

const touchedBy = (file: string) => {
  const isTouched = touching(stories, routes);
  return [...new Set(shots.filter((shot) => isTouched(file, shot)).map(({ id }) => id))].toSorted();
};
const everything = [...new Set(shots.map(({ id }) => id))].toSorted();

test('a text touches its own page and no story', () => {
  expect(touchedBy('site/content/writing/tango/exercises.mdx')).toEqual(['/writing/tango/exercises']);
});

test('a component touches its stories and the pages that use it', () => {
  expect(touchedBy('ui/src/components/Exercise/Exercise.tsx')).toEqual(['/writing/tango/exercises']);
  expect(touchedBy('ui/src/components/TextArea/TextArea.tsx')).toEqual([
    '/interactive/ama',
    'components-textarea--default',
  ]);
});

test('a token, the lock and the tool itself touch everything', () => {
  for (const file of ['ui/src/theme/tokens.ts', 'package-lock.json', 'tests/visual/settled.ts'])
    expect(touchedBy(file), file).toEqual(everything);
});

test('the build of the site touches every page, and Storybook’s own files every story', () => {
  expect(touchedBy('site/build/composePage.ts')).toEqual(routes.toSorted());
  expect(touchedBy('.storybook/preview.css')).toEqual(stories.map(({ id }) => id).toSorted());
});

test('a file whose dependants are unknown touches everything that it may reach', () => {
  expect(touchedBy('ui/src/theme/unheardOf.ts')).toEqual(everything);
  expect(touchedBy('site/content/unheard-of.yml')).toEqual(routes.toSorted());
});

test('a file that no picture depends on touches nothing', () => {
  for (const file of ['README.md', 'server/src/mail/mail.ts', 'tests/house.test.ts'])
    expect(touchedBy(file), file).toEqual([]);
});
