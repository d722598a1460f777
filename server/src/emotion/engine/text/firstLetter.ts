/** A slip seldom hits the first letter: words are looked for by it. */
export function listByFirstLetter(word: string, index: Map<string, string[]>): void {
  const letter = word.charAt(0);
  const listed = index.get(letter);
  if (listed === undefined) index.set(letter, [word]);
  else listed.push(word);
}
