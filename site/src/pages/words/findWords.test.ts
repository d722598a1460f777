import { expect, test } from 'vitest';
import { findWords } from './findWords';

const words = (...names: string[]) => names.map((name) => ({ name, href: `#${name}` }));

const lists = {
  moods: [{ title: 'Pleasant', families: [{ name: 'Longing', path: '/longing', count: 9 }] }],
  languages: [
    { name: 'Brazilian Portuguese', anchor: 'in-brazilian', words: words('Cafuné') },
    { name: 'English', anchor: 'in-english', words: words('Longingness', 'Long') },
    { name: 'Portuguese', anchor: 'in-portuguese', words: words('Saudade') },
  ],
};

const namesOf = (query: string) => findWords(lists, query).map(({ name }) => name);

test('finds the words of a language before those of a longer name', () => {
  expect(namesOf('portuguese')).toEqual(['Saudade', 'Cafuné']);
});

test('finds an exact word before a feeling that begins with it, and that before longer words', () => {
  expect(namesOf('long')).toEqual(['Long', 'Longing', 'Longingness']);
  expect(namesOf('longing')).toEqual(['Longing', 'Longingness']);
});
