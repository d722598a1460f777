/** Adds to the list under a key. */
export function list<K, V>(lists: Map<K, V[]>, key: K, value: V): void {
  const listed = lists.get(key);
  if (listed === undefined) lists.set(key, [value]);
  else listed.push(value);
}

/** Words by their first letter. */
export function byFirstLetter(words: Iterable<string>): Map<string, string[]> {
  const letters = new Map<string, string[]>();
  for (const word of words) list(letters, word.charAt(0), word);
  return letters;
}
