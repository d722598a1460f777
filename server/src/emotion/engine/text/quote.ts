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
