import { createHash } from 'node:crypto';
import { LessThan, MoreThan, Or, type Repository } from 'typeorm';
import { isDuplicate } from './unavailable.js';

/** Two submissions of the same text within this time count as one, because people press twice and browsers retry. */
const sameWithinMs = 10_000;

/** Columns that `insertOnce` needs. `fingerprint` must have a unique index. */
interface Submission {
  id: number;
  fingerprint: string | null;
  createdAt: string;
}

const iso = (ms: number) => new Date(ms).toISOString();

/** Inserts a submission, or finds the same one from seconds ago. Works across several servers. */
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
  // An older row gives up its fingerprint, so that the text can be sent again. A future time means that the clock was
  // set back.
  const old = Or(LessThan(iso(now - sameWithinMs)), MoreThan(iso(now + sameWithinMs)));
  await repository.update({ fingerprint, createdAt: old }, { fingerprint: null });
  const first = await repository.findOneBy({ fingerprint });
  return first ? { id: first.id, isNew: false } : insertOnce(repository, row, words);
}
