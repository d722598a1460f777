import { expect, test } from 'vitest';
import { familyPath } from '../src/data/words';
import { readWordFamilies, readWordIndex } from './words';

const families = readWordFamilies();
const words = families.flatMap(({ name, words: own }) =>
  own.map((word) => ({ ...word, path: familyPath(name) })),
);
const addresses = words.map(({ path, anchor }) => `${path}#${anchor}`);

test('every word of the lexicon has one permanent address', () => {
  expect(words.length).toBeGreaterThan(1_290);
  expect(new Set(addresses).size).toBe(addresses.length);
  expect(addresses.filter((address) => !/#[a-z0-9]+(-[a-z0-9]+)+$/.test(address))).toEqual([]);
});

test('similar and opposite words are words of the lexicon, and never the word itself', () => {
  const known = new Set(addresses);
  for (const { path, anchor, near, opposite } of words) {
    const links = [...near, ...opposite].map(({ href }) => href);
    expect([anchor, links.filter((href) => !known.has(href))]).toEqual([anchor, []]);
    expect(links).not.toContain(`${path}#${anchor}`);
    expect(near.length).toBeGreaterThan(0);
  }
});

test('nearly every language has a tag that browsers know', () => {
  const { languages } = readWordIndex();
  const untagged = languages.filter(({ lang }) => !lang).map(({ name }) => name);
  expect(untagged).toEqual(['Baining (Papua New Guinea)', 'Yolŋu Matha']);
  const tags = languages.flatMap(({ lang }) => lang ?? []);
  expect(tags.filter((tag) => Intl.getCanonicalLocales(tag)[0] !== tag)).toEqual([]);
});

test('saudade is in the family of longing, with three similar words', () => {
  const saudade = words.find(({ name }) => name === 'Saudade');
  expect(saudade?.path).toBe('/projects/emotion-explorer/words/longing');
  expect(saudade?.near.length).toBe(3);
});

test('the index has every word once by language, and every family once by mood', () => {
  const { moods, languages } = readWordIndex();
  expect(languages.flatMap((language) => language.words).length).toBe(words.length);
  expect(moods.flatMap((mood) => mood.families).length).toBe(families.length);
});
