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
  ])('is met with one calm line: %s', (text) => {
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
  ])('is not what a visitor suffers or says of the day: %s', (text) =>
    expect(kindOf(text)).not.toBe('abuse'),
  );
});

describe('what is not a feeling', () => {
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
  ])('is said to be none: %s', (text) => {
    const { kind, terms } = read(text);
    expect(kind).toBe('none');
    expect(terms).toHaveLength(6);
    expect(new Set(terms.map(({ families }) => families[0])).size).toBe(6);
  });

  test.each(['how do I stop feeling so sad', 'why am I so angry', 'what is wrong with me'])(
    'though it asks: %s',
    (text) => expect(kindOf(text)).toBe('match'),
  );
});
