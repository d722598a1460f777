import { expect, test } from 'vitest';
import type { Mode } from './modes.ts';
import type { Shot } from './shots.ts';
import { acceptCommand, chooses, kindsIn, wishOf } from './wish.ts';

const mode: Mode = { name: 'light', theme: 'light', width: 1440, height: 900 };
const story = (id: string, name: string): Shot => ({
  kind: 'story',
  id,
  group: name.split(' ')[0] ?? '',
  name,
  mode,
  file: `${id}.png`,
});
const page = (id: string): Shot => ({ kind: 'page', id, group: '/', name: id, mode, file: `${id}.png` });

const shots = [
  story('components-field--error', 'Field / Error'),
  story('components-field--error-long', 'Field / Error long'),
  story('components-button--default', 'Button / Default'),
  page('/'),
  page('/writing'),
  page('/writing/tango/non-dancers'),
];

const chosen = (...words: string[]) => shots.filter((shot) => chooses(words, shot)).map(({ id }) => id);

test('without a word everything is chosen', () => {
  expect(chosen()).toHaveLength(shots.length);
});

test('words choose stories, and all of them must fit', () => {
  expect(chosen('field', 'error')).toEqual(['components-field--error', 'components-field--error-long']);
  expect(chosen('Button')).toEqual(['components-button--default']);
});

test('an id chooses one story, also where its name begins another', () => {
  expect(chosen('components-field--error')).toEqual(['components-field--error']);
});

test('the beginning of an id chooses a component, not another one whose name ends alike', () => {
  expect(chosen('components-button--')).toEqual(['components-button--default']);
  expect(chosen('button--')).toEqual([]);
});

test('a route chooses one page, and with a slash at its end what lies below', () => {
  expect(chosen('/')).toEqual(['/']);
  expect(chosen('/writing')).toEqual(['/writing']);
  expect(chosen('/writing/')).toEqual(['/writing', '/writing/tango/non-dancers']);
});

test('a kind chooses all of its own', () => {
  expect(chosen('pages')).toEqual(['/', '/writing', '/writing/tango/non-dancers']);
  expect(chosen('stories')).toHaveLength(3);
  expect(chosen('pages', 'Button')).toHaveLength(4);
});

test('only what the words ask for is built', () => {
  expect(kindsIn([])).toEqual({ stories: true, pages: true });
  expect(kindsIn(['Button'])).toEqual({ stories: true, pages: false });
  expect(kindsIn(['/writing'])).toEqual({ stories: false, pages: true });
});

test('the command that accepts repeats what was asked for', () => {
  expect(acceptCommand(wishOf(['Field', 'Error long']), false)).toBe(
    "npm run visual -- --update Field 'Error long'",
  );
  expect(acceptCommand(wishOf(['--changed=main~2', '/writing']), true)).toBe(
    'npm run visual -- --update --built --changed=main~2 /writing',
  );
});

test('an unknown option is refused', () => {
  expect(() => wishOf(['--udpate'])).toThrow('There is no option --udpate.');
});
