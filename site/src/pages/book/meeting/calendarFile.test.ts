import { expect, test } from 'vitest';
import { calendarFile } from './calendarFile';

test('the meeting begins at the time of the slot, lasts half an hour and is tentative', () => {
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

test('a comma in the owner’s name is escaped', () =>
  expect(calendarFile('2026-11-24T15:30:00.000Z', 'Ada, engineer')).toContain('Ada\\, engineer'));
