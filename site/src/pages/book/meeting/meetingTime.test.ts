import { expect, test } from 'vitest';
import { requestText } from './meetingTime';

const request = {
  slot: '2026-11-24T15:30:00.000Z',
  timeZone: 'Europe/London',
  ownersTimeZone: 'Europe/Berlin',
  note: '',
};

test('the owner reads the time on both clocks, the owner’s first', () => {
  expect(requestText(request)).toBe(
    'I’d like to meet you on Tuesday 24 November 2026 from 16:30 to 17:00 your time (Europe/Berlin), ' +
      'which is 15:30 to 16:00 on my clock (Europe/London).',
  );
});

test('where it is another day, the day is named too', () => {
  expect(requestText({ ...request, timeZone: 'Asia/Tokyo' })).toContain(
    'which is 00:30 to 01:00 on Wednesday 25 November 2026 on my clock (Asia/Tokyo).',
  );
});

test('a clock that says the same is not mentioned', () => {
  expect(requestText({ ...request, timeZone: 'Europe/Paris' })).toMatch(/your time \(Europe\/Berlin\)\.$/);
});

test('the visitor’s own words follow as they are', () => {
  expect(requestText({ ...request, note: 'It’s about\ntwo lorries.' })).toMatch(
    /\.\n\nIt’s about\ntwo lorries\.$/,
  );
});
