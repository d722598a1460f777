import { describe, expect, test } from 'vitest';
import { fraction } from './hash.js';
import { clean, fold, quote } from './normalise.js';
import { lemmas, tokenise } from './tokenise.js';

const words = (text: string) => tokenise(clean(text)).map(({ text: word }) => word);

describe('a text', () => {
  test('has one spelling for apostrophes, spaces, case and accents', () => {
    expect(clean('  I\u2019m\u00A0 fine\u200B\n ')).toBe("I'm fine");
    expect(fold('Müde, STRASSE, Æðruleysi')).toBe('mude, strasse, aedruleysi');
    expect(fold('ʿIshq, Yaʾs, Haʻohaʻo')).toBe('ishq, yas, haohao');
  });

  test('has its short forms written out', () => {
    expect(words("I can't, won't and dont")).toEqual(['i', 'can', 'not', 'will', 'not', 'and', 'do', 'not']);
    expect(words("he's gone, my friend's car")).toEqual(['he', 'is', 'gone', 'my', 'friend', 'car']);
    expect(words("j'ai peur")).toEqual(['j', 'ai', 'peur']);
  });

  test('finds the word in a drawn-out one', () => {
    const [so] = tokenise('soooo SAD today');
    expect(so?.forms).toContain('so');
  });

  test('marks the word after a comma', () => {
    expect(tokenise('not angry, just tired').map(({ afterBreak }) => afterBreak)).toEqual([
      false,
      false,
      true,
      false,
    ]);
  });
});

describe('a word', () => {
  test.each([
    ['stared', 'stare', 'star'],
    ['caring', 'care', 'car'],
    ['dropped', 'drop', 'droppe'],
    ['cries', 'cry', 'crie-'],
  ])('%s comes from %s and not from %s', (word, from, notFrom) => {
    expect(lemmas(word)).toContain(from);
    expect(lemmas(word)).not.toContain(notFrom);
  });

  test('may be irregular or have a synonym', () => {
    expect(lemmas('lost')).toContain('lose');
    expect(lemmas('moms')).toContain('mother');
  });
});

describe('a quotation', () => {
  test('has only letters, digits, spaces, apostrophes and hyphens', () => {
    expect(quote("it's a well-known 24-7 thing...")).toBe("\u201Cit's a well-known 24-7 thing\u201D");
    expect(quote('!?')).toBe('');
  });

  test('is of the whole text, or empty', () => {
    expect(quote('sad <b>& "angry"</b>')).toBe('');
    expect(quote('one two three four five six seven eight nine ten eleven twelve thirteen')).toBe('');
  });
});

test('pseudo-random numbers depend only on the text', () => {
  expect(fraction('calm')).toBe(fraction('calm'));
  expect(fraction('calm')).not.toBe(fraction('calms'));
  const shares = Array.from({ length: 1_000 }, (_, index) => fraction(String(index)));
  expect(shares.reduce((sum, share) => sum + share, 0) / 1_000).toBeCloseTo(0.5, 1);
});
