/** Returns 0 before `from`, 1 after `to`, and a smooth transition in between. */
export const ramp = (seconds: number, from: number, to: number): number => {
  const part = Math.min(1, Math.max(0, (seconds - from) / (to - from)));
  return part * part * (3 - 2 * part);
};

/** Rises from 0 to 1 after `from`, and falls back to 0 before `to`. Rise and fall take `edge` seconds each. */
export const swell = (seconds: number, from: number, to: number, edge: number): number =>
  ramp(seconds, from, from + edge) * (1 - ramp(seconds, to - edge, to));

/** Returns the value of a table at an index. If the index is not a whole number, interpolates between two entries. */
export const sampled = (table: readonly number[], sample: number): number => {
  const place = Math.min(table.length - 1, Math.max(0, sample));
  const low = Math.floor(place);
  return mix(table[low] ?? 0, table[low + 1] ?? table[low] ?? 0, place - low);
};

export const mix = (start: number, end: number, part: number): number => start + (end - start) * part;
