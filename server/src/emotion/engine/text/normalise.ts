const NOT_ALLOWED = /[^\p{L}\p{N} '-]+/gu;
const NEEDS_MARKS = /\p{M}/u;
const LONGEST = 60;

/**
 * Quotes the visitor's text, the only way it is echoed: letters, digits, spaces, apostrophes and hyphens, at most 60
 * characters. Empty if nothing is left, or for scripts that need combining marks.
 */
export function quote(text: string): string {
  if (NEEDS_MARKS.test(text.normalize('NFC'))) return '';
  const plain = text.normalize('NFC').replace(NOT_ALLOWED, ' ').replace(/\s+/gu, ' ').trim();
  const letters = [...plain];
  if (letters.length <= LONGEST) return plain === '' ? '' : `\u201C${plain}\u201D`;
  const cut = letters.slice(0, LONGEST).join('');
  const lastSpace = cut.lastIndexOf(' ');
  return `\u201C${(lastSpace > 20 ? cut.slice(0, lastSpace) : cut).trim()}\u201D`;
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

/** Text that needs no cleaning: ASCII without backticks, single spaces. */
const ALREADY_CLEAN = /^[!-_a-~]+(?: [!-_a-~]+)*$/u;
const NO_MARKS = /^[ -~]*$/u;

/** Normalises apostrophes and spaces, and removes invisible characters. */
export function clean(text: string): string {
  if (ALREADY_CLEAN.test(text)) return text;
  return text
    .normalize('NFKC')
    .replace(/[\u2018\u2019\u02BC\u00B4`]/gu, "'")
    .replace(/[\t\r\n]+/gu, ' ')
    .replace(INVISIBLE, '')
    .replace(/\s+/gu, ' ')
    .trim();
}

/** Accents, and the raised commas of Arabic and Hawaiian (ʿishq, haʻohaʻo). */
const MARKS = /[\p{M}\u02BB\u02BE\u02BF]+/gu;

/** Lower case without accents: "müde", "MÜDE" and "mude" become equal. */
export function fold(text: string): string {
  if (NO_MARKS.test(text)) return text.toLowerCase();
  return text
    .toLowerCase()
    .normalize('NFD')
    .replace(MARKS, '')
    .replace(SPECIAL_LETTER, (letter) => LETTERS_WITHOUT_MARKS[letter] ?? letter)
    .normalize('NFC');
}

/** The text in quotation marks, or nothing if the quotation would lose words or commas. */
export function quoted(text: string): string {
  const quotation = quote(text);
  return text.startsWith(quotation.slice(1, -1)) && quotation.length + 1 >= text.length ? quotation : '';
}
