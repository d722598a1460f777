/** FNV-1a hash. Pseudo-random choices are seeded with it, so that the same text always gets the same answer. */
export function hash(text: string): number {
  let value = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1)
    value = Math.imul(value ^ text.charCodeAt(index), 0x01000193);
  return mix(value);
}

/** Mixes the bits of a number: a change of one bit changes about half of the result's bits. */
function mix(number: number): number {
  let value = number ^ (number >>> 15);
  value = Math.imul(value, 0x2c1b3c6d);
  value ^= value >>> 12;
  value = Math.imul(value, 0x297a2d39);
  return (value ^ (value >>> 15)) >>> 0;
}

/** Pseudo-random number from 0 to below 1, the same for the same texts. */
export function fraction(...texts: readonly string[]): number {
  return hash(texts.join('\u0000')) / 0x1_0000_0000;
}

/** Pseudo-random number from 0 to below 1, the same for the same seed and number. */
export function turnOf(seed: number, number: number): number {
  return mix(seed ^ Math.imul(number + 1, 0x9e3779b1)) / 0x1_0000_0000;
}

/** Shuffles in an order that depends only on the seed, so that training twice gives the same file. */
export function shuffled<T>(items: readonly T[], seed: number): T[] {
  return items
    .map((item, place) => ({ item, turn: turnOf(seed, place) }))
    .sort((a, b) => a.turn - b.turn)
    .map(({ item }) => item);
}
