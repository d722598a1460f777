/** @param {readonly number[]} values @param {number} share */
export const percentile = (values, share) => {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))];
};

/** Of an even number of values, returns the upper of the two middle ones. @param {readonly number[]} values */
export const median = (values) => percentile(values, 0.5);

/** @param {number} value @param {number} [digits] */
export const round = (value, digits = 0) => Number(value.toFixed(digits));
