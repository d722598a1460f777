const months = 'January February March April May June July August September October November December'.split(
  ' ',
);

/** A month such as "November 2026". Formatted by hand, because the first use of Intl blocks a slow phone for 45 ms. */
export const monthOf = (date: string): string => {
  const day = new Date(date);
  return `${months[day.getUTCMonth()]} ${day.getUTCFullYear()}`;
};

/** A day such as "21 November 2026". */
export const spelledOut = (date: string): string => `${new Date(date).getUTCDate()} ${monthOf(date)}`;
