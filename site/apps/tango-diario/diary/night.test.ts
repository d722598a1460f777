import { expect, test } from 'vitest';
import { readNight, sorted, textsOf, type NightTexts } from './night';

const texts = (change: Partial<NightTexts> = {}): NightTexts => ({
  date: '2026-11-21',
  place: 'School canteen',
  dances: '14',
  partners: 'M., J.K., red shoes',
  line: 'Hurried in every turn.',
  mood: '4',
  ...change,
});

test('reads a night from its texts', () => {
  const result = readNight(texts(), 'a');
  expect(result).toEqual({
    night: {
      id: 'a',
      date: '2026-11-21',
      place: 'School canteen',
      dances: 14,
      partners: ['M.', 'J.K.', 'red shoes'],
      line: 'Hurried in every turn.',
      mood: 4,
    },
  });
  if ('night' in result) expect(textsOf(result.night)).toEqual(texts());
});

test('a date and a mood are enough, and a mood may be a word', () => {
  const bare = { place: '', dances: '', partners: ' , ', line: '' };
  expect(readNight(texts({ ...bare, mood: 'lovely' }), 'a')).toMatchObject({
    night: { mood: 4, dances: undefined, partners: [] },
  });
});

test.each([
  [{ date: '' }, 'The date is missing.'],
  [{ date: '2026-02-30' }, '“2026-02-30” is not a date.'],
  [{ date: '21.11.2026' }, '“21.11.2026” is not a date.'],
  [{ date: '0026-11-21' }, 'Write the year with four digits.'],
  [{ dances: '3.5' }, 'The number of dances must be between 0 and 200.'],
  [{ dances: 'many' }, 'The number of dances must be between 0 and 200.'],
  [{ mood: '6' }, '“6” is not a mood from 1 to 5.'],
  [{ mood: '' }, 'Choose how it was.'],
  [{ line: 'x'.repeat(281) }, 'The line is longer than 280 characters.'],
  // Kept and shown with a space after each comma.
  [{ partners: 'MA,'.repeat(35) }, 'Too many initials.'],
])('%o is refused with its reason', (change, reason) => {
  const result = readNight(texts(change), 'a');
  expect('fault' in result && Object.values(result.fault)).toEqual([reason]);
});

test('the newest night comes first', () => {
  const nights = ['2026-01-02', '2026-03-01', '2025-12-31'].map((date) => {
    const result = readNight(texts({ date }), date);
    if ('fault' in result) throw new Error(date);
    return result.night;
  });
  expect(sorted(nights).map(({ id }) => id)).toEqual(['2026-03-01', '2026-01-02', '2025-12-31']);
});
