/** Labels such as "Brazilian Portuguese", "Croatian / Serbian" or "German (Swiss origin)" name these languages. */
const KINDS_OF = [
  'Arabic',
  'Chinese',
  'Dutch',
  'English',
  'French',
  'German',
  'Greek',
  'Inuktitut',
  'Italian',
  'Maya',
  'Norwegian',
  'Persian',
  'Portuguese',
  'Quechua',
  'Sámi',
  'Sanskrit',
  'Spanish',
  'Zapotec',
  'Hokkien',
] as const;

/** Names that differ and yet are one language for a reader who wants six different ones. */
const ALSO_CALLED: Readonly<Record<string, readonly string[]>> = {
  Dari: ['Persian'],
  Farsi: ['Persian'],
  Flemish: ['Dutch'],
  Malay: ['Indonesian', 'Malay'],
  Indonesian: ['Indonesian', 'Malay'],
  Bosnian: ['Serbo-Croatian'],
  Croatian: ['Serbo-Croatian'],
  Serbian: ['Serbo-Croatian'],
  Montenegrin: ['Serbo-Croatian'],
  Hindi: ['Hindi', 'Urdu'],
  Urdu: ['Hindi', 'Urdu'],
  Filipino: ['Tagalog'],
  Inuit: ['Inuktitut'],
  Twi: ['Akan'],
  Bokmål: ['Norwegian'],
  Nynorsk: ['Norwegian'],
  Cantonese: ['Cantonese'],
  Mandarin: ['Chinese'],
};

function keysOfPart(part: string): readonly string[] {
  const words = part.split(' ');
  const kind = KINDS_OF.find((name) => words.includes(name));
  if (kind !== undefined) return [kind];
  const lastWord = words.at(-1) ?? part;
  return ALSO_CALLED[part] ?? ALSO_CALLED[lastWord] ?? [part];
}

/** The languages a label counts as; two terms are of different languages when they share none. */
export function languageKeys(label: string): readonly string[] {
  const parts = label
    .replace(/\([^)]*\)/gu, '')
    .split('/')
    .map((part) => part.trim())
    .filter((part) => part !== '');
  return [...new Set(parts.flatMap(keysOfPart))];
}
