import { describe, expect, test } from 'vitest';
import { read } from '../engine.js';
import { readText } from '../files/dataFile.js';
import { spoken, taxonomy } from '../knowledge/families.js';
import { LANGUAGES } from '../knowledge/languages.js';
import { languageName } from '../knowledge/lexicon.js';
import { fill, headingsOf, sentences } from './sentences.js';

const introTo = (text: string) => read(text).intro;

const MAP = /\b(?:map|corner|border|neighbour|close to|Weigh|Start with|next to|step from|shades into)\b/u;

/** Regular expressions for all first sentences of intros to painful or to glad feelings. */
const openingsOf = (side: 'pain' | 'glad') => {
  const all = headingsOf(side).flatMap(sentences);
  const values = { q: '\u201C[^\u201D]*\u201D', x: '\\p{L}+' };
  return all.map((opening) => new RegExp(`^${fill(opening.replace(/[.?]/gu, '\\$&'), values)} `, 'u'));
};

const termsOf = (file: string, every: number) =>
  readText(file)
    .split('\n')
    .filter((line) => line.trim() !== '' && !/^[#@]/u.test(line))
    .flatMap((line) => line.split('\t')[0]?.split('; ') ?? [])
    .map((term) => term.trim())
    .filter((term) => !/[*~{]/u.test(term))
    .filter((_, index) => index % every === 0);

const texts = [
  ...new Set([
    ...termsOf('words.tsv', 9),
    ...termsOf('idioms.tsv', 11),
    ...termsOf('situations.tsv', 11),
    ...termsOf('languages/de.tsv', 25),
  ]),
];
const felt = texts
  .map((text) => read(text))
  .filter(({ kind }) => kind === 'match')
  .map(({ text, terms, intro }) => ({ text, terms, intro }));

describe('the intro', () => {
  test('is never the same for two texts out of hundreds', () => {
    expect(felt.length).toBeGreaterThan(500);
    const intros = felt.map(({ intro }) => intro);
    expect(intros.filter((intro, index) => intros.indexOf(intro) !== index)).toEqual([]);
  });

  test('has two sentences and at most 320 characters', () => {
    const wrong = felt.filter(
      ({ intro }) => intro.length > 320 || intro.match(/[.!?](?=\s|$)/gu)?.length !== 2,
    );
    expect(wrong).toEqual([]);
  });

  test('quotes a phrase as people say it, not as its pattern', () => {
    expect(spoken('{want|need} to {|just} {disappear|vanish} *$')).toBe('want to disappear');
    expect(felt.filter(({ intro }) => /[{|}*~$]/u.test(intro))).toEqual([]);
    expect(introTo("I don't want to disappear")).not.toMatch(/[{|}]/u);
  });

  test('names two or more of the six words', () => {
    const wrong = felt.filter(
      ({ intro, terms }) => terms.filter(({ name }) => intro.includes(name)).length < 2,
    );
    expect(wrong).toEqual([]);
  });

  test('names the first of the six words', () => {
    expect(felt.filter(({ intro, terms }) => !intro.includes(terms[0]?.name ?? ''))).toEqual([]);
  });

  test('uses no sentence pattern in more than an eighth of the answers', () => {
    const families = Object.keys(taxonomy);
    const counts = new Map<string, number>();
    for (const { intro, terms } of felt) {
      const values = terms.flatMap(({ name, hook, language }) => [hook, name, languageName(language)]);
      const bare = [...values, ...families].reduce(
        (text, value) => text.replaceAll(value, '_'),
        intro.replace(/\u201C[^\u201D]*\u201D/gu, '_'),
      );
      for (const sentence of bare.split(/(?<=[.!?]) /u))
        counts.set(sentence, (counts.get(sentence) ?? 0) + 1);
    }
    const most = Math.max(...counts.values());
    expect(most / felt.length).toBeLessThan(1 / 8);
  });

  test('quotes a typo and has the word in its right spelling', () => {
    expect(introTo('anxios')).toContain('\u201Canxios\u201D');
    expect(introTo('anxios')).toContain('anxious');
  });

  test.each([
    '<script>alert("x")</script> I am sad',
    'sad [link](http://evil.example) **bold**',
    'I am sad\u202E\u0007\u200B',
    'sad & <b>angry</b> "quoted"',
    `I am sad ${'and so on '.repeat(40)}`,
    'sad; DROP TABLE term;--',
    'table <img src=x onerror=alert(1)>',
  ])('repeats only letters, digits, spaces, apostrophes and hyphens of a text: %s', (text) => {
    const intro = introTo(text);
    const echoes = [...intro.matchAll(/\u201C([^\u201D]*)\u201D/gu)].map(([, echo = '']) => echo);
    for (const echo of echoes) {
      expect(echo).toMatch(/^[\p{L}\p{N} '-]*$/u);
      expect([...echo].length).toBeLessThanOrEqual(60);
    }
    expect(intro.replace(/\u201C[^\u201D]*\u201D/gu, '')).not.toMatch(
      /[<>[\]*&"]|https?:|script|DROP|onerror|\p{Cc}|\p{Cf}/u,
    );
  });

  test.each([
    'I feel lonely',
    'my husband died',
    'I am having a panic attack',
    'so sad today',
    'I am ashamed',
    'homesick',
    'jealous and hurt',
    'I miss my grandmother',
    'so lonley',
  ])('opens with a sentence for pain, and never plays with the map of feelings: %s', (text) => {
    const intro = introTo(text);
    expect(openingsOf('pain').filter((opening) => opening.test(intro))).toHaveLength(1);
    expect(intro).not.toMatch(MAP);
  });

  test.each(['I am so happy', 'proud', 'I am in love', 'relieved', 'at peace', 'gl\u00FCcklich', 'hapy'])(
    'opens with a glad sentence for a pleasant feeling: %s',
    (text) => {
      const intro = introTo(text);
      expect(openingsOf('glad').filter((opening) => opening.test(intro))).toHaveLength(1);
      expect(intro).not.toMatch(MAP);
    },
  );

  test.each(['waiting for my test results from the doctor', 'got laid off this morning'])(
    'does not open with a glad sentence if the mood is unclear: %s',
    (text) => {
      const intro = introTo(text);
      expect(openingsOf('glad').filter((opening) => opening.test(intro))).toEqual([]);
    },
  );

  test.each([
    ["I miss my grandmother and I'm relieved that it's over", 'relief', 'longing'],
    ["I'm angry at my sister but I also love her", 'anger', 'love'],
    ['excited and terrified about the new job', 'excitement', 'fear'],
    ['tired and hopeful', 'tiredness', 'hope'],
  ])('names both feelings, and words of each: %s', (text, ...feelings) => {
    const { intro, terms } = read(text);
    for (const feeling of feelings) {
      expect(intro.toLowerCase()).toContain(feeling);
      expect(terms.filter(({ families }) => families[0] === feeling).length).toBeGreaterThanOrEqual(2);
    }
    expect(intro).not.toMatch(MAP);
  });

  test('quotes a text in full or not at all', () => {
    for (const day of ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday']) {
      expect(introTo(`${day}, and I am sad`)).not.toContain('\u201C');
      expect(introTo(`${day} and I am sad ${'and she is so far away '.repeat(3)}`)).not.toContain('\u201C');
    }
  });

  test('has words of care in each language', () => {
    const headings = LANGUAGES.flatMap(({ code }) => [
      ...['die', 'harmed', 'other'].map((about) => `care ${code} ${about}`),
      `gentle ${code}`,
    ]);
    expect(headings.length).toBe(28);
    expect(headings.filter((heading) => sentences(heading).length === 0)).toEqual([]);
  });

  test('says sorry in at most a fifth of the openings for pain, and quotes as "You wrote" in a tenth', () => {
    const openings = headingsOf('pain').flatMap(sentences);
    expect(openings.filter((opening) => /sorry/u.test(opening)).length / openings.length).toBeLessThan(1 / 5);
    expect(openings.filter((opening) => /You wrote/u.test(opening)).length / openings.length).toBeLessThan(
      1 / 10,
    );
  });
});
