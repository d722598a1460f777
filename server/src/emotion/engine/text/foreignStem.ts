const ENDINGS: Readonly<Record<string, RegExp>> = {
  de: /(?:ern|em|en|er|es|st|te|e|n|s|t)$/u,
  nl: /(?:en|er|es|te|e|s|t)$/u,
  es: /(?:mente|ando|iendo|ados|adas|idos|idas|ado|ada|ido|ida|ar|er|ir|os|as|es|o|a|e|s)$/u,
  pt: /(?:mente|ando|endo|ados|adas|idos|idas|ado|ada|ido|ida|ar|er|ir|os|as|es|o|a|e|s)$/u,
  it: /(?:mente|ando|endo|ati|ate|uto|uta|ato|ata|ito|ita|are|ere|ire|o|a|e|i)$/u,
  fr: /(?:ement|ment|euses|euse|eux|ees|ee|es|er|ez|ent|e|s|x|t)$/u,
};
/** "Incazzatissimo", "cansadísima". */
const SUPERLATIVE = /h?(?:iss|is)im[oaie]s?$/u;
const SHORTEST = 4;

/** What is left of a folded word without the endings of its language; in German, ue counts as ü. */
export function foreignStem(word: string, language: string): string {
  const plain = language === 'de' ? word.replace(/([aou])e/gu, '$1') : word.replace(SUPERLATIVE, 'o');
  const ending = ENDINGS[language];
  if (ending === undefined) return plain;
  const stem = plain.replace(ending, '');
  return stem.length >= SHORTEST ? stem : plain;
}
