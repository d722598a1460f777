const NOT_ALLOWED = /[^\p{L}\p{N} '-]+/gu;
const NEEDS_MARKS = /\p{M}/u;
const LONGEST = 60;

/**
 * The only way visitors' words come back to them: letters, digits, spaces, apostrophes and hyphens, cut at a word
 * before sixty characters, in quotation marks. Empty where nothing is left, or where a script would be broken by it.
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

/** Nothing to do: plain letters and marks, single spaces, no backtick for an apostrophe. */
const ALREADY_CLEAN = /^[!-_a-~]+(?: [!-_a-~]+)*$/u;
const NO_MARKS = /^[ -~]*$/u;

/** The text as a person would have typed it plainly: one kind of apostrophe and space, nothing invisible. */
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

/** Lower case without accents, so that "müde", "MÜDE" and "mude" meet. */
export function fold(text: string): string {
  if (NO_MARKS.test(text)) return text.toLowerCase();
  return text
    .toLowerCase()
    .normalize('NFD')
    .replace(MARKS, '')
    .replace(SPECIAL_LETTER, (letter) => LETTERS_WITHOUT_MARKS[letter] ?? letter)
    .normalize('NFC');
}
