import { hash } from '@node-rs/argon2';
import { randomInt } from 'node:crypto';

/** OWASP's recommendation for argon2id: 19 MiB of memory and two passes. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

export const hashPassword = (password: string): Promise<string> => hash(password, cost);

// No l, 1, o or 0: the password is read from a terminal and typed into a form.
const letters = 'abcdefghijkmnpqrstuvwxyz23456789';

/** Generates a password of five groups of four characters: 100 bits, and still easy to type. */
export function makePassword(): string {
  const group = () => Array.from({ length: 4 }, () => letters[randomInt(letters.length)]).join('');
  return Array.from({ length: 5 }, group).join('-');
}
