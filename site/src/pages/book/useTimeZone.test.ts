import { expect, test, vi } from 'vitest';
import { ownTimeZone } from './useTimeZone';

test.each([
  ['America/New_York', 'America/New_York'],
  ['Etc/Unknown', 'Europe/Berlin'],
  [undefined, 'Europe/Berlin'],
])('a browser that reports %s shows times in %s', (timeZone, shown) => {
  const own = vi.spyOn(Intl.DateTimeFormat.prototype, 'resolvedOptions');
  own.mockReturnValue({ timeZone } as Intl.ResolvedDateTimeFormatOptions);
  expect(ownTimeZone()).toBe(shown);
  own.mockRestore();
});
