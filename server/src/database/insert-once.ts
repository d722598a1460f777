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

const iso = (ms: number) => new Date(ms).toISOString();

/** Stores a submission once: the same words twice within seconds, even at once in two processes, are one row. */
export async function insertOnce(
  repository: Repository<Submission>,
  row: Submission,
  words: unknown[],
): Promise<{ id: number; isNew: boolean }> {
  const now = Date.now();
  const fingerprint = createHash('sha256').update(JSON.stringify(words)).digest('base64url');
  Object.assign(row, { fingerprint, createdAt: iso(now) });
  try {
    await repository.insert(row);
    return { id: row.id, isNew: true };
  } catch (error) {
    if (!isDuplicate(error)) throw error;
  }
  // An older row loses its fingerprint. So does one with a time in the future: the clock has been set back since.
  const old = Or(LessThan(iso(now - sameWithinMs)), MoreThan(iso(now + sameWithinMs)));
  await repository.update({ fingerprint, createdAt: old }, { fingerprint: null });
  const first = await repository.findOneBy({ fingerprint });
  return first ? { id: first.id, isNew: false } : insertOnce(repository, row, words);
}
