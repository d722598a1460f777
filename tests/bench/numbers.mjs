/**
 * Returns the value below which a share (0 to 1) of all values are.
 * @param {readonly number[]} values
 * @param {number} share
 */
export const percentile = (values, share) => {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))];
};

/** Returns the middle value, or the upper one of the two middle values. @param {readonly number[]} values */
export const median = (values) => percentile(values, 0.5);

/** @param {number} value @param {number} [digits] */
export const round = (value, digits = 0) => Number(value.toFixed(digits));
