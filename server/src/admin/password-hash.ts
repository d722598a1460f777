import { hash, verify } from '@node-rs/argon2';
import fastq from 'fastq';
import { randomInt } from 'node:crypto';

/** argon2id with 19 MiB and two passes. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

export const hashPassword = (password: string): Promise<string> => hash(password, cost);

// No l, 1, o or 0: the password is read from a terminal and typed into a form.
const letters = 'abcdefghijkmnpqrstuvwxyz23456789';

/** Five groups of four: 100 bits, and still easy to type. */
export function makePassword(): string {
  const group = () => Array.from({ length: 4 }, () => letters[randomInt(letters.length)]).join('');
  return Array.from({ length: 5 }, group).join('-');
}

const atOnce = 2;

/** Each check costs 19 MiB and a core for a moment, so two run at once. A connection waits for one at most. */
export class PasswordChecks {
  private readonly queue = fastq.promise(
    ({ hashed, password }: { hashed: string; password: string }) => verify(hashed, password),
    atOnce,
  );

  matches(hashed: string, password: string): Promise<boolean> {
    return this.queue.push({ hashed, password });
  }
}
