import { describe, expect, test } from 'vitest';
import { readText } from '../files/dataFile.js';
import { parseVocabulary, taxonomy } from './families.js';
import { LANGUAGES } from './languages.js';

const files = [
  'words.tsv',
  'alone.tsv',
  'idioms.tsv',
  'situations.tsv',
  'cues.tsv',
  'emoji.tsv',
  'tellings.tsv',
];

describe('the vocabulary', () => {
  test.each(files)('%s has only valid lines with known families', (file) => {
    expect(parseVocabulary(readText(file), file).length).toBeGreaterThan(50);
  });

  test('has six more languages, each with function words and both kinds of example sentences', () => {
    const others = LANGUAGES.filter(({ code }) => code !== 'en');
    expect(others.map(({ code }) => code)).toEqual(['de', 'es', 'fr', 'it', 'nl', 'pt']);
    for (const { name, told, plain, functionWords } of others) {
      const few = [told().length < 1_060, plain().length < 15, functionWords.size < 40];
      expect([name, ...few]).toEqual([name, false, false, false]);
    }
  });

  test('opposites and neighbours of families exist', () => {
    const named = Object.values(taxonomy).flatMap(({ opposites, neighbours }) => [
      ...opposites,
      ...Object.keys(neighbours),
    ]);
    expect(named.filter((name) => !(name in taxonomy))).toEqual([]);
    const shares = Object.values(taxonomy).flatMap(({ neighbours }) => Object.values(neighbours));
    expect(shares.filter((share) => !(share > 0 && share <= 1))).toEqual([]);
  });

  test('lists the invalid lines in the error', () => {
    const text = 'happy\tjoy\t0.8\t0.4\nodd\tnonsense\t0\t0\n# remark\nsad\tsadness\t2\t0\nshort\tjoy\t0.5';
    expect(() => parseVocabulary(text, 'test.tsv')).toThrow('test.tsv:2, test.tsv:4, test.tsv:5');
  });

  test('gives the first family of a line the highest weight', () => {
    expect(parseVocabulary('bitter\tbitterness,anger\t-0.6\t0.2', 'test.tsv')).toEqual([
      { term: 'bitter', families: { bitterness: 1, anger: 0.75 }, valence: -0.6, arousal: 0.2 },
    ]);
  });

  test('takes the mood of the families where a line gives none', () => {
    const [entry] = parseVocabulary('wan smile\tjoy,sadness', 'test.tsv');
    const { joy, sadness } = taxonomy;
    expect(entry?.valence).toBeCloseTo(((joy?.valence ?? 0) + 0.75 * (sadness?.valence ?? 0)) / 1.75);
    expect(entry?.arousal).toBeCloseTo(((joy?.arousal ?? 0) + 0.75 * (sadness?.arousal ?? 0)) / 1.75);
  });

  test('reads several terms with one feeling from a line', () => {
    const entries = parseVocabulary('glad; so glad; :|\tjoy\t0.8\t0.3', 'test.tsv');
    expect(entries.map(({ term }) => term)).toEqual(['glad', 'so glad', ':|']);
    expect(() => parseVocabulary('glad; ; merry\tjoy\t0.8\t0.3', 'test.tsv')).toThrow('test.tsv:1');
  });
});
