const months = 'January February March April May June July August September October November December'.split(
  ' ',
);

/** Formatted by hand, because the first use of Intl blocks a slow phone for 45 ms. */
export const spelledOut = (date: string): string => {
  const day = new Date(date);
  return `${day.getUTCDate()} ${months[day.getUTCMonth()]} ${day.getUTCFullYear()}`;
};
