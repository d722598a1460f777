import { describe, expect, test } from 'vitest';
import { read } from '../engine.js';

const kindOf = (text: string) => read(text).kind;
const introTo = (text: string) => read(text).intro;

describe('abuse', () => {
  test.each([
    'fuck you',
    'you are a stupid bot',
    'IDIOT',
    'kys',
    'this site sucks',
    'shut up',
    'du Arschloch',
    'va te faire foutre',
  ])('is answered with one calm sentence: %s', (text) => {
    expect(kindOf(text)).toBe('abuse');
    const intro = introTo(text);
    expect(intro.match(/[.!?](?:\s|$)/gu)).toHaveLength(1);
    expect(intro.toLowerCase()).not.toContain(text.toLowerCase());
  });

  test.each([
    'my boss is an idiot',
    "I'm such an idiot",
    'they called me a loser',
    'I feel like shit',
    'so fucking angry',
    'he told me to go to hell',
  ])('is not an insult that the visitor suffered, or swearing about the day: %s', (text) =>
    expect(kindOf(text)).not.toBe('abuse'),
  );
});

describe('a text without a feeling', () => {
  test.each([
    'table',
    'chair',
    'blorptang',
    '12345',
    '???',
    'https://example.com/happy',
    'how do I reset my password',
    'what is the capital of France',
    'SELECT * FROM users',
    'const x = () => {}',
    'write me a poem about trains',
    'asdfghjkl',
  ])('is answered as such, with words of six families: %s', (text) => {
    const { kind, terms } = read(text);
    expect(kind).toBe('none');
    expect(terms).toHaveLength(6);
    expect(new Set(terms.map(({ families }) => families[0])).size).toBe(6);
  });

  test.each(['how do I stop feeling so sad', 'why am I so angry', 'what is wrong with me'])(
    'is not a question about a feeling: %s',
    (text) => expect(kindOf(text)).toBe('match'),
  );
});
