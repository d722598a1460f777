import type { DataSource } from 'typeorm';

/** A number that a trigger raises with every change of a question, whichever process or program makes it. */
export async function readRevision(dataSource: DataSource): Promise<string> {
  const [row] = await dataSource.query<{ value: number | string }[]>('SELECT value FROM revision');
  return String(row?.value);
}
