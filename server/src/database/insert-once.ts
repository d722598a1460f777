import { createHash } from 'node:crypto';
import { setImmediate as nextTurn } from 'node:timers/promises';
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

let turn = Promise.resolve();

/** SQLite stops the process while it writes, so others are read and answered between one submission and the next. */
const takeTurn = () => (turn = turn.then(() => nextTurn()));

const iso = (ms: number) => new Date(ms).toISOString();

/** The new id, and nothing else: `Repository.insert` reads each row again on SQLite, which takes a fifth of a write. */
async function insert(repository: Repository<Submission>, row: Submission): Promise<number> {
  const statement = repository.createQueryBuilder().insert().values(row).updateEntity(false);
  if (repository.metadata.dataSource.driver.isReturningSqlSupported('insert')) statement.returning('id');
  const { raw }: { raw: number | [{ id: number }] } = await statement.execute();
  return typeof raw === 'number' ? raw : raw[0].id;
}

/** Stores a submission once: the same words twice within seconds, even at once in two processes, are one row. */
export async function insertOnce(
  repository: Repository<Submission>,
  row: Submission,
  words: unknown[],
): Promise<Inserted> {
  await takeTurn();
  const now = Date.now();
  const fingerprint = createHash('sha256').update(JSON.stringify(words)).digest('base64url');
  Object.assign(row, { fingerprint, createdAt: iso(now) });
  try {
    return { id: await insert(repository, row), isNew: true };
  } catch (error) {
    if (!isDuplicate(error)) throw error;
  }
  // An older row loses its fingerprint. So does one with a time in the future: the clock has been set back since.
  const old = Or(LessThan(iso(now - sameWithinMs)), MoreThan(iso(now + sameWithinMs)));
  await repository.update({ fingerprint, createdAt: old }, { fingerprint: null });
  const first = await repository.findOneBy({ fingerprint });
  return first ? { id: first.id, isNew: false } : insertOnce(repository, row, words);
}
