/** Adds to the list under a key. */
export function list<K, V>(lists: Map<K, V[]>, key: K, value: V): void {
  const listed = lists.get(key);
  if (listed === undefined) lists.set(key, [value]);
  else listed.push(value);
}
