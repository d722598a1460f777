/** FNV-1a, mixed. Also the seed for pseudo-random choices, so that the same text always gets the same answer. */
export function hash(text: string): number {
  let value = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1)
    value = Math.imul(value ^ text.charCodeAt(index), 0x01000193);
  return mix(value);
}

/** Spreads a number over all its bits. */
function mix(number: number): number {
  let value = number ^ (number >>> 15);
  value = Math.imul(value, 0x2c1b3c6d);
  value ^= value >>> 12;
  value = Math.imul(value, 0x297a2d39);
  return (value ^ (value >>> 15)) >>> 0;
}

/** Pseudo-random fraction from 0 to below 1. */
export function fraction(...texts: readonly string[]): number {
  return hash(texts.join('\u0000')) / 0x1_0000_0000;
}

/** Pseudo-random fraction, constant for a seed and a number. */
export function turnOf(seed: number, number: number): number {
  return mix(seed ^ Math.imul(number + 1, 0x9e3779b1)) / 0x1_0000_0000;
}

/** Shuffles with a seed, so that training twice gives the same bytes. */
export function shuffled<T>(items: readonly T[], seed: number): T[] {
  return items
    .map((item, place) => ({ item, turn: turnOf(seed, place) }))
    .sort((a, b) => a.turn - b.turn)
    .map(({ item }) => item);
}
