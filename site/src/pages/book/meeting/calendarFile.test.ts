import { expect, test } from 'vitest';
import { calendarFile } from './calendarFile';

test('the entry is half an hour at the right moment, and tentative', () => {
  const lines = calendarFile('2026-11-24T15:30:00.000Z', 'Line of Dance').split('\r\n');
  expect(lines).toEqual(
    expect.arrayContaining([
      'BEGIN:VEVENT',
      'SUMMARY:Meeting with Line of Dance',
      'DTSTART:20261124T153000Z',
      'DURATION:PT30M',
      'STATUS:TENTATIVE',
      'END:VCALENDAR',
    ]),
  );
});

test('a name with a comma is one name', () =>
  expect(calendarFile('2026-11-24T15:30:00.000Z', 'Ada, engineer')).toContain('Ada\\, engineer'));
