import { expect, test } from 'vitest';
import { requestText } from './meetingTime';

const request = {
  slot: '2026-11-24T15:30:00.000Z',
  timeZone: 'Europe/London',
  ownersTimeZone: 'Europe/Berlin',
  note: '',
};

test('the message has the time in both time zones, first in the owner’s', () => {
  expect(requestText(request)).toBe(
    'I’d like to meet you on Tuesday 24 November 2026 from 16:30 to 17:00 your time (Berlin time), ' +
      'which is 15:30 to 16:00 on my clock (London time).',
  );
});

test('the message has the day in the visitor’s time zone too if it differs', () => {
  expect(requestText({ ...request, timeZone: 'Asia/Tokyo' })).toContain(
    'which is 00:30 to 01:00 on Wednesday 25 November 2026 on my clock (Tokyo time).',
  );
});

test('a time zone without a place is named by its offset', () => {
  expect(requestText({ ...request, timeZone: 'Etc/GMT+5' })).toContain('on my clock (GMT-05:00).');
});

test('a time zone with the same time is not mentioned', () => {
  expect(requestText({ ...request, timeZone: 'Europe/Paris' })).toMatch(/your time \(Berlin time\)\.$/);
});

test('the visitor’s note is at the end of the message, unchanged', () => {
  expect(requestText({ ...request, note: 'It’s about\ntwo lorries.' })).toMatch(
    /\.\n\nIt’s about\ntwo lorries\.$/,
  );
});
