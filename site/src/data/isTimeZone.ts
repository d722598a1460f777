/** True if `Intl` can format times in a zone. Chrome may report the zone `Etc/Unknown`, but cannot format its times. */
export const isTimeZone = (name: string): boolean => {
  try {
    return Boolean(new Intl.DateTimeFormat('en', { timeZone: name }));
  } catch {
    return false;
  }
};
