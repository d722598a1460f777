import { expect, test } from 'vitest';
import { findWords } from './findWords';

const words = (...names: string[]) => names.map((name) => ({ name, href: `/joy#${name}` }));

const lists = {
  moods: [
    { title: 'Pleasant', families: [{ name: 'Lust', path: '/lust', count: 5 }] },
    { title: 'Unpleasant', families: [{ name: 'Longing', path: '/longing', count: 9 }] },
  ],
  languages: [
    { name: 'Brazilian Portuguese', anchor: 'in-brazilian', words: words('Cafuné') },
    { name: 'English', anchor: 'in-english', words: words('Longingness', 'Long') },
    { name: 'Portuguese', anchor: 'in-portuguese', words: [{ name: 'Saudade', href: '/longing#saudade' }] },
    {
      name: 'Russian',
      anchor: 'in-russian',
      words: [{ name: 'Toska', href: '/toska', other: 'тоска, tosca' }],
    },
  ],
};

const others = ['Kataññutā', 'Hınç', 'Écœurement', 'Æðruleysi', 'Arbejdsglæde'];

const namesOf = (query: string) => findWords(lists, query).map(({ name }) => name);

test('finds the words of a language before those of a language with a longer name', () => {
  expect(namesOf('portuguese')).toEqual(['Saudade', 'Cafuné']);
});

test('finds a word in its own script and in another spelling', () => {
  expect([namesOf('Тоска'), namesOf('tosca'), namesOf('!'), namesOf('грусть')]).toEqual([
    ['Toska'],
    ['Toska'],
    [],
    [],
  ]);
});

test('finds an exact word before a feeling that begins with it, and that before longer words', () => {
  expect(namesOf('long')).toEqual(['Long', 'Longing', 'Longingness', 'Saudade']);
});

test('shows the words of a feeling below it, unless several feelings are found', () => {
  expect(namesOf('longing')).toEqual(['Longing', 'Longingness', 'Saudade']);
  expect(namesOf('l')).toEqual(['Lust', 'Longing', 'Long', 'Longingness', 'Cafuné']);
});

test.each([
  ['kataN', 'Kataññutā'],
  ['hinc', 'Hınç'],
  ['ecoeurement', 'Écœurement'],
  ['aedruleysi', 'Æðruleysi'],
  ['arbejdsglaede', 'Arbejdsglæde'],
])('finds by %s, without its accents, the word %s', (plain, word) => {
  const languages = [{ name: 'Any', anchor: 'in-any', words: words(...others) }];
  expect(findWords({ moods: [], languages }, plain).map(({ name }) => name)).toEqual([word]);
});

test.each(['wombats', 'грусть', '愛'])('finds nothing by %s', (unknown) =>
  expect(namesOf(unknown)).toEqual([]),
);
