import { createHash } from 'node:crypto';
import type { Database, Value } from './database.js';

/** A second press of the button, a retry of the browser: the same words within this time are the same submission. */
const sameWithinMs = 10_000;

interface Inserted {
  id: number;
  isNew: boolean;
}

/** Keeps a submission, once: twice the same within seconds (also at the same moment, in two processes) is one row. */
export async function insertOnce(
  database: Database,
  table: 'question' | 'message',
  fields: Record<string, Value>,
): Promise<Inserted> {
  const now = Date.now();
  const fingerprint = createHash('sha256').update(JSON.stringify(fields)).digest('base64url');
  const row = { ...fields, fingerprint, created_at: new Date(now).toISOString() };
  const marks = Object.keys(row).map((_, index) => `$${index + 1}`);
  const insert = async () => {
    const sql = `INSERT INTO ${table} (${Object.keys(row).join(', ')}) VALUES (${marks.join(', ')})
      ON CONFLICT (fingerprint) DO NOTHING RETURNING id`;
    return (await database.write<{ id: number }>(sql, Object.values(row)))[0]?.id;
  };

  const id =
    (await insert()) ?? ((await releaseOld(database, table, fingerprint, now)) ? await insert() : undefined);
  if (id !== undefined) return { id, isNew: true };
  const find = `SELECT id FROM ${table} WHERE fingerprint = $1`;
  const [first] = await database.read<{ id: number }>(find, [fingerprint]);
  return { id: first?.id ?? 0, isNew: false };
}

/** An older row gives its fingerprint up. One from the future is older too: the clock has been put back since. */
async function releaseOld(
  database: Database,
  table: string,
  fingerprint: string,
  now: number,
): Promise<boolean> {
  const at = (ms: number) => new Date(ms).toISOString();
  const sql = `UPDATE ${table} SET fingerprint = NULL
    WHERE fingerprint = $1 AND (created_at < $2 OR created_at > $3) RETURNING id`;
  const released = await database.write(sql, [fingerprint, at(now - sameWithinMs), at(now + sameWithinMs)]);
  return released.length > 0;
}
