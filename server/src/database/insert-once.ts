import { createHash } from 'node:crypto';
import { LessThan, MoreThan, Or, type Repository } from 'typeorm';
import { isDuplicate } from './unavailable.js';

/** A second press of the button, a retry of the browser: the same words within this time are the same submission. */
const sameWithinMs = 10_000;

/** What a table must have for this: `fingerprint` is unique in it. */
export interface Submission {
  id: number;
  fingerprint: string | null;
  createdAt: string;
}

interface Inserted {
  id: number;
  isNew: boolean;
}

const iso = (ms: number) => new Date(ms).toISOString();

/** Stores a submission once: the same words twice within seconds, even at once in two processes, are one row. */
export async function insertOnce(
  repository: Repository<Submission>,
  row: Submission,
  words: unknown[],
): Promise<Inserted> {
  const now = Date.now();
  const fingerprint = createHash('sha256').update(JSON.stringify(words)).digest('base64url');
  Object.assign(row, { fingerprint, createdAt: iso(now) });
  for (;;) {
    if (await wasInserted(repository, row)) return { id: row.id, isNew: true };
    // An older row loses its fingerprint. So does one with a time in the future: the clock has been set back since.
    const old = Or(LessThan(iso(now - sameWithinMs)), MoreThan(iso(now + sameWithinMs)));
    const { affected } = await repository.update({ fingerprint, createdAt: old }, { fingerprint: null });
    const first = affected === 0 ? await repository.findOneBy({ fingerprint }) : null;
    if (first) return { id: first.id, isNew: false };
  }
}

async function wasInserted(repository: Repository<Submission>, row: Submission): Promise<boolean> {
  try {
    await repository.insert(row);
    return true;
  } catch (error) {
    if (isDuplicate(error)) return false;
    throw error;
  }
}
