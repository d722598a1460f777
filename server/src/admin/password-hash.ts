import { hash, verify } from '@node-rs/argon2';
import { randomInt } from 'node:crypto';
import { tooManyRequests } from '../http/api-error.js';

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
const mostWaiting = 20;

/** Each check costs 19 MiB and a core for a moment, so few run at once and few may wait. */
export class PasswordChecks {
  private running = 0;
  private readonly waiting: (() => void)[] = [];

  async matches(hashed: string, password: string): Promise<boolean> {
    if (this.running >= atOnce) await this.queue();
    else this.running += 1;
    try {
      return await verify(hashed, password);
    } finally {
      const next = this.waiting.shift();
      if (next) next();
      else this.running -= 1;
    }
  }

  /** A check that ends gives its slot to the next one waiting, so the number of running checks stays the same. */
  private queue(): Promise<void> {
    if (this.waiting.length >= mostWaiting) throw tooManyRequests(2);
    return new Promise((resolve) => this.waiting.push(resolve));
  }
}
