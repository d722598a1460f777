/** True for a value that the owner has not replaced yet. */
export const isExample = (value: string): boolean => value === '' || /your-|example\.org/.test(value);
