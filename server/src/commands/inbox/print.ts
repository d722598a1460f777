/** Control characters that move the cursor, change colours or reverse the text direction of a terminal. */
// oxlint-disable-next-line no-control-regex -- control characters are exactly what is meant
const unprintable = /[\u0000-\u0008\u000B-\u001F\u007F-\u009F\u200E\u200F\u202A-\u202E\u2066-\u2069]/g;

export const printable = (text: string): string => text.replace(unprintable, '');

/** Puts a name or an address on one line. */
export const printableLine = (text: string): string => printable(text).replace(/\s+/g, ' ');

/** Formats JSON that is safe to print: control characters become `\u` escapes, which parse to the same characters. */
export const printableJson = (value: unknown): string =>
  JSON.stringify(value, null, 2).replace(
    unprintable,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );

const longest = 60;

/** Returns the first line of a text, cut to 60 characters. */
export function summary(text: string): string {
  const whole = printable(text);
  const [line = ''] = whole.split('\n');
  // By characters, because half an emoji cannot be printed.
  const shown = [...line].slice(0, longest).join('');
  return shown.length < whole.length ? `${shown}…` : line;
}

/** Formats an ISO time as "2026-11-21 09:34" in UTC. */
export const minuteOf = (time: string): string => printableLine(time).slice(0, 16).replace('T', ' ');
