import { describe, expect, test } from 'vitest';
import { read } from '../engine.js';
import { taxonomy, topFamily } from '../knowledge/families.js';

const strongest = (text: string) => topFamily(read(text).target.families) ?? '';
const moodOf = (text: string) => Math.sign(taxonomy[strongest(text)]?.valence ?? 0);

describe('a story that names no feeling', () => {
  test.each([
    'our customer changed his mind about the colour again',
    'my suitcase went to another continent without me',
    'the landlord has not repaired our boiler since november',
  ])('is understood as unpleasant: %s', (text) => {
    expect(read(text).kind).toBe('match');
    expect(moodOf(text)).toBe(-1);
  });

  test.each([
    'my little sister was chosen for the national team',
    'grandpa and i baked plum cake in his kitchen',
    'my kitten fell asleep in my hands',
  ])('is understood as pleasant: %s', (text) => {
    expect(read(text).kind).toBe('match');
    expect(moodOf(text)).toBe(1);
  });
});

test.each([
  ['the neighbours came with tractors to bring in our hay', 'belonging'],
  ['my grandmother taught me to waltz in her kitchen', 'tenderness'],
  ['a stranger carried my suitcase up all the stairs', 'gratitude'],
  ['they gave my desk to the new intern', 'anger'],
])('a new story is understood by all its words together: %s', (text, family) =>
  expect(strongest(text)).toBe(family),
);

test.each([
  ['ich war gestern mal wieder im Kino', 'sadness'],
  ['nunca entendi essa merda', 'calm'],
])('a word of another language (“mal”) or a denied curse does not mislead: %s', (text, family) =>
  expect(strongest(text)).not.toBe(family),
);

describe('a plain statement', () => {
  test.each([
    'the senate will debate the budget on wednesday',
    'onions, cheese, washing powder, two lemons',
    'the ferry to the island leaves from pier four',
    'copper melts at about one thousand degrees',
    'screws not included',
    'blue cotton trousers, size large',
    'my name is Hannah and I live in Bremen',
  ])('is no feeling, whatever words it contains: %s', (text) => {
    expect(read(text).kind).toBe('none');
  });

  test.each(['annoyed with the neighbours', 'anoyed with the neighbours', 'so tierd today'])(
    'has a feeling if it has a feeling word: %s',
    (text) => expect(read(text).kind).toBe('match'),
  );

  test('has a feeling if it says what it does to the visitor', () => {
    expect(read('the ferry to the island leaves without me and I could cry').kind).toBe('match');
  });
});
