import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { readSections, readText } from '../files/dataFile.js';
import { taxonomy } from './families.js';
import { LEXICON as terms, type Term, languageKeys } from './lexicon.js';

const [fields = [], ...rows] = readText('lexicon.tsv')
  .trimEnd()
  .split('\n')
  .map((line) => line.split('\t'));
const entries = rows.map((row) => Object.fromEntries(fields.map((field, at) => [field, row[at]])));

const REGIONS = [
  'Africa',
  'Americas',
  'Central & Eastern Europe',
  'Central & North Asia',
  'East Asia',
  'Middle East & Caucasus',
  'Pacific & Australia',
  'South Asia',
  'Southeast Asia',
  'Southern Europe',
  'Western & Northern Europe',
];
/** Columns of the lexicon that may be empty. */
const OPTIONAL = new Set(['script', 'also', 'region', 'antecedent', 'confidence']);

/** Letters that a transliterated name may have, by language. */
const LETTERS: Readonly<Record<string, RegExp>> = {
  Arabic: /^[A-Za-zāīūḌḍḥḤṣṢṭṬẓẒʿʾ -]+$/u,
  Persian: /^[A-Za-zĀā-]+$/u,
  Hebrew: /^[A-Za-zḤḥ’ -]+$/u,
  Greek: /^(?!.*[Pp]h)(?=.*[áéíóúý])[A-Za-záéíóúý]+$/u,
  'Ancient Greek': /^[A-Za-zēō]+$/u,
  Thai: /^[A-Za-z -]+$/u,
  Korean: /^(?!Sh)[A-Za-z-]+$/u,
  Hindi: /^[A-Za-z]+$/u,
  Urdu: /^[A-Za-z]+$/u,
  Russian: /^[A-Za-z’ ]+$/u,
};

const namesOf = (found: readonly Term[]) => found.map(({ name, language }) => `${name} (${language})`);
const outside = (text: string, least: number, most: number) => text.length < least || text.length > most;

