/** Date of the current evening, such as `2026-01-31`. Until six in the morning it is the date of the day before. */
export const tonight = (now: Date): string => {
  const start = new Date(now);
  // Not six elapsed hours, because on nights when clocks change they end at five or seven.
  start.setHours(start.getHours() - 6);
  const two = (part: number) => String(part).padStart(2, '0');
  return `${start.getFullYear()}-${two(start.getMonth() + 1)}-${two(start.getDate())}`;
};
