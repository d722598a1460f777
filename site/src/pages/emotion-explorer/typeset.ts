/** Replaces straight apostrophes with curly ones. */
export const typeset = (text: string): string => text.replace(/(?<=\p{L})'(?=\p{L})/gu, '’');