describe('the lexicon', () => {
  test('has at least 1,000 terms of 120 languages from all eleven regions', () => {
    expect(terms.length).toBeGreaterThanOrEqual(1_000);
    expect(new Set(terms.map(({ language }) => language)).size).toBeGreaterThanOrEqual(120);
    expect([...new Set(terms.map(({ region }) => region))].toSorted()).toEqual(REGIONS);
  });

  test('has twelve terms or more for each of the 54 families', () => {
    expect(Object.keys(taxonomy)).toHaveLength(54);
    const counts = Object.keys(taxonomy).map((family) => [
      family,
      terms.filter((term) => term.families.includes(family)).length,
    ]);
    expect(counts.filter(([, count]) => Number(count) < 12)).toEqual([]);
  });

  test('is at least two fifths about painful feelings', () => {
    expect(terms.filter(({ valence }) => valence < 0).length / terms.length).toBeGreaterThanOrEqual(0.4);
  });

  test('uses only antecedents that have a heading in antecedents.txt', () => {
    const known = Object.keys(Object.fromEntries(readSections('antecedents.txt')));
    const tied = terms.filter(({ antecedent }) => antecedent !== '');
    expect(namesOf(tied.filter(({ antecedent }) => !known.includes(antecedent)))).toEqual([]);
  });

  test('has no term of a language twice', () => {
    const keys = terms.map(({ name, language }) => `${name.toLowerCase()} ${language}`);
    expect(keys.filter((key, index) => keys.indexOf(key) !== index)).toEqual([]);
  });

  test('fills all columns that are not optional', () => {
    const isWrong = (row: string[]) =>
      row.length > fields.length ||
      row.some((cell) => cell !== cell.trim()) ||
      fields.some((field, at) => !OPTIONAL.has(field) && !row[at]);
    expect(rows.filter(isWrong).map(([name]) => name)).toEqual([]);
  });

  test('uses only families of the taxonomy, three at most, none twice', () => {
    const wrong = terms.filter(
      (term) =>
        term.families.some((family) => !(family in taxonomy)) ||
        new Set(term.families).size !== term.families.length,
    );
    expect(namesOf(wrong)).toEqual([]);
  });

  test('says what a term means in 30 to 140 characters, and who uses it when in 80 to 280', () => {
    expect(namesOf(terms.filter(({ meaning }) => outside(meaning, 30, 140)))).toEqual([]);
    expect(namesOf(terms.filter(({ culturalContext }) => outside(culturalContext, 80, 280)))).toEqual([]);
  });

  test('gives every term its own hook of at most 60 characters that fits inside a sentence', () => {
    const hooks = entries.map(({ name, hook = '' }) => ({ name, hook }));
    expect(
      hooks.filter(({ hook }) => outside(hook, 5, 60) || /[.!?;:]/u.test(hook)).map(({ name }) => name),
    ).toEqual([]);
    const seen = hooks.map(({ hook }) => hook.toLowerCase());
    expect(hooks.filter(({ hook }, index) => seen.indexOf(hook.toLowerCase()) !== index)).toEqual([]);
  });

  test('gives the confidence and the sources of every term', () => {
    expect(
      namesOf(terms.filter(({ confidence }) => !['high', 'medium', 'low'].includes(confidence))),
    ).toEqual([]);
    const unnamed = ({ sources }: Term) =>
      sources.length === 0 || sources.some((source) => /^(?:dictionary|dictionaries)?$/u.test(source.trim()));
    expect(namesOf(terms.filter(unnamed))).toEqual([]);
    const heardOnly = terms.filter(({ sources }) =>
      sources.every((source) => /\busage$|^(?:press|song)$/u.test(source)),
    );
    expect(namesOf(heardOnly.filter(({ confidence }) => confidence === 'high'))).toEqual([]);
  });

  test('has one language for every term and one transliteration for each language', () => {
    expect(namesOf(terms.filter(({ name, language }) => `${name}${language}`.includes('/')))).toEqual([]);
    expect(
      namesOf(terms.filter(({ name, language }) => LETTERS[language]?.test(name.normalize('NFC')) === false)),
    ).toEqual([]);
  });

  test('keeps family and valence consistent: no unpleasant joy, no pleasant grief', () => {
    const wrong = terms.filter(({ families: [first = ''], valence }) => {
      const typical = taxonomy[first]?.valence ?? 0;
      return Math.abs(typical) > 0.6 && valence * typical < 0 && Math.abs(valence) > 0.3;
    });
    expect(namesOf(wrong)).toEqual([]);
  });

  test('keeps nine tenths of its terms for visitors of any language', () => {
    for (const language of ['English', 'German', 'Spanish', 'French', 'Italian', 'Portuguese', 'Dutch']) {
      const others = terms.filter((term) => !term.languageKeys.includes(language));
      expect(others.length).toBeGreaterThan(terms.length * 0.9);
    }
  });
});

test('the collage of 25 shows words of the lexicon, each with its language', () => {
  const collage = readFileSync(new URL('../../../../../site/content/emotions.yml', import.meta.url), 'utf8');
  const cards = [...collage.matchAll(/^- name: (.+)\n {2}language: (.+)$/gmu)].map(
    ([, name, language]) => `${name} (${language})`,
  );
  const known = new Set(namesOf(terms));
  expect(cards.length).toBe(25);
  expect(cards.filter((card) => !known.has(card))).toEqual([]);
});

test('labels that name one language in several ways are one language', () => {
  expect(languageKeys('Brazilian Portuguese')).toEqual(languageKeys('Portuguese'));
  expect(languageKeys('German (Swiss origin)')).toEqual(['German']);
  expect(languageKeys('Croatian')).toEqual(languageKeys('Bosnian'));
  expect(languageKeys('Welsh')).not.toEqual(languageKeys('Welsh English'));
});
