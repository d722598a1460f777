const months = 'January February March April May June July August September October November December'.split(
  ' ',
);

/** Formats a month, such as "November 2026". Without `Intl`, because its first use blocks a slow phone for 45 ms. */
export const monthOf = (date: string): string => {
  const day = new Date(date);
  return `${months[day.getUTCMonth()]} ${day.getUTCFullYear()}`;
};

/** Formats a day, such as "21 November 2026". */
export const spelledOut = (date: string): string => `${new Date(date).getUTCDate()} ${monthOf(date)}`;
