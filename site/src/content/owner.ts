import source from '../../content/owner.yml';
import type { Owner } from './schema';

export const owner = source as Owner;

/** True for a value that the owner has not replaced yet. */
export const isExample = (value: string): boolean => value === '' || /your-|example\.org/.test(value);
