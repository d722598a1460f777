/** Puts the values into a pattern's {places} and begins with a capital, also after an opening quotation mark's letter. */
export function fill(pattern: string, values: Readonly<Record<string, string>>): string {
  const filled = pattern.replace(/\{(\w+)\}/gu, (place, name: string) => values[name] ?? place);
  return filled.charAt(0).toUpperCase() + filled.slice(1);
}

/** The items in an order that belongs to the text: every text begins with another one. */
export function turned<T>(items: readonly T[], share: number): T[] {
  const start = Math.floor(share * items.length);
  return [...items.slice(start), ...items.slice(0, start)];
}

/** "a", "a and b" */
export function joined(words: readonly string[]): string {
  return words.join(' and ');
}
