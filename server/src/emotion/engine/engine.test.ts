import { describe, expect, test, vi } from 'vitest';
import { answerTo, read, show } from './engine.js';
import { readText } from './files/dataFile.js';
import { taxonomy } from './knowledge/families.js';
import { LEXICON } from './knowledge/lexicon.js';

const answer = (text: string) => answerTo(read(text));

/** Texts for the tests: every 37th term of these vocabulary files. */
const texts = [
  'words.tsv',
  'idioms.tsv',
  'situations.tsv',
  'emoji.tsv',
  'languages/de.tsv',
  'languages/fr.tsv',
].flatMap((file) =>
  readText(file)
    .split('\n')
    .filter((line) => line.trim() !== '' && !/^[#@]/u.test(line))
    .flatMap((line) => line.split('\t')[0]?.split('; ') ?? [])
    .map((term) => term.replace(/~/gu, '').replace(/\*/gu, 'really').trim())
    .filter((_, index) => index % 37 === 0),
);

const readings = texts.map((text) => read(text));

describe('an answer', () => {
  test('has six terms of six languages and four regions or more, none in the language of the text', () => {
    for (const { text, terms, language } of readings) {
      const regions = terms.map(({ region }) => region);
      const keys = terms.flatMap(({ languageKeys }) => languageKeys);
      expect([text, terms.length]).toEqual([text, 6]);
      expect([text, new Set(keys).size]).toEqual([text, keys.length]);
      expect([text, new Set(regions).size >= 4]).toEqual([text, true]);
      expect([
        text,
        regions.some((region) => regions.filter((other) => other === region).length > 2),
      ]).toEqual([text, false]);
      expect([text, keys.filter((key) => language.typedIn.includes(key))]).toEqual([text, []]);
    }
  });

  test('is the same today, tomorrow and after a restart', async () => {
    vi.resetModules();
    const again = await import('./engine.js');
    for (const text of [...texts.slice(0, 60), 'table', 'fuck you', 'I want to die', '😭']) {
      const first = JSON.stringify(answer(text));
      expect(JSON.stringify(answer(text))).toBe(first);
      expect(JSON.stringify(again.answerTo(again.read(text)))).toBe(first);
    }
  });

  test.each([
    ['I miss my brother and I feel guilty', 'guilt', 'longing'],
    ["I miss my grandmother and I'm relieved that it's over", 'relief', 'longing'],
    ["I'm angry at my boss but I love the work", 'anger', 'love'],
    ['scared of losing her but so happy', 'joy', 'fear'],
    ['grateful and exhausted', 'gratitude', 'tiredness'],
  ])('to “%s” has words of both feelings', (text, ...families) => {
    const { terms } = read(text);
    for (const family of families) expect(terms.flatMap((term) => term.families)).toContain(family);
  });

  test('names a word of the second feeling in the intro', () => {
    const { intro, terms } = read('I miss my brother and I feel guilty');
    expect(terms.at(-1)?.families).toContain('longing');
    expect(intro).toContain(terms.at(-1)?.name);
  });

  test.each(['Calm', 'Angry', 'Bitter'])('to the suggestion “%s” has six fitting terms', (text) => {
    const { terms } = read(text);
    const family = { Calm: 'calm', Angry: 'anger', Bitter: 'bitterness' }[text] ?? '';
    const near = new Set([family, ...Object.keys(taxonomy[family]?.neighbours ?? {}).slice(0, 1)]);
    expect(terms.every((term) => term.families.some((name) => near.has(name)))).toBe(true);
    expect(terms.filter((term) => term.families.includes(family)).length).toBeGreaterThanOrEqual(5);
  });

  test.each([
    ['my husband died', 'bereavement'],
    ['my mum passed away last week', 'bereavement'],
    ['so much grief', 'bereavement'],
    ['mein Vater ist gestorben', 'bereavement'],
    ['he broke up with me', 'separation'],
    ['homesick', 'leaving home'],
  ])('to "%s" has words felt after %s, and after no other event', (text, antecedent) => {
    const { terms } = read(text);
    expect(terms.filter((term) => !['', antecedent].includes(term.antecedent))).toEqual([]);
    expect(terms.some((term) => term.antecedent === antecedent)).toBe(true);
  });

  test('shows a name with its original script', () => {
    const shown = readings.flatMap(({ terms }) => terms.map((term) => show(term).name));
    expect(shown.some((name) => /\(\P{Script=Latin}+\)$/u.test(name))).toBe(true);
    expect(shown.filter((name) => name.includes('()'))).toEqual([]);
  });

  test('is different enough: these texts show more than half of the lexicon', () => {
    const shown = new Set(readings.flatMap(({ terms }) => terms));
    expect(shown.size / LEXICON.length).toBeGreaterThan(0.5);
  });
});

describe('any text at all', () => {
  const strange = [
    'x',
    '\u{1F9D1}\u200D\u{1F680}',
    '\u202Eolleh',
    'a'.repeat(500),
    '\uFDFA'.repeat(500),
    'sad '.repeat(125).trim(),
    '*~*~',
    '{q} {A} {near}',
    '$& $1 $`',
    'constructor __proto__ toString',
    '\u0E40\u0E28\u0E23\u0E49\u0E32',
    '\u{1F600}'.repeat(250),
    "'''''",
    '- - -',
    'I\u0301\u0301\u0301\u0301 am sad',
    '\u00A0sad\u2028and\u2029mad',
  ];

  test.each(strange)('is answered: %j', (text) => {
    const { intro, emotions } = answer(text);
    expect(emotions).toHaveLength(6);
    expect(intro.length).toBeGreaterThan(20);
    expect(intro.length).toBeLessThanOrEqual(320);
    expect(intro).not.toMatch(/[{}]/u);
  });
});
