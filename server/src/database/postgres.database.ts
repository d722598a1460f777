import type { Pool } from 'pg';
import { Database, type DatabaseHealth, DatabaseUnavailable, type Value } from './database.js';

const codeOf = (error: unknown) => (error instanceof Error && 'code' in error ? String(error.code) : '');

/** Connection lost, out of resources, shutting down, statement cancelled; or a read-only transaction. */
function isAway(error: unknown): boolean {
  const code = codeOf(error);
  const refused = /^(08|53|57)/.test(code) || code === '25006' || /^E[A-Z]+$/.test(code);
  return refused || (error instanceof Error && /timeout|terminated|Connection ended/i.test(error.message));
}

export class PostgresDatabase extends Database {
  private readonly names = new Map<string, string>();

  constructor(private readonly pool: Pool) {
    super();
  }

  async read<Row>(sql: string, values: readonly Value[] = []): Promise<Row[]> {
    let name = this.names.get(sql);
    // A name makes the server keep the parsed and planned statement per connection.
    if (!name) this.names.set(sql, (name = `statement_${this.names.size}`));
    try {
      const result = await this.pool.query({ name, text: sql, values: [...values] });
      return result.rows as Row[];
    } catch (error) {
      throw isAway(error) ? new DatabaseUnavailable(codeOf(error)) : error;
    }
  }

  async write<Row>(sql: string, values: readonly Value[] = []): Promise<Row[]> {
    try {
      const rows = await this.read<Row>(sql, values);
      this.writeSucceeded();
      return rows;
    } catch (error) {
      if (error instanceof DatabaseUnavailable) this.writeFailed();
      throw error;
    }
  }

  async health(): Promise<DatabaseHealth> {
    try {
      const [row] = await this.read<{ readonly: string }>(
        `SELECT current_setting('transaction_read_only') AS readonly`,
      );
      const writable = row?.readonly === 'off' && (await this.canWrite());
      return writable ? 'ok' : 'degraded';
    } catch {
      return 'down';
    }
  }
}
