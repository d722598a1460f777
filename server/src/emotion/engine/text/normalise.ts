const NOT_ALLOWED = /[^\p{L}\p{N} '-]+/gu;
const NEEDS_MARKS = /\p{M}/u;
const LONGEST = 60;

/** Number of characters at the end of a text, such as "?!" or "...", that its quotation in an intro may leave out. */
const LOST_AT_END = 3;

/**
 * Returns the text in quotation marks for the intro. Empty if it is longer than 60 characters, has more than letters,
 * digits, spaces, apostrophes and hyphens (except at its end), or needs combining marks.
 */
export function quote(text: string): string {
  const plain = text.replace(NOT_ALLOWED, ' ').replace(/\s+/gu, ' ').trim();
  const isWhole = text.startsWith(plain) && plain.length + LOST_AT_END >= text.length;
  const isFit = plain !== '' && [...plain].length <= LONGEST && !NEEDS_MARKS.test(text);
  return isWhole && isFit ? `\u201C${plain}\u201D` : '';
}

const INVISIBLE = /[\p{Cf}\p{Cc}\p{Cs}]+/gu;
const LETTERS_WITHOUT_MARKS: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ł: 'l',
  ı: 'i',
  ə: 'e',
  ɛ: 'e',
  ɔ: 'o',
  ŋ: 'n',
  ħ: 'h',
};
const SPECIAL_LETTER = new RegExp(`[${Object.keys(LETTERS_WITHOUT_MARKS).join('')}]`, 'gu');

const ASCII = /^[ -~]*$/u;

/** Normalises apostrophes and spaces, and removes invisible characters. */
export function clean(text: string): string {
  return text
    .normalize('NFKC')
    .replace(/[\u2018\u2019\u02BC\u00B4`]/gu, "'")
    .replace(/[\t\r\n]+/gu, ' ')
    .replace(INVISIBLE, '')
    .replace(/\s+/gu, ' ')
    .trim();
}

/** Accents, and the raised commas in Arabic and Hawaiian words (ʿishq, haʻohaʻo). */
const MARKS = /[\p{M}\u02BB\u02BE\u02BF]+/gu;

/** Lower case without accents: "müde", "MÜDE" and "mude" become equal. */
export function fold(text: string): string {
  if (ASCII.test(text)) return text.toLowerCase();
  return text
    .toLowerCase()
    .normalize('NFD')
    .replace(MARKS, '')
    .replace(SPECIAL_LETTER, (letter) => LETTERS_WITHOUT_MARKS[letter] ?? letter)
    .normalize('NFC');
}
